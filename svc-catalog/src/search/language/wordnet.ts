import { stem } from '@ethereal/service-kit/stem';
import { linesOf, partsOf } from './data.ts';
import type { Kind } from './kinds.ts';

/** Synset of artifacts, that is, things that people make and therefore sell. */
const ARTIFACT = '00022119';
/** Maximum number of kinds below a kind; one with more is too general to be searched for. */
const MAX_BELOW = 400;

/** `meant` are the words that mean the synset in one of their first senses. */
type Synset = { words: string[]; meant: string[]; above: string[] };

/** Reads the synsets of artifacts, as `reduce-wordnet.ts` writes them: `place|places above|words`. */
function readThings(): Map<string, Synset> {
  return new Map(
    linesOf('wordnet-kinds.txt').map((line) => {
      const [place = '', above = '', list = ''] = line.split('|');
      const marked = partsOf(list);
      const meant = marked.flatMap((word) => (word.endsWith('!') ? word.slice(0, -1) : []));
      return [place, { words: marked.map((word) => word.replace('!', '')), meant, above: partsOf(above, ' ') }];
    }),
  );
}

/**
 * Returns the kinds of WordNet: each synset of artifacts under its first word, with a number after the word if the name
 * is taken.
 * @param taken names of the shop's own kinds
 */
export function wordnetKinds(taken: ReadonlySet<string>): Kind[] {
  const synsets = readThings();
  const below = countBelow(synsets);
  const isSpecific = (offset: string) => offset !== ARTIFACT && (below.get(offset) ?? 0) <= MAX_BELOW;
  const names = namesOf(synsets, taken);
  const kinds: Kind[] = [];
  for (const [offset, { meant, above }] of synsets) {
    if (!isSpecific(offset)) continue;
    const aboveIt = above.filter(isSpecific).flatMap((entry) => names.get(entry) ?? []);
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
    for (const entry of seen)
      for (const above of synsets.get(entry)?.above ?? []) {
        if (seen.has(above)) continue;
        seen.add(above);
        counts.set(above, (counts.get(above) ?? 0) + 1);
      }
  }
  return counts;
}

/** Returns the words of WordNet's tagged texts. */
export const commonWords = (): Set<string> => new Set(linesOf('common-words.txt'));

/** Returns the check of whether a word is common English or a form of it, which is seldom taken for a typo. */
export function commonEnglish(): (word: string) => boolean {
  const words = commonWords();
  const stems = new Set([...words].map(stem));
  return (word) => words.has(word) || stems.has(stem(word));
}
