import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Foreign } from './language.ts';

const FILE = join(import.meta.dirname, '../../data/foreign-words.tsv');
const FOREIGN: readonly Foreign[] = ['de', 'fr', 'es', 'ar'];

const ACCENTS = /\p{M}+/gu;
const VOWEL_MARKS = /[\u064B-\u0652\u0640]/g;
const ALEF = /[أإآ]/g;

/** Returns the form in which a word of Latin script is looked up. */
const bare = (word: string) =>
  word.toLowerCase().normalize('NFKD').replace(ACCENTS, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe');
const withoutArticle = (word: string) => (word.startsWith('ال') && word.length > 4 ? word.slice(2) : word);
/** Returns the form of an Arabic phrase, without the article, which carries no information here. */
const arabic = (phrase: string) =>
  phrase.replace(VOWEL_MARKS, '').replace(ALEF, 'ا').replaceAll('ى', 'ي').split(' ').map(withoutArticle).join(' ');

/** Returns the form in which a phrase of a language is looked up. */
export const formOf = (language: Foreign, phrase: string) => (language === 'ar' ? arabic(phrase) : bare(phrase));

function read(): Readonly<Record<Foreign, ReadonlyMap<string, string>>> {
  const made: Record<Foreign, Map<string, string>> = {
    de: new Map(),
    fr: new Map(),
    es: new Map(),
    ar: new Map(),
  };
  for (const line of readFileSync(FILE, 'utf8').trimEnd().split('\n').slice(1)) {
    const [english = '', ...columns] = line.split('\t');
    for (const [at, language] of FOREIGN.entries()) {
      for (const phrase of (columns[at] ?? '').split('/').filter(Boolean)) {
        const form = formOf(language, phrase);
        if (!made[language].has(form)) made[language].set(form, english);
      }
    }
  }
  return made;
}

/** Words and short phrases of the shop with their English translation, by language. */
export const DICTIONARIES = read();
