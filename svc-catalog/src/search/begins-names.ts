import type { Catalog } from './catalog.ts';
import { tokensOf } from './fold.ts';

/** Maximum number of items that are checked for the beginnings of names: enough to find several that begin alike. */
const MAX_LOOKED_AT = 5000;
/** Number of items whose names must begin with words that count as a brand. */
const SEVERAL = 2;

/** Whether the names of several items, or of so many, begin with these words, as they do with a brand. */
export function beginsNames({ vocabulary, names }: Catalog, words: readonly string[], several = SEVERAL): boolean {
  const text = words.join(' ');
  let looked = 0;
  let found = 0;
  vocabulary.exact(words.at(-1) ?? '')?.each((ordinal, inName) => {
    if (!inName || found >= several || looked++ > MAX_LOOKED_AT || names[ordinal]?.[0] !== text[0]) return;
    const name = tokensOf(names[ordinal] ?? '').join(' ');
    if (name.startsWith(`${text} `)) found++;
  });
  return found >= several;
}
