import { type Lexicon, lexicon, type Phrase } from './language/lexicon.ts';
import { cuesOf, rootOf, type Use } from './language/uses.ts';
import { Reading } from './reading.ts';

/** Words for a gift. */
const GIFTS: ReadonlySet<string> = new Set(['gift', 'gifts', 'present', 'presents']);
/** Words for an unnamed thing, such as `something`. The rest of the query states its use. */
const UNNAMED = new Set(['something', 'anything', 'what', 'stuff', 'things', 'how', 'ideas', 'protection', ...GIFTS]);
const WEARING: ReadonlySet<string> = new Set(['wear', 'wearing', 'outfit']);
/** Cues so general that less general ones precede them, by how general they are: a beach vacation is for the beach,
 * and a summer wedding is a wedding. */
const MOST_GENERAL = 2;
const GENERAL: ReadonlyMap<string, number> = new Map([
  ...'trip travel vacation holiday journey summer winter spring fall autumn'.split(' ').map((cue) => [cue, 1] as const),
  ...[...GIFTS, ...WEARING].map((cue) => [cue, MOST_GENERAL] as const),
]);
const WORN = ['clothing', 'shoes'];
/** Verbs that begin a query about the use of a thing. */
const NEEDS = new Set([
  'keep',
  'carry',
  'hold',
  'protect',
  'store',
  'cover',
  'hide',
  'tell',
  'stop',
  'to',
  'stay',
  'tie',
  'wash',
]);
/** Words that ask for a place or a way; with a verb of need the query is about the use of a thing. */
const ASKS = new Set(['where', 'which']);

/** Minimum score of a kind relative to the best one at which it is used, too. */
const NEAR_BEST = 0.75;

/** A use of goods whose cues occur in a query, with the places of their words. */
export type Cued = {
  use: Use;
  weight: number;
  places: number[];
  /** How general the most specific of its words is; 0 unless all are general, such as those for a gift. */
  generality: number;
};

/** Whether a query states what a thing is for instead of its name. */
export function namesNothing(tokens: readonly string[]): boolean {
  if (tokens.length < 2) return false;
  if (tokens.some((token) => UNNAMED.has(token))) return true;
  const needs = (token: string) => NEEDS.has(token) && token !== 'to';
  const [first = '', second] = tokens;
  // A `tie for a wedding` is a thing.
  return tokens.length > 2 && ((NEEDS.has(first) && second !== 'for') || (ASKS.has(first) && tokens.some(needs)));
}

/** Returns the uses whose cues occur in the query, each with the weight of those cues. */
export function cuesIn(reading: Reading, heads: readonly Phrase[]): Cued[] {
  const isHead = (at: number) => heads.some(({ from, to }) => at >= from && at < to);
  const { uses } = reading.words;
  // `Fit` is no form of "fitness".
  const isOut = (token: string, at: number) => reading.taken[at] || isHead(at) || !reading.words.mayCue(token);
  const forms = reading.tokens.map((token, at) => (isOut(token, at) ? [] : cuesOf(token)));
  const placeOf = (word: string) => forms.findIndex((its) => its.includes(word));
  return uses.flatMap((use) => {
    const found = use.cues.filter((cue) => cue.every((word) => placeOf(word) >= 0));
    if (found.length === 0) return [];
    const roots = [...new Set(found.map(rootOf))];
    const weight = roots.reduce((sum, root) => sum + (use.weights.get(root) ?? 0), 0);
    const places = found.flat().map(placeOf);
    const generality = Math.min(...places.map((at) => GENERAL.get(reading.tokens[at] ?? '') ?? 0));
    return [{ use, weight, places, generality }];
  });
}

/** Whether words together state a use of goods: `dry skin`. */
export function isCuePhrase({ uses }: Lexicon, tokens: readonly string[]): boolean {
  const forms = tokens.map(cuesOf);
  const isSaid = (cue: readonly string[]) =>
    cue.length === forms.length && cue.every((word, at) => forms[at]?.includes(word));
  return uses.some(({ cues }) => cues.some(isSaid));
}

/** Whether the name of a thing ends words for a use that do not describe it: a `first flat` is no shoe. */
export function endsCue({ tokens, words }: Reading, { from, to }: Phrase): boolean {
  const isFiller = words.meaningsOf([tokens[from - 1] ?? '']).some(({ type }) => type === 'filler');
  return isFiller && isCuePhrase(words, tokens.slice(from - 1, to));
}

/** Whether a query names the thing that is the gift, directly beside that word: `perfume gift set`. */
export const isGiftOf = (tokens: readonly string[], heads: readonly Phrase[]): boolean =>
  heads.some(({ from, to }) => GIFTS.has(tokens[to] ?? '') || GIFTS.has(tokens[from - 1] ?? ''));

/** Returns the uses that a query means: the heaviest of the least general ones, the best first. */
export function usesMeant(cued: readonly Cued[]): Use[] {
  // A gift for somebody who drinks coffee is a cup and no watch.
  const least = Math.min(...cued.map(({ generality }) => generality));
  const specific = cued.filter(({ generality }) => generality === least);
  const best = Math.max(...specific.map(({ weight }) => weight));
  const near = specific.filter(({ weight }) => weight >= best * NEAR_BEST);
  return near.sort((a, b) => b.weight - a.weight).map(({ use }) => use);
}

/** Whether the kinds of uses suit equally: those of a gift, or of a day at the beach. */
export const suitEqually = (uses: readonly Use[]): boolean => uses.length > 0 && uses.every(({ areEqual }) => areEqual);

/** Returns the words that suit the best of these uses. */
export const wordsOf = ([best]: readonly Use[]): readonly string[] => best?.words ?? [];

/** Returns the kinds of these uses, the best first. */
export const kindsOf = (uses: readonly Use[]): string[] => [...new Set(uses.flatMap(({ kinds }) => kinds))];

/** Returns the kinds that belong to the words of a use, the best first. */
export function usesOf(words: readonly string[]): string[] {
  const reading = new Reading(words, lexicon());
  return kindsOf(usesMeant(cuesIn(reading, [])));
}

/** Whether a kind is one of clothes or shoes. */
export const isWorn = (kind: string): boolean => WORN.some((above) => lexicon().kinds.isBelow(kind, above));

/** Returns the kinds that are worn if a query says so: `something to wear on a flight` is no luggage. */
export function wornIf({ tokens, words }: Reading, kinds: string[]): string[] {
  if (!tokens.some((token) => WEARING.has(token))) return kinds;
  const worn = kinds.filter(isWorn);
  return worn.length > 0 ? worn : kindsOf(usesMeant(cuesIn(new Reading(['wear'], words), [])));
}
