import { lexicon } from './language/lexicon.ts';

/** Cost of an edit. Doubled letters and swapped vowels cost less, because they are more frequent than other typos. */
const EDIT = 1;
/** Cost of a swap of two letters. */
const SWAP = 0.8;
/** Swap of two letters of which one is another vowel: `sandles` for `sandals`. */
const SWAP_OF_VOWEL = 1;
/** Cost of a letter that is missing beside, or repeats, an equal one. */
const DOUBLED = 0.5;
/** Cost of another vowel. */
const VOWEL = 0.7;
/** Cost of another letter with the same sound. */
const SAME_SOUND = 0.7;
/** Code of the letter a. */
const CODE_OF_A = 97;
const VOWELS = new Set('aeiouy');
const SOUNDS = ['ckqsx', 'sz', 'fv', 'gj', 'td', 'mn', 'wv'];
const isDoubled = (word: string, at: number) => word[at] === word[at - 1] || word[at] === word[at + 1];

function costOfChange(a: string, b: string): number {
  if (a === b) return 0;
  if (VOWELS.has(a) && VOWELS.has(b)) return VOWEL;
  return SOUNDS.some((letters) => letters.includes(a) && letters.includes(b)) ? SAME_SOUND : EDIT;
}

type Rows = readonly (readonly number[])[];
const areVowels = (...letters: (string | undefined)[]) => letters.every((letter) => VOWELS.has(letter ?? ''));

/**
 * Returns the cost of two words up to letters that were swapped: neighbors, or vowels around a letter.
 * @param earlier rows of the table before the last one, the last of them first
 */
function costOfSwap(a: string, at: number, b: string, to: number, earlier: Rows): number {
  const [last, previous] = [a[at], a[at - 1]];
  const [lastOfB, previousOfB] = [b[to], b[to - 1]];
  const costBefore = (letters: number) => earlier[letters - 2]?.[to + 1 - letters] ?? Number.POSITIVE_INFINITY;
  if (previous === lastOfB && last === previousOfB) return costBefore(2) + SWAP;
  if (previous === lastOfB ? areVowels(last, previousOfB) : last === previousOfB && areVowels(previous, lastOfB))
    return costBefore(2) + SWAP_OF_VOWEL;
  const isAround = previous === previousOfB && a[at - 2] === lastOfB && last === b[to - 2];
  return isAround && areVowels(last, lastOfB) ? costBefore(3) + SWAP : Number.POSITIVE_INFINITY;
}

const costOfLetter = (word: string, at: number) => (isDoubled(word, at) ? DOUBLED : EDIT);

/** Fills the row of the table for one letter of `a`, from the rows before it. */
function nextRow(a: string, b: string, at: number, row: readonly number[], earlier: Rows): number[] {
  const next = [(row[0] ?? 0) + costOfLetter(a, at)];
  for (let to = 0; to < b.length; to++) {
    const changed = (row[to] ?? 0) + costOfChange(a[at] ?? '', b[to] ?? '');
    const left = (row[to + 1] ?? 0) + costOfLetter(a, at);
    const added = (next[to] ?? 0) + costOfLetter(b, to);
    const swapped = at > 0 && to > 0 ? costOfSwap(a, at, b, to, earlier) : Number.POSITIVE_INFINITY;
    next.push(Math.min(changed, left, added, swapped));
  }
  return next;
}

/**
 * Returns the weighted edit distance of two words (optimal string alignment), or infinity once it exceeds
 * `maxDistance`.
 */
export function distanceOf(a: string, b: string, maxDistance: number): number {
  if (Math.abs(a.length - b.length) > maxDistance / DOUBLED) return Number.POSITIVE_INFINITY;
  let earlier: number[][] = [];
  let row = [0];
  for (let at = 0; at < b.length; at++) row.push((row[at] ?? 0) + costOfLetter(b, at));
  for (let at = 0; at < a.length; at++) {
    const next = nextRow(a, b, at, row, earlier);
    // A swap skips up to two rows, each of which adds at most one edit.
    if (Math.min(...next) > maxDistance + 2 * EDIT - SWAP) return Number.POSITIVE_INFINITY;
    earlier = [row, ...earlier.slice(0, 1)];
    row = next;
  }
  return row[b.length] ?? Number.POSITIVE_INFINITY;
}

/** Returns a bit set of the letters in a word. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << ((word.charCodeAt(at) - CODE_OF_A) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** The words of the shop's lists with their letters, by which most are excluded before the comparison. */
let spellings: { word: string; letters: number }[] | undefined;
/** Returns the words of the shop's lists whose letters allow the distance. */
export function nearSpellings(word: string, maxDistance: number): string[] {
  spellings ??= lexicon().spellings.map((spelling) => ({ word: spelling, letters: lettersOf(spelling) }));
  const letters = lettersOf(word);
  // An edit changes at most two letters of the set.
  const differing = 2 * Math.floor(maxDistance / VOWEL);
  return spellings
    .filter((candidate) => countBits(candidate.letters ^ letters) <= differing)
    .map((entry) => entry.word);
}

/** Returns the letters of a word that an abbreviation keeps: its consonants, doubled ones and `ck` as one. */
const consonantsOf = (word: string): string =>
  word
    .replaceAll('ck', 'k')
    .replaceAll(/[aeiou]/g, '')
    .replaceAll(/(.)\1+/g, '$1');

/** An abbreviation: at least three letters without a vowel. */
const ABBREVIATION = /^[b-df-hj-np-tv-z]{3,}$/;
/** The words of the shop's lists by their consonants. */
let byConsonants: Map<string, string[]> | undefined;

/** Returns the words of the shop's lists with the consonants of an abbreviation, and none for another word. */
export function withConsonantsOf(word: string): readonly string[] {
  if (!ABBREVIATION.test(word)) return [];
  byConsonants ??= Map.groupBy(lexicon().spellings, consonantsOf);
  return (byConsonants.get(consonantsOf(word)) ?? []).filter((full) => full[0] === word[0]);
}
