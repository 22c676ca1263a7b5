import { nounOf } from '@ethereal/service-kit/stem';
import type { Catalog } from './catalog.ts';
import { wellKnownIn } from './language/brands.ts';
import { lexicon } from './language/lexicon.ts';
import { TOO_WIDE } from './levels.ts';
import type { Understood } from './reading.ts';
import { countLive, isInShop } from './word-counts.ts';

/** Maximum number of wider kinds, because cursors contain them. */
const MAX_WIDER = 4;

/** Whether a query denies what its kinds are called by: a `hoodie without hood` is none. */
const deniesItself = ({ kinds, kindWords, without }: Understood): boolean =>
  kinds.every((kind) => without.kinds.includes(kind)) &&
  kindWords.flat().some((word) => without.words.some((denied) => word.startsWith(nounOf(denied))));

/**
 * Returns the kinds of the shop for which a well-known brand stands that no item has in its name: watches for `rolex`.
 * Returns none for another query.
 */
function kindsOfBrand(catalog: Catalog, { brands, words, kindWords }: Understood, tokens: readonly string[]): string[] {
  const required = [...words.filter(({ isRequired }) => isRequired).map(({ word }) => word), ...kindWords.flat()];
  // The brand `new balance` has a word of filler, and `under armour` one of WordNet.
  const brand = brands.length > 0 ? undefined : wellKnownIn(tokens);
  if (!brand?.words.some((word) => required.includes(word))) return [];
  if (brand.words.every((word) => isInShop(catalog, word))) return [];
  return brand.kinds.filter((kind) => catalog.facets.type.countOf(kind) > 0).slice(0, MAX_WIDER);
}

/**
 * Returns replacements for kinds that no item has: the nearest kinds above them that some item has. Returns an empty
 * list without such kinds, and for things of WordNet whose words are in names; undefined when some item has one of the
 * kinds, unless they are to be widened. Returns those of a well-known brand for a query without kinds.
 */
export function otherKinds(
  catalog: Catalog,
  understood: Understood,
  tokens: readonly string[],
  widens: boolean,
): string[] | undefined {
  const { kinds, kindWords } = understood;
  const { type } = catalog.facets;
  const { kinds: all } = lexicon();
  const isWider = (above: string) => type.countOf(above) > 0 && !all.isGeneral(above) && !TOO_WIDE.has(above);
  const widerOf = (kind: string) => all.withAbove(kind).slice(1).filter(isWider);
  if (kinds.length > 0 && deniesItself(understood)) return kinds.flatMap(widerOf).slice(0, MAX_WIDER);
  if (kinds.every((kind) => all.isGeneral(kind) && type.countOf(kind) === 0)) {
    const ofBrand = kindsOfBrand(catalog, understood, tokens);
    if (ofBrand.length > 0) return ofBrand;
  }
  if (kinds.length === 0) return undefined;
  if (!widens && kinds.some((kind) => type.countOf(kind) > 0)) return undefined;
  // `Levis` are jeans to WordNet, and a brand in a shop with such names.
  const isInNames = (word: string) =>
    [word, nounOf(word)].some((form) => countLive(catalog, catalog.vocabulary.exact(form)) > 0);
  if (kinds.every((kind) => all.isGeneral(kind)) && kindWords.some((words) => words.every(isInNames))) return [];
  return [...new Set(kinds.flatMap((kind) => widerOf(kind).slice(0, 1)))].slice(0, MAX_WIDER);
}
