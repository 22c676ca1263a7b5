import type { AnswerPart, Question } from '../answer/answer.ts';
import type { Language } from '../language/translate.ts';
import type { Shelf } from '../shelf/shelf.ts';
import type { Tools } from '../tools/tools.ts';

export const say = (content: string): AnswerPart => ({ type: 'content', content });

/** One answer under way. */
export type Talk = Question & {
  tools: Tools;
  /** What the message is read by. */
  shelf: Shelf;
  turn: number;
  language: Language;
  english: string;
};

/** Words that stand by themselves. */
export async function* pieces(texts: Iterable<string>, { memory }: Talk): AsyncIterable<AnswerPart> {
  for (const text of texts) yield say(text);
  if (memory.language && memory.language !== 'en') yield { type: 'remember', memory };
}
