import { listWords } from '../goods/lines.ts';
import { type AnswerPart, LONGEST_REPLY, offer, say, type Talk } from './talk.ts';

/** Offers sections of the help pages, with a button for each. */
export function* offerSections(titles: readonly string[], talk: Talk): Iterable<AnswerPart> {
  const turns = titles.map((title) => [title.slice(0, LONGEST_REPLY), `help:${title}`]);
  if (titles.length > 0) yield* offer(Object.fromEntries(turns), talk);
}

/** Asks which section of the help pages a question is about, with a button for each, and points to the team. */
export function* askSection(titles: readonly string[], talk: Talk): Iterable<AnswerPart> {
  const quoted = titles.map((title) => `“${title}”`);
  yield say(
    `I am not sure what you mean. Is it about ${listWords(quoted, 'or')}? If not, please [ask the team](/ethereal/contact).`,
  );
  yield* offerSections(titles, talk);
}
