import { stem } from '@ethereal/service-kit/stem';
import { fold, tokensOf } from '../fold.ts';
import { linesOf, partsOf, splitAt } from './data.ts';
import { withoutMark } from './kinds.ts';

/**
 * Kinds that belong to a cue, the best first unless they suit equally, and words of names that suit the use or do not.
 * Cues are stems.
 */
export type Use = {
  kinds: readonly string[];
  areEqual: boolean;
  words: readonly string[];
  unsuited: readonly string[];
  cues: readonly (readonly string[])[];
};

/** Returns the uses of `uses.txt`, with the words of all cues and their stems. */
export function readUses() {
  const all = linesOf('uses.txt').map((line) => {
    const [goods, cues] = splitAt(line, ' : ');
    const [suited, unsuited] = splitAt(goods, ' - ');
    const [kinds, words] = splitAt(suited, ' + ');
    const tokens = partsOf(cues).map((cue) => tokensOf(fold(cue)));
    const areEqual = kinds.startsWith('= ');
    return {
      kinds: partsOf(kinds.replace(/^= /, '')).map(withoutMark),
      areEqual,
      words: partsOf(words),
      unsuited: partsOf(unsuited),
      tokens,
    };
  });
  const words = new Set(all.flatMap(({ tokens }) => tokens.flat()));
  const uses: Use[] = all.map(({ tokens, ...use }) => ({ ...use, cues: tokens.map((cue) => cue.map(stem)) }));
  return { uses, words, stems: new Set([...words].map(stem)) };
}
