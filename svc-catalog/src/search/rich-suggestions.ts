import type { CallAnswer } from '@ethereal/contracts/call';
import type { searchSuggestions } from '@ethereal/contracts/items';
import { stem } from '@ethereal/service-kit/stem';
import { itself } from './attributes.ts';
import type { Catalog } from './catalog.ts';
import { fold, tokensOf } from './fold.ts';
import { lexicon } from './language/lexicon.ts';
import { pluralOf } from './language/phrase.ts';
import { listItems } from './list-items.ts';
import { suggestedOrdinals } from './suggest.ts';

type Suggestions = CallAnswer<typeof searchSuggestions>;
/** Fields of a store that suggestions need. */
export type StoreName = { _id: string; name: string };

/** Maximum number of kinds that are suggested. */
const MAX_KINDS = 6;
/** Maximum number of kinds whose items are also counted by group of people. */
const MAX_SPLIT = 2;
/** Maximum number of kinds that are searched with the words before them. The counts of a search are cached. */
const MAX_TRIED = 2;
/** Maximum number of items that are suggested. */
const MAX_ITEMS = 4;
/** Maximum number of brands that are suggested, and of stores. */
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

/** Maximum number of words of a kind that is being typed. */
const MAX_KIND = 3;
/** Minimum number of typed letters that begin another name of a kind, which the suggestion does not show. */
const MIN_OTHER = 3;

/** A kind that a typed text begins, with the words typed before it. */
type Begun = { kind: string; before: readonly string[] };

/** Returns the shop's kinds that a typed text begins, then those it means, each with most items first. */
function kindsFor({ facets: { type } }: Catalog, typed: readonly string[]): Begun[] {
  const { kinds } = lexicon();
  const starts = Array.from({ length: Math.min(MAX_KIND, typed.length) }, (_, length) => typed.length - 1 - length);
  const ends = starts
    .map((at) => ({ end: typed.slice(at).join(' '), before: typed.slice(0, at) }))
    .filter(({ end }) => end.length > 1)
    .toReversed();
  const isMeant = (words: readonly string[], end: string) =>
    end.length >= MIN_OTHER && words.some((word) => begins(word, end) || begins(word, stem(end)));
  return [...kinds.all.values()]
    .filter(({ name }) => !kinds.isGeneral(name) && type.countOf(name) > 0)
    .flatMap(({ name, words }) => {
      const named = ends.find(({ end }) => begins(name, end));
      const found = named ?? ends.find(({ end }) => isMeant(words, end));
      return found ? [{ kind: name, before: found.before, isNamed: named !== undefined }] : [];
    })
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || type.countOf(b.kind) - type.countOf(a.kind))
    .slice(0, MAX_KINDS);
}

/** Returns the number of items of a kind that a search for it with other words finds. */
function countFound(catalog: Catalog, search: string): number {
  const { total, relaxed, close } = listItems(catalog, { search, limit: 1 });
  return relaxed?.length === 0 ? (close?.after ?? total) : 0;
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

function suggestedKinds(catalog: Catalog, words: readonly string[]): Suggestions['kinds'] {
  const { type } = catalog.facets;
  const entry = (label: string, count: number) => ({ label, search: label, count, marks: marksOf(label, words) });
  const begun = kindsFor(catalog, words);
  const narrowed = begun
    .filter(({ before }) => before.length > 0)
    .slice(0, MAX_TRIED)
    .map(({ kind, before }) => [...before, pluralOf(kind)].join(' '))
    .find((label) => countFound(catalog, label) > 0);
  const found = begun.flatMap(({ kind, before }, place) => {
    const [label, all] = [pluralOf(kind), type.countOf(kind)];
    const groups = place < MAX_SPLIT && before.length === 0 ? [...countGroups(catalog, kind)] : [];
    const narrower = groups
      .filter(([, count]) => count > 0 && count < all)
      .map(([group, count]) => entry(`${label} for ${group}`, count));
    return [entry(label, all), ...narrower.slice(0, place === 0 ? 2 : 1)];
  });
  const first = narrowed === undefined ? [] : [entry(narrowed, countFound(catalog, narrowed))];
  return [...first, ...found].slice(0, MAX_KINDS);
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
    kinds: suggestedKinds(catalog, words),
    items,
    brands: suggestedBrands(catalog, typed, words),
    stores: named.slice(0, MAX_OTHERS).map(({ _id, name }) => ({ _id, label: name, marks: marksOf(name, words) })),
  };
}
