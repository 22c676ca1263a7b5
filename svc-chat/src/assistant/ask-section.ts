import { listWords } from '../goods/lines.ts';
import { type AnswerPart, remember, say, type Talk } from './talk.ts';

/** Maximum number of characters of a reply that a button offers. */
export const LONGEST_REPLY = 40;

/** Asks which section of the help pages a question is about, with a button for each, and points to the team. */
export function* askSection(titles: readonly string[], talk: Talk): Iterable<AnswerPart> {
  const turns = Object.fromEntries(titles.map((title) => [title.slice(0, LONGEST_REPLY), `help:${title}`]));
  const named = listWords(
    titles.map((title) => `“${title}”`),
    'or',
  );
  yield say(`I am not sure what you mean. Is it about ${named}? If not, please [ask the team](/ethereal/contact).`);
  yield { type: 'replies', replies: Object.keys(turns) };
  yield remember({ ...talk.memory, question: { message: talk.message, turns } });
}
