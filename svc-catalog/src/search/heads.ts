import type { Shop } from './brands.ts';
import { valuesOf } from './conditions.ts';
import type { Phrase } from './language/lexicon.ts';
import type { Reading } from './reading.ts';

const BEGINS_COMPLEMENT = new Set(['for', 'with', 'to', 'that', 'which', 'on', 'from', 'under', 'without']);
const JOINS = new Set(['and', 'or']);
/** Words behind several kinds that are wanted together: `belt wallet set`. */
const TOGETHER = new Set(['set', 'sets', 'combo', 'combos']);

/** Whether a phrase that only WordNet lists states what goods are for: `office wear`, or `school` if none is sold. */
function isOccasion({ tokens, words }: Reading, phrase: Phrase, shop: Shop): boolean {
  const kinds = valuesOf(phrase, 'kind');
  if (!kinds.every((kind) => words.kinds.isGeneral(kind))) return false;
  const isWear = [tokens[phrase.to], tokens[phrase.to - 1]].includes('wear');
  const own = tokens.slice(phrase.from, phrase.to);
  const isCue = own.every((token) => words.isCue(token));
  return isWear || (isCue && !kinds.some(shop.hasKind));
}

/** Whether two kinds have a color each, so that both are wanted: `white shirt black tie`. */
function areColored(phrases: readonly Phrase[], first: Phrase | undefined, second: Phrase): boolean {
  const colorBefore = ({ from }: Phrase) =>
    phrases.find((phrase) => phrase.to === from && valuesOf(phrase, 'color').length > 0);
  return first !== undefined && colorBefore(first) !== undefined && colorBefore(second)?.from === first.to;
}

/**
 * Returns the phrases that name the wanted thing itself: the last kind before `for`, `with` …, and those joined to it.
 */
export function headsOf(reading: Reading, phrases: readonly Phrase[], shop: Shop): Phrase[] {
  const { tokens } = reading;
  const kinds = phrases.filter((phrase) => valuesOf(phrase, 'kind').length > 0 && !isOccasion(reading, phrase, shop));
  let segment: Phrase[] = [];
  const isOwn = (phrase: Phrase) => valuesOf(phrase, 'kind').some((kind) => !reading.words.kinds.isGeneral(kind));
  const isSold = (phrase: Phrase) => valuesOf(phrase, 'kind').some((kind) => shop.hasKind(kind));
  const areTogether = TOGETHER.has(tokens[kinds.at(-1)?.to ?? 0] ?? '');
  for (const phrase of kinds) {
    const last = segment.at(-1);
    // The shop's own kind precedes a word of WordNet of which it has nothing: `black boots platform`.
    if (last && isOwn(last) && !isOwn(phrase) && !isSold(phrase)) continue;
    const between = last ? tokens.slice(last.to, phrase.from) : [];
    if (between.some((token) => BEGINS_COMPLEMENT.has(token))) break;
    const isJoined = areTogether || between.some((token) => JOINS.has(token)) || areColored(phrases, last, phrase);
    segment = [...(isJoined ? segment : segment.slice(0, -1)), phrase];
  }
  return segment;
}
