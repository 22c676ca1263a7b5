import type { AnswerPart, Question } from '../answer/answer.ts';
import type { Memory } from '../conversations/conversation.ts';
import type { GoodsIndex } from '../goods/index.ts';
import type { Language } from '../language/language.ts';
import type { Reading } from '../reading/reading.ts';
import type { Tools } from '../tools/tools.ts';

/** One answer in flight. */
export type Talk = Question & {
  tools: Tools;
  /** What the message is read by. */
  goods: GoodsIndex;
  reading: Reading;
  /** How many answers came before. */
  turn: number;
  language: Language;
};

/** What an answer says and remembers. */
export type Said = Iterable<AnswerPart> | AsyncIterable<AnswerPart>;

export const say = (content: string): AnswerPart => ({ type: 'content', content });
export const remember = (memory: Memory): AnswerPart => ({ type: 'remember', memory });

/** Whether a phrase names what the shop has or a dictionary knows. */
export const isKindFor =
  (goods: GoodsIndex) =>
  (phrase: string): boolean => {
    const words = phrase.split(' ');
    return goods.ofKind(words).named.length === words.length;
  };
