import { stem } from '@ethereal/service-kit/stem';
import type { Catalog } from './catalog.ts';
import { isWellKnown } from './language/brands.ts';
import { lexicon, type Meaning } from './language/lexicon.ts';
import { places } from './reading.ts';
import { distanceOf, nearSpellings, withConsonantsOf } from './spelling.ts';
import { countForms, countLive, isInShop, itemsOf, itemsWith } from './word-counts.ts';
import { apart, brandApart, joinParts } from './written-apart.ts';

/** Minimum length of a word that is corrected; shorter words are near to too many others. */
const MIN_LENGTH = 4;
/** Maximum cost of the edits, by length of the word. */
const MAX_COST = [
  { length: 5, cost: 1 },
  { length: 6, cost: 2 },
  { length: Number.POSITIVE_INFINITY, cost: 2.5 },
];
/** Maximum cost of the edits of common English, and to kinds that no item has. */
const MAX_COST_OF_COMMON = 1;
/** Extra cost of a different first letter, which is rarely wrong. */
const OTHER_FIRST_LETTER = 0.6;
/** Bonus for each power of ten of items that have the word, which makes it more likely. */
const PER_POWER = 0.22;
/** Bonus for a word that names a kind together with its neighbors: `eye shaows`. */
const IN_PHRASE = 0.5;
/** Bonus for a word that names one of the shop's kinds, for which shoppers search most often. */
const NAMES_KIND = 0.35;
/** Maximum length of such a phrase, in words. */
const MAX_PHRASE = 3;
/** Minimum ratio of the items of a correction to those of the word itself, where some item has the word. */
const RARER = 10;
/** Least number of unknown words for each corrected one at which a text counts as another language. */
const FOREIGN = 2;

/** Texts that are corrected. Others are not, because cursors contain the correction. Input: at most 40 words. */
const CORRECTABLE = /^[\x20-\x7e]{1,100}$/;

/**
 * Words to which a typed word may be corrected. `any`: every word. `phrases`: words that complete a phrase. `begun`:
 * these, and kinds of which only the last letter is missing, because the visitor may still be typing. `kinds`: kinds,
 * or words that complete a phrase, for the only common English that no item has.
 */
type Freedom = 'any' | 'phrases' | 'begun' | 'kinds';
/** A word of a query with its neighbors. */
type Place = { tokens: readonly string[]; at: number };

export type CorrectOptions = {
  /** Whether words that some item has may also be typos of kinds, because no item has all the words. */
  doubts?: boolean | undefined;
  /** Words that stay as they are. */
  keeps?: ReadonlySet<string> | undefined;
};

const NONE: ReadonlySet<string> = new Set();
/** Returns the corrected form of each word; undefined when no word is corrected. */
export function correct(
  catalog: Catalog,
  tokens: readonly string[],
  { doubts = false, keeps = NONE }: CorrectOptions = {},
): string[] | undefined {
  if (!CORRECTABLE.test(tokens.join(' '))) return undefined;
  const words = lexicon();
  const phrases = words.phrasesOf(tokens);
  const covered = new Set(phrases.flatMap(places));
  const hasKind = phrases.some(({ meanings }) => meanings.some(isShopKind));
  // "Skiing" is what one does with a known thing.
  const isDoing = (token: string) => token.endsWith('ing') && words.meaningsOf([token.slice(0, -3)]).length > 0;
  const isKept = (token: string, at: number) =>
    covered.has(at) || words.isKnown(token) || isDoing(token) || keeps.has(token);
  const isPlain = (token: string, at: number) =>
    words.isCommon(token) && !isKept(token, at) && !isInShop(catalog, token);
  // Beside other common English, a word tells a story: the shifts of `winter nursing shifts` are no shirts.
  const isStory = tokens.filter(isPlain).length > 1;
  const ofKnown = doubts && !isStory ? 'kinds' : undefined;
  const ofCommon = hasKind || isStory ? 'phrases' : 'kinds';
  const freedomOf = (token: string, at: number): Freedom | undefined => {
    if (isKept(token, at)) return undefined;
    if (fullForm(catalog, token) !== undefined) return 'any';
    if (isInShop(catalog, token)) return ofKnown;
    if (brandApart(catalog, token)) return 'any';
    if (isWellKnown(token)) return undefined;
    if (words.isCommon(token)) return ofCommon;
    return at === tokens.length - 1 && isBeginning(catalog, token) ? 'begun' : 'any';
  };
  let [changed, unknown] = [0, 0];
  const result = tokens.map((token, at) => {
    const freedom = freedomOf(token, at);
    const meant = freedom && corrected(catalog, { tokens, at }, freedom);
    if (meant === undefined) {
      if (freedom === 'any' || freedom === 'begun') unknown++;
      return token;
    }
    changed++;
    return meant;
  });
  const joined = joinParts(catalog, result, phrases);
  return joined || (changed > 0 && unknown < FOREIGN * changed) ? (joined ?? result) : undefined;
}

