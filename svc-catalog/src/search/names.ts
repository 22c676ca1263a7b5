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

/** Marks by ordinal how the names contain a folded text; 0 for names without it. */
export function markNames(
  { names, vocabulary }: { names: readonly string[]; vocabulary: Vocabulary },
  text: string,
): Uint8Array {
  const marks = new Uint8Array(names.length);
  if (text === '') return marks;
  const mark = (ordinal: number) => {
    marks[ordinal] = markOf(names[ordinal] ?? '', text);
  };
  const words = wordsOf(text);
  // Reading all names takes longest, so only names with a suitable word are read: one that contains the only word of
  // the text, or begins with its last.
  const last = words.at(-1);
  if (last === undefined) for (let ordinal = 0; ordinal < names.length; ordinal++) mark(ordinal);
  else
    for (const postings of words.length === 1 ? vocabulary.ofNamesWith(last) : vocabulary.startingWith(last))
      postings.each((ordinal, inName) => inName && mark(ordinal));
  return marks;
}
