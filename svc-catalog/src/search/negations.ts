import { EXCLUDING } from '@ethereal/contracts/denials';
import { valuesOf } from './conditions.ts';
import type { Exclusions } from './exclusions.ts';
import type { Lexicon, Phrase } from './language/lexicon.ts';
import { places, type Reading } from './reading.ts';

/** Phrases that exclude what follows them. */
const EXCLUDES = [
  ['anything', 'but'],
  ['other', 'than'],
  ['instead', 'of'],
  ['rather', 'than'],
  ['apart', 'from'],
  ['aside', 'from'],
  ['free', 'of'],
  ['besides'],
  ['neither'],
  ['less'],
];
/** Words between the excluding word and what it excludes: `not made of leather`, `without any wool`. */
const BETWEEN = new Set(['a', 'an', 'any', 'the', 'in', 'of', 'from', 'for', 'by', 'made', 'too', 'so', 'very']);
const JOINS = new Set(['or', 'nor', 'and']);
/** A contracted denial at the beginning, whose apostrophe tokens lack: `isnt red`. */
const DENIAL = /^[a-z]{2,6}nt(?= )/;
/** Maximum length of a phrase that is looked up, in words. */
const MAX_PHRASE = 3;
const LISTS = { kind: 'kinds', color: 'colors', material: 'materials', whom: 'forWhom' } as const;

/** Part of a query that excludes something: its tokens, and the list that receives its values. */
type Excluded = { from: number; to: number; list: keyof Exclusions; values: readonly string[] };

/** Returns the place behind an excluding word or phrase at a place; undefined without one. */
function behindExcluding(tokens: readonly string[], at: number): number | undefined {
  if (EXCLUDING.has(tokens[at] ?? '')) return at + 1;
  const found = EXCLUDES.find((phrase) => phrase.every((word, place) => tokens[at + place] === word));
  return found && at + found.length;
}

/** Whether an excluding word applies to the word at a place: the `sleeveless` of `not too sleeveless`. */
export function isDenied(tokens: readonly string[], at: number): boolean {
  let from = at;
  while (BETWEEN.has(tokens[from - 1] ?? '')) from--;
  return EXCLUDING.has(tokens[from - 1] ?? '');
}

function longestKnown(
  words: Lexicon,
  tokens: readonly string[],
  from: number,
  longest = MAX_PHRASE,
): Phrase | undefined {
  for (let to = Math.min(tokens.length, from + longest); to > from; to--) {
    const meanings = words.meaningsOf(tokens.slice(from, to));
    if (meanings.some(({ type, value }) => type !== 'filler' && !(type === 'kind' && words.kinds.isGeneral(value))))
      return { from, to, meanings };
  }
  return undefined;
}

/** Returns what a query excludes from a place on. */
function excludedAt(
  { tokens, words }: Reading,
  start: number,
  isBrand: (text: string) => boolean,
): Excluded | undefined {
  let from = start;
  while (BETWEEN.has(tokens[from] ?? '')) from++;
  const word = tokens[from];
  if (word === undefined) return undefined;
  const known = longestKnown(words, tokens, from);
  for (const type of ['material', 'color', 'kind', 'whom'] as const) {
    const values = known ? valuesOf(known, type) : [];
    if (known && values.length > 0) return { from, to: known.to, list: LISTS[type], values };
  }
  for (let to = Math.min(tokens.length, from + MAX_PHRASE); to > from; to--) {
    const text = tokens.slice(from, to).join(' ');
    if (isBrand(text)) return { from, to, list: 'brands', values: [text] };
  }
  const kinds = words.kindsFor(word);
  if (kinds.length > 0) return { from, to: from + 1, list: 'kinds', values: kinds };
  const isFiller = words.meaningsOf([word]).some(({ type }) => type === 'filler');
  if (isFiller || /\d|\$/.test(word)) return undefined;
  return { from, to: from + 1, list: 'words', values: [word] };
}

/** Returns the excluded part that a joining word adds to another: `or suede` after `not leather`. */
function joinedTo(last: Excluded, reading: Reading, isBrand: (text: string) => boolean): Excluded | undefined {
  if (last.list === 'words' || !JOINS.has(reading.tokens[last.to] ?? '')) return undefined;
  const next = excludedAt(reading, last.to + 1, isBrand);
  return next?.list === last.list ? next : undefined;
}

/** Adds the values of a part and of those joined to it. Returns the place behind them. */
function addPart(excluded: Exclusions, reading: Reading, part: Excluded, isBrand: (text: string) => boolean): number {
  let to = part.to;
  for (let more: Excluded | undefined = part; more; more = joinedTo(more, reading, isBrand)) {
    excluded[more.list].push(...more.values);
    // `not hooded` leaves out hoodies and hooded coats, and `not floral` vases and floral dresses.
    const word = reading.tokens[more.from] ?? '';
    if (more.list === 'kinds' && more.to - more.from === 1) excluded.words.push(word);
    to = more.to;
  }
  return to;
}

/** Reads what a query excludes. */
export function readNegations(reading: Reading, excluded: Exclusions, isBrand: (text: string) => boolean): void {
  const { tokens } = reading;
  for (let at = 0; at < tokens.length; at++) {
    const behind = reading.taken[at] ? undefined : behindExcluding(tokens, at);
    const part = behind === undefined ? freeOf(reading, at) : excludedAt(reading, behind, isBrand);
    if (!part || reading.taken.slice(part.from, part.to).includes(true)) continue;
    const to = addPart(excluded, reading, part, isBrand);
    reading.take(at, to);
    reading.show('without', tokens.slice(at, to).join(' ').replace(DENIAL, 'not'), places({ from: at, to }));
  }
}

/** Reads a material or a kind that the goods are free of: `leather free`, `fragrance free`. */
function freeOf({ tokens, taken, words }: Reading, at: number): Excluded | undefined {
  if (taken[at] || tokens[at + 1] !== 'free' || tokens[at + 2] === 'of') return undefined;
  const known = longestKnown(words, tokens, at, 1);
  for (const type of ['material', 'kind'] as const) {
    const values = known ? valuesOf(known, type) : [];
    if (values.length > 0) return { from: at, to: at + 2, list: LISTS[type], values };
  }
  return undefined;
}
