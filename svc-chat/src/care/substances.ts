import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readable } from '../text/mentions.ts';

const FILE = join(import.meta.dirname, '../../data/substances.tsv');
const plain = (text: string): string => readable(text).trim();

/** Words by which an item's text states that it has a substance, by the name of the substance. */
const WORDS: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const words = new Map<string, Set<string>>();
  for (const row of readFileSync(FILE, 'utf8').trimEnd().split('\n').slice(1)) {
    const [, name = '', listed = ''] = row.split('\t');
    const known = words.get(plain(name)) ?? new Set<string>();
    for (const word of listed.split(',')) known.add(plain(word));
    words.set(plain(name), known);
  }
  return words;
})();

/** Returns the words by which an item's text states that it has a substance: merino and tweed for "wool". */
export const wordsOfSubstance = (name: string): string[] => [...(WORDS.get(plain(name)) ?? [])];
