import { wordsOf } from './fold.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Marks for how a name contains a text, ascending. */
export const NAME = { inside: 1, beginsWord: 2, hasWord: 3, is: 4 } as const;

const isBoundary = (character: string | undefined) => character === undefined || !/[\p{L}\p{N}]/u.test(character);

function markOf(name: string, text: string): number {
  let best: number = 0;
  for (let at = name.indexOf(text); at >= 0; at = name.indexOf(text, at + 1)) {
    if (name.length === text.length) return NAME.is;
    const begins = isBoundary(name[at - 1]);
    const mark = begins && isBoundary(name[at + text.length]) ? NAME.hasWord : begins ? NAME.beginsWord : NAME.inside;
    best = Math.max(best, mark);
    if (best === NAME.hasWord) break;
  }
  return best;
}

/** Folded names by ordinal, with the words of the catalog. */
export type Searchable = { names: readonly string[]; vocabulary: Vocabulary };

/**
 * Visits each name that may contain a folded text. Reading all names takes longest, so only names with a suitable word
 * are visited: one that contains the only word of the text, or begins with its last.
 */
export function eachPossibleName(
  { names, vocabulary }: Searchable,
  text: string,
  visit: (name: string, ordinal: number) => void,
): void {
  const words = wordsOf(text);
  const last = words.at(-1);
  if (last === undefined) names.forEach(visit);
  else
    for (const postings of words.length === 1 ? vocabulary.ofNamesWith(last) : vocabulary.startingWith(last))
      postings.each((ordinal, inName) => inName && visit(names[ordinal] ?? '', ordinal));
}

/** Marks by ordinal how the names contain a folded text; 0 for names without it. */
export function markNames(searchable: Searchable, text: string): Uint8Array {
  const marks = new Uint8Array(searchable.names.length);
  if (text !== '')
    eachPossibleName(searchable, text, (name, ordinal) => {
      marks[ordinal] = markOf(name, text);
    });
  return marks;
}
