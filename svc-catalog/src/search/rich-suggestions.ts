import type { CallAnswer } from '@ethereal/contracts/call';
import type { searchSuggestions } from '@ethereal/contracts/items';
import { itself } from './attributes.ts';
import type { Catalog } from './catalog.ts';
import { fold, tokensOf } from './fold.ts';
import { lexicon } from './language/lexicon.ts';
import { pluralOf } from './language/phrase.ts';
import { stem } from './language/stem.ts';
import { suggestedOrdinals } from './suggest.ts';

type Suggestions = CallAnswer<typeof searchSuggestions>;
/** Fields of a store that suggestions need. */
export type StoreName = { _id: string; name: string };

const MAX_KINDS = 6;
/** Maximum number of kinds whose items are also counted by group of people. */
const MAX_SPLIT = 2;
const MAX_ITEMS = 4;
const MAX_OTHERS = 3;
const GROUPS = ['women', 'men', 'kids'];

/** Returns where words of a label begin with the typed text. */
function marksOf(label: string, typed: readonly string[]): { from: number; to: number }[] {
  const lower = label.toLowerCase();
  return typed.flatMap((word) => {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1))
      if (at === 0 || !/[\p{L}\p{N}]/u.test(lower[at - 1] ?? '')) return [{ from: at, to: at + word.length }];
    return [];
  });
}

/** Whether one of the words of a text begins with the typed text. */
const begins = (text: string, typed: string) => text.startsWith(typed) || text.includes(` ${typed}`);

/** Returns the shop's kinds that a typed text begins, then those it means, each with most items first. */
function kindsFor({ facets: { type } }: Catalog, typed: string): string[] {
  const { kinds } = lexicon();
  const last = tokensOf(typed).slice(-3);
  const ends = last.map((_, from) => last.slice(from).join(' ')).filter((end) => end.length > 1);
  const isNamed = (name: string) => ends.some((end) => begins(name, end));
  const isMeant = ({ words }: { words: readonly string[] }) =>
    ends.some((end) => words.some((word) => begins(word, end) || begins(word, stem(end))));
  return [...kinds.all.values()]
    .filter((kind) => !kinds.isGeneral(kind.name) && type.countOf(kind.name) > 0)
    .map((kind) => ({ ...kind, isNamed: isNamed(kind.name) }))
    .filter((kind) => kind.isNamed || isMeant(kind))
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || type.countOf(b.name) - type.countOf(a.name))
    .map(({ name }) => name)
    .slice(0, MAX_KINDS);
}

/** Counts the items of a kind for each group of people. */
function countGroups({ facets, names }: Catalog, kind: string): Map<string, number> {
  const hasKind = facets.type.countInSets([kind]);
  const counts = new Map<string, number>();
  for (const group of GROUPS) {
    const isFor = facets.forWhom.countInSets([group]);
    let count = 0;
    for (let ordinal = 0; ordinal < names.length; ordinal++)
      if (
        hasKind[facets.type.ofItem[ordinal] ?? 0] &&
        isFor[facets.forWhom.ofItem[ordinal] ?? 0] &&
        names[ordinal] !== ''
      )
        count++;
    counts.set(group, count);
  }
  return counts;
}

function suggestedKinds(catalog: Catalog, typed: string, words: readonly string[]): Suggestions['kinds'] {
  const { type } = catalog.facets;
  const entry = (label: string, count: number) => ({ label, search: label, count, marks: marksOf(label, words) });
  const found = kindsFor(catalog, typed).flatMap((kind, place) => {
    const [label, all] = [pluralOf(kind), type.countOf(kind)];
    const groups = place < MAX_SPLIT ? [...countGroups(catalog, kind)] : [];
    const narrower = groups
      .filter(([, count]) => count > 0 && count < all)
      .map(([group, count]) => entry(`${label} for ${group}`, count));
    return [entry(label, all), ...narrower.slice(0, place === 0 ? 2 : 1)];
  });
  return found.slice(0, MAX_KINDS);
}

/** Returns the kinds with most items, for an empty search box. */
function popularKinds({ facets: { type } }: Catalog): Suggestions['kinds'] {
  const { kinds } = lexicon();
  return [...kinds.all.keys()]
    .filter((kind) => !kinds.isGeneral(kind))
    .map((kind) => ({ kind, count: type.countOf(itself(kind)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_KINDS)
    .map(({ kind }) => ({ label: pluralOf(kind), search: pluralOf(kind), count: type.countOf(kind), marks: [] }));
}

function suggestedBrands(
  { facets: { brand } }: Catalog,
  typed: string,
  words: readonly string[],
): Suggestions['brands'] {
  return brand.values
    .filter(({ same }) => begins(same, typed))
    .map(({ shown }) => ({ label: shown, count: brand.countOf(shown), marks: marksOf(shown, words) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_OTHERS);
}

/** Returns suggestions for the typed text; popular kinds for an empty text. */
export function richSuggestions(catalog: Catalog, query: string, stores: readonly StoreName[]): Suggestions {
  const typed = fold(query);
  const words = tokensOf(typed);
  if (words.length === 0) return { kinds: popularKinds(catalog), items: [], brands: [], stores: [] };
  const items = suggestedOrdinals(catalog, query, MAX_ITEMS).map((ordinal) => {
    const { _id, category, price, itemImg, name } = JSON.parse(catalog.cards[ordinal] ?? '{}');
    return { label: name, marks: marksOf(name, words), item: { _id, category, price, itemImg } };
  });
  const named = stores.filter(({ _id, name }) => begins(fold(name), typed) && catalog.sellers.countOf(_id) > 0);
  return {
    kinds: suggestedKinds(catalog, typed, words),
    items,
    brands: suggestedBrands(catalog, typed, words),
    stores: named.slice(0, MAX_OTHERS).map(({ _id, name }) => ({ _id, label: name, marks: marksOf(name, words) })),
  };
}
