import { nounOf, stem } from '@ethereal/service-kit/stem';
import { fold, tokensOf } from '../fold.ts';
import { linesOf, partsOf, splitAt } from './data.ts';
import { withoutMark } from './kinds.ts';

/**
 * Kinds that belong to a cue, the best first unless they suit equally, and words of names that suit the use or do not.
 * Cues have the form of `cueOf`.
 */
export type Use = {
  kinds: readonly string[];
  areEqual: boolean;
  words: readonly string[];
  unsuited: readonly string[];
  cues: readonly (readonly string[])[];
  /** Weight of each cue by its root: rarer and longer cues weigh more. */
  weights: ReadonlyMap<string, number>;
};

const DOING = '-ing';
const isDoing = (word: string) => nounOf(word).endsWith('ing');

/** Returns the form in which the word of a cue is compared. What one does is no form of a thing: `coding`, a `code`. */
const cueOf = (word: string): string => (isDoing(word) ? stem(word) + DOING : stem(word));

/** Returns the forms of cues that a word of a query may have: `running` is also a form of `run`. */
export const cuesOf = (word: string): string[] => (isDoing(word) ? [stem(word), cueOf(word)] : [stem(word)]);

/** Returns what the forms of a cue have in common: that of `run` and `running`. */
export const rootOf = (cue: readonly string[]): string => cue.join(' ').replaceAll(DOING, '');

/** Returns the uses of `uses.txt`, with the words of all cues and their forms. */
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
  const cued = all.map(({ tokens, ...use }) => {
    const cues = tokens.map((cue) => cue.map(cueOf));
    return { ...use, cues, lengths: new Map(cues.map((cue) => [rootOf(cue), cue.length])) };
  });
  const usesByRoot = Map.groupBy(
    cued.flatMap(({ lengths }) => [...lengths.keys()]),
    (root) => root,
  );
  const weightOf = (root: string, length: number) => length ** 2 / (usesByRoot.get(root)?.length ?? 1);
  const uses: Use[] = cued.map(({ lengths, ...use }) => ({
    ...use,
    weights: new Map([...lengths].map(([root, length]) => [root, weightOf(root, length)])),
  }));
  return { uses, words, forms: new Set([...words].map(cueOf)) };
}