const isShopKind = ({ type, value }: Meaning) => type === 'kind' && !lexicon().kinds.isGeneral(value);

function isBeginning({ vocabulary }: Catalog, word: string): boolean {
  if (word.length < 3) return true;
  for (const _ of vocabulary.startingWith(word)) return true;
  return false;
}

/** Returns the number of items with a kind that a word names together with its neighbors. */
function itemsOfPhrase(catalog: Catalog, { tokens, at }: Place, word: string): number {
  let highest = 0;
  for (let from = Math.max(0, at - MAX_PHRASE + 1); from <= at; from++)
    for (let to = Math.max(at + 1, from + 2); to <= Math.min(tokens.length, from + MAX_PHRASE); to++) {
      const phrase = [...tokens.slice(from, at), word, ...tokens.slice(at + 1, to)];
      for (const meaning of lexicon().meaningsOf(phrase))
        if (isShopKind(meaning)) highest = Math.max(highest, itemsWith(catalog, meaning));
    }
  return highest;
}

/** Returns what makes a correction less likely than its edits alone, or more likely if negative. */
function surchargeOf(typed: string, word: string, isInPhrase: boolean): number {
  const bonus = (isInPhrase ? IN_PHRASE : 0) + (namesKind(word) ? NAMES_KIND : 0);
  return (word[0] === typed[0] ? 0 : OTHER_FIRST_LETTER) - bonus;
}

/** Returns the most likely correction of a word; undefined when no word is near enough. */
function corrected(catalog: Catalog, place: Place, freedom: Freedom): string | undefined {
  const word = place.tokens[place.at] ?? '';
  const full = freedom === 'any' ? fullForm(catalog, word) : undefined;
  if (full !== undefined) return full;
  if (word.length < MIN_LENGTH || /\d/.test(word)) return undefined;
  const brand = freedom === 'any' ? brandApart(catalog, word) : undefined;
  if (brand !== undefined) return brand;
  const longest = MAX_COST.find(({ length }) => word.length <= length)?.cost ?? 0;
  const maxDistance = freedom === 'kinds' ? MAX_COST_OF_COMMON : longest;
  const minItems = RARER * countForms(catalog, word);
  // "Sleeveless" is the opposite of "sleeves".
  const lacked = word.endsWith('less') ? stem(word.slice(0, -'less'.length)) : undefined;
  let best: { word: string; cost: number } | undefined;
  const weigh = (candidate: string, countItems: (distance: number) => number) => {
    if (stem(candidate) === lacked) return;
    const distance = distanceOf(word, candidate, maxDistance);
    const isAlike = candidate[0] === word[0] || Math.abs(candidate.length - word.length) < 2;
    if (distance > maxDistance || !isAlike) return;
    const ofPhrase = itemsOfPhrase(catalog, place, candidate);
    const alone = isAllowed(freedom, word, candidate) ? countItems(distance) : 0;
    const items = Math.max(alone, ofPhrase);
    if (items <= minItems) return;
    const cost = distance + surchargeOf(word, candidate, ofPhrase > 0) - PER_POWER * Math.log10(1 + items);
    if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { word: candidate, cost };
  };
  for (const candidate of nearSpellings(word, maxDistance))
    weigh(candidate, (distance) => itemsOf(catalog, candidate, distance <= MAX_COST_OF_COMMON));
  if (freedom !== 'any') return best?.word;
  for (const { word: candidate, postings } of catalog.vocabulary.meantBy(word))
    weigh(candidate, () => countLive(catalog, postings));
  return best?.word ?? apart(word);
}

/** Returns the most frequent word of the shop's lists that is abbreviated to its consonants: `snkrs` for sneakers. */
function fullForm(catalog: Catalog, word: string): string | undefined {
  const all = withConsonantsOf(word);
  if (all.length === 0) return undefined;
  const minItems = RARER * countForms(catalog, word);
  const [best] = all
    .map((full) => ({ full, items: itemsOf(catalog, full, false) }))
    .filter(({ items }) => items > minItems)
    .sort((a, b) => b.items - a.items);
  return best?.full;
}

const namesKind = (word: string) => lexicon().meaningsOf([word]).some(isShopKind);

/** Whether a word may stand for a typed one without its neighbors. */
function isAllowed(freedom: Freedom, typed: string, word: string): boolean {
  if (freedom === 'any') return true;
  if (freedom === 'begun' && !(word.startsWith(typed) && word.length === typed.length + 1)) return false;
  return freedom !== 'phrases' && word[0] === typed[0] && namesKind(word);
}
