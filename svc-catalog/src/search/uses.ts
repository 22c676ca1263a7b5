import { type Lexicon, lexicon, type Phrase, type Use } from './language/lexicon.ts';
import { stem } from './language/stem.ts';
import { Reading } from './reading.ts';

/** Words for an unnamed thing, such as `something`. The rest of the query states its use. */
const UNNAMED = new Set([
  'something',
  'anything',
  'what',
  'stuff',
  'things',
  'gift',
  'gifts',
  'present',
  'presents',
  'how',
  'ideas',
  'protection',
]);
/** Cues so general that those of another use precede them. */
const GENERAL: ReadonlySet<string> = new Set(['gift', 'gifts', 'present', 'presents', 'wear', 'wearing', 'outfit']);
const WEARING: ReadonlySet<string> = new Set(['wear', 'wearing', 'outfit']);
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
  /** Whether only general words call for it, such as those for a gift. */
  isGeneral: boolean;
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

/** Returns the uses whose cues occur in the query, each with its weight: rarer and longer cues weigh more. */
export function cuesIn(reading: Reading, heads: readonly Phrase[]): Cued[] {
  const isHead = (at: number) => heads.some(({ from, to }) => at >= from && at < to);
  const stems = reading.tokens.map((token, at) => (reading.taken[at] || isHead(at) ? '' : stem(token)));
  const { uses } = reading.words;
  const frequency = new Map<string, number>();
  for (const { cues } of uses)
    for (const cue of cues) frequency.set(cue.join(' '), (frequency.get(cue.join(' ')) ?? 0) + 1);
  return uses.flatMap((use) => {
    const found = use.cues.filter((cue) => cue.every((candidate) => stems.includes(candidate)));
    if (found.length === 0) return [];
    const weight = found.reduce((sum, cue) => sum + cue.length ** 2 / (frequency.get(cue.join(' ')) ?? 1), 0);
    const places = found.flat().map((entry) => stems.indexOf(entry));
    return [{ use, weight, places, isGeneral: places.every((at) => GENERAL.has(reading.tokens[at] ?? '')) }];
  });
}

/** Returns the kinds that belong to the cues: those of the heaviest uses, the best first. */
export function kindsCalledFor({ uses }: Lexicon, cued: readonly Cued[]): string[] {
  if (uses.length === 0 || cued.length === 0) return [];
  const best = Math.max(...cued.map(({ weight }) => weight));
  const near = cued.filter(({ weight }) => weight >= best * NEAR_BEST).sort((a, b) => b.weight - a.weight);
  // A gift for somebody who drinks coffee is a cup and no watch.
  const specific = near.filter(({ isGeneral }) => !isGeneral);
  const called = specific.length > 0 ? specific : near;
  return [...new Set(called.flatMap(({ use }) => use.kinds))];
}

/** Returns the kinds that belong to the words of a use, the best first. */
export function usesOf(words: readonly string[]): string[] {
  const reading = new Reading(words, lexicon());
  return kindsCalledFor(reading.words, cuesIn(reading, []));
}

/** Whether a kind is one of clothes or shoes. */
export const isWorn = (kind: string): boolean => WORN.some((above) => lexicon().kinds.isBelow(kind, above));

/** Returns the kinds that are worn if a query says so: `something to wear on a flight` is no luggage. */
export function wornIf({ tokens, words }: Reading, kinds: string[]): string[] {
  if (!tokens.some((token) => WEARING.has(token))) return kinds;
  const worn = kinds.filter(isWorn);
  return worn.length > 0 ? worn : kindsCalledFor(words, cuesIn(new Reading(['wear'], words), []));
}
