import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Foreign } from './language.ts';

const FILE = join(import.meta.dirname, '../../data/foreign-words.tsv');
const FOREIGN: readonly Foreign[] = ['de', 'fr', 'es'];

const ACCENTS = /\p{M}+/gu;

/** Returns the form in which a word or phrase is looked up. */
export const formOf = (word: string): string =>
  word.toLowerCase().normalize('NFKD').replace(ACCENTS, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe');

function read(): Readonly<Record<Foreign, ReadonlyMap<string, string>>> {
  const made: Record<Foreign, Map<string, string>> = {
    de: new Map(),
    fr: new Map(),
    es: new Map(),
  };
  for (const line of readFileSync(FILE, 'utf8').trimEnd().split('\n').slice(1)) {
    const [english = '', ...columns] = line.split('\t');
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
export const DICTIONARIES = read();
