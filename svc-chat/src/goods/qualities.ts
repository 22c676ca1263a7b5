import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mentions } from './mentions.ts';
import { phraseOf, tokensOf } from './tokens.ts';

export type QualityType = 'colour' | 'material' | 'pattern' | 'allergen';

/** Families of words by type and by the word that names the family. */
const FAMILIES = new Map<string, ReadonlySet<string>>();
const NAMED: Record<QualityType, Map<string, Set<string>>> = {
  colour: new Map(),
  material: new Map(),
  pattern: new Map(),
  allergen: new Map(),
};

const isType = (text: string): text is QualityType => text in NAMED;

for (const row of readFileSync(join(import.meta.dirname, '../../data/qualities.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)) {
  const [type = '', family = '', words = ''] = row.split('\t');
  if (!isType(type)) throw new Error(`qualities.tsv: ${type} is no type`);
  const said = new Set(words.split(',').map((word) => phraseOf(tokensOf(word))));
  FAMILIES.set(`${type}:${family}`, said);
  for (const word of said) NAMED[type].set(word, (NAMED[type].get(word) ?? new Set()).add(family));
}

const MADE_OF: ReadonlySet<string> = new Set(NAMED.material.keys());

/** Returns every word that states a quality: merino and tweed for "wool". An unknown word returns itself. */
export function wordsFor(type: QualityType, said: string): ReadonlySet<string> {
  const phrase = phraseOf(tokensOf(said));
  const family = FAMILIES.get(`${type}:${phrase}`) ?? FAMILIES.get(`${type}:${said.toLowerCase()}`);
  if (family) return family;
  return new Set([phrase, ...(BY_ENDING.get(phrase.replace(/(?:s|es|en)$/, '')) ?? [])]);
}
const BY_ENDING: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...FAMILIES].map(([key, words]) => [key.split(':')[1] ?? '', words] as const),
);

/** Whether a phrase names a quality of that type. */
export const isQuality = (type: QualityType, phrase: string): boolean =>
  NAMED[type].has(phrase) || FAMILIES.has(`${type}:${phrase}`);

/** All names of materials. */
export const MATERIAL_WORDS: ReadonlySet<string> = MADE_OF;

/** Single words that name colors, materials, patterns or allergens. */
export const QUALITY_WORDS: readonly string[] = [...FAMILIES.values()]
  .flatMap((words) => [...words])
  .filter((word) => !word.includes(' '));

const KNOWN: ReadonlySet<string> = new Set([...FAMILIES.values()].flatMap((words) => [...words]));
const LONGEST = Math.max(...[...KNOWN].map((phrase) => phrase.split(' ').length));

/** Returns all names of qualities that a prepared text mentions. */
export function qualitiesIn(text: string): ReadonlySet<string> {
  const words = text.trim().split(' ');
  const said = new Set<string>();
  for (let from = 0; from < words.length; from += 1) {
    for (let length = 1; length <= LONGEST; length += 1) {
      const phrase = words.slice(from, from + length).join(' ');
      if (KNOWN.has(phrase) && !said.has(phrase) && mentions(text, phrase)) said.add(phrase);
    }
  }
  return said;
}

type Worded = { text: string; qualities: ReadonlySet<string> };

/** Whether goods mention one of the words as a property. */
export function sayOne({ text, qualities }: Worded, words: Iterable<string>): boolean {
  for (const word of words) if (KNOWN.has(word) ? qualities.has(word) : mentions(text, word)) return true;
  return false;
}
