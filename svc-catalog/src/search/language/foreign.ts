import { fold, tokensOf } from '../fold.ts';
import { linesOf, partsOf, splitAt } from './data.ts';
import { lexicon } from './lexicon.ts';

/** Endings of plurals and genders, which differ between the forms of a word: `rojos`, `schwarze`, `montres`. */
const ENDING = /(?:e[mnrs]?|[ao]s?|s|n)$/;
/** Minimum length of a word that loses its ending. */
const MIN_LENGTH = 4;
const HAN = /\p{sc=Han}/u;
/** Maximum length of a phrase, in words, and of a Chinese word, in characters. */
const MAX_PHRASE = 4;
/** Maximum length of a translation, because cursors contain it. */
const MAX_TEXT = 100;

const rootOf = (word: string) => (word.length < MIN_LENGTH ? word : word.replace(ENDING, ''));

const ENTRIES = linesOf('foreign.txt').flatMap((line) => {
  const [english, words] = splitAt(line, '=');
  return partsOf(words).map((word) => ({ words: tokensOf(fold(word)), english }));
});
/** English words by the words as they are written, which precede those by their roots: `ninos` are no `ninas`. */
const ENGLISH = new Map([
  ...ENTRIES.map(({ words, english }) => [words.map(rootOf).join(' '), english] as const),
  ...ENTRIES.map(({ words, english }) => [words.join(' '), english] as const),
]);

/** Returns the English word for words from a place on. */
const meantBy = (words: readonly string[], from: number, to: number): string | undefined =>
  ENGLISH.get(words.slice(from, to).join(' ')) ?? ENGLISH.get(words.slice(from, to).map(rootOf).join(' '));

/** Whether a word is the same in other languages: a number, or a word of the shop's lists, such as `gold`. */
const isShared = (word: string): boolean =>
  /^\d+$/.test(word) ||
  lexicon()
    .meaningsOf(word.split(' '))
    .some(({ type }) => type !== 'filler');

/** Minimum length of each part of a compound. */
const MIN_PART = 3;

/** Returns the English words for a German compound: of its end, and of what it begins with, which may be English. */
function ofCompound(word: string): string | undefined {
  const words = lexicon();
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    const [first, last] = [word.slice(0, at), meantBy([word.slice(at)], 0, 1)];
    const begin = meantBy([first], 0, 1) ?? (words.isCue(first) || isShared(first) ? first : undefined);
    if (begin !== undefined && last !== undefined && isShared(last)) return `${begin} ${last}`;
  }
  return undefined;
}

/** Splits a text without blanks between its words into known words, numbers and other characters. */
function chineseWords(token: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < token.length; ) {
    const digits = /^\d+/.exec(token.slice(at))?.[0].length ?? 0;
    let length = Math.max(digits, Math.min(MAX_PHRASE, token.length - at));
    while (length > Math.max(1, digits) && !ENGLISH.has(token.slice(at, at + length))) length--;
    found.push(token.slice(at, at + length));
    at += length;
  }
  return found;
}

/**
 * Returns a query in English; undefined unless most of its words are known of another language, and one of them is no
 * English word, such as `hut`. Other words, such as brands, stay as they are.
 */
export function inEnglish(tokens: readonly string[]): string[] | undefined {
  const words = tokens.flatMap((token) => (HAN.test(token) ? chineseWords(token) : token));
  const english: string[] = [];
  const { isCommon } = lexicon();
  let [known, shared] = [0, 0];
  let [isForeign, isNamed] = [false, false];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(MAX_PHRASE, words.length - at);
    while (length > 1 && meantBy(words, at, at + length) === undefined) length--;
    const named = meantBy(words, at, at + length);
    const meant = named ?? ofCompound(words[at] ?? '');
    isNamed ||= named !== undefined;
    if (meant !== undefined) {
      known += length;
      isForeign ||= !words.slice(at, at + length).every(isCommon);
    } else if (isShared(words[at] ?? '')) shared++;
    english.push(meant ?? words[at] ?? '');
    at += length;
  }
  const text = english.join(' ');
  // The end of a name may be like a word: `pandora bracelet` names no gold.
  const understood = isNamed ? known + shared : known;
  return isForeign && understood * 2 > words.length && text.length <= MAX_TEXT ? text.split(' ') : undefined;
}
