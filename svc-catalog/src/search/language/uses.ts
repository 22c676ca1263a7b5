import { fold, tokensOf } from '../fold.ts';
import { linesOf, partsOf, splitAt } from './data.ts';
import { withoutMark } from './kinds.ts';
import { stem } from './stem.ts';

/** Kinds that belong to a cue, the best first, and words of names that suit the use. Cues are stems. */
export type Use = { kinds: readonly string[]; words: readonly string[]; cues: readonly (readonly string[])[] };

/** Returns the uses of `uses.txt`, with the words of all cues and their stems. */
export function readUses() {
  const all = linesOf('uses.txt').map((line) => {
    const [goods, cues] = splitAt(line, ' : ');
    const [kinds, words] = splitAt(goods, ' + ');
    const tokens = partsOf(cues).map((cue) => tokensOf(fold(cue)));
    return { kinds: partsOf(kinds).map(withoutMark), words: partsOf(words), tokens };
  });
  const words = new Set(all.flatMap(({ tokens }) => tokens.flat()));
  const uses: Use[] = all.map(({ tokens, ...use }) => ({ ...use, cues: tokens.map((cue) => cue.map(stem)) }));
  return { uses, words, stems: new Set([...words].map(stem)) };
}
