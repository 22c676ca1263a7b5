import type { Sort } from '@ethereal/contracts/items';
import type { Catalogue } from './catalogue.ts';
import { correctedText } from './corrected-text.ts';
import { type Order, type Position, readCursor, writeCursor } from './cursor.ts';
import { type Choice, FacetCount, type Facets } from './facets.ts';
import { fold } from './fold.ts';
import { rank } from './ranks.ts';

export type ListQuery = Choice & {
  search?: string;
  /** Takes no word for a mistyped one. */
  exact?: 'true';
  sort?: Sort;
  seller?: string;
  /** Dollars. */
  minPrice?: number;
  maxPrice?: number;
  limit?: number;
  cursor?: string;
};

type Grouping = (ordinal: number) => number;

type Listing = {
  ordinals: number[];
  total: number;
  nextCursor: string | null;
  corrected?: string | undefined;
  facets: Facets;
};

const DEFAULT_LIMIT = 24;
const RANKS = 256;

/** The least and the most that an item may cost. */
const centsOf = ({ minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: ListQuery) =>
  [Math.round(minPrice * 100), Math.round(maxPrice * 100)] as const;

const groupsOf = (length: number): number[][] => Array.from({ length }, () => []);

/** Whether nothing was wished for, neither goods nor an order. */
const isWhole = ({ limit: _limit, cursor: _cursor, ...wishes }: ListQuery) =>
  Object.values(wishes).every((wish) => wish === undefined);

/** The group that an item stands in, the highest first: by rank where best matches are asked for; featured ones lead the whole list. */
function groupingOf(catalogue: Catalogue, query: ListQuery, ranks: Uint8Array | undefined): Grouping {
  if (ranks && query.sort === undefined) return (ordinal) => ranks[ordinal] ?? 0;
  if (catalogue.featured.size === 0 || !isWhole(query)) return () => 0;
  const featured = catalogue.featuredOrdinals();
  return (ordinal) => (featured.has(ordinal) ? 1 : 0);
}

/** One pass over all items in the list's order: what matches, in groups, and what facets count. */
function match(
  catalogue: Catalogue,
  query: ListQuery,
  order: Order,
  ranks: Uint8Array | undefined,
  groupOf: Grouping,
) {
  const count = new FacetCount(catalogue.facets, query);
  const isSellers = sellerFilter(catalogue, query.seller);
  const { prices } = catalogue;
  const [minCents, maxCents] = centsOf(query);
  const groups = groupsOf(RANKS);
  let total = 0;
  for (const ordinal of sortedBy(order, catalogue)) {
    if (ranks && (ranks[ordinal] ?? 0) === 0) continue;
    const price = prices[ordinal] ?? 0;
    if (price < minCents || price > maxCents) continue;
    if (!isSellers(ordinal) || !count.passes(ordinal)) continue;
    total++;
    groups[groupOf(ordinal)]?.push(ordinal);
  }
  return { groups, total, facets: count.facets() };
}

function sortedBy(order: Order, { newest, cheapest, dearest, bestRated }: Catalogue): number[] {
  const sorted = { newest, best: newest, asc: cheapest, desc: dearest, rating: bestRated };
  return sorted[order].all();
}

function sellerFilter({ sellers }: Catalogue, seller: string | undefined): (ordinal: number) => boolean {
  if (seller === undefined) return () => true;
  const set = sellers.setOf(seller);
  const { ofItem } = sellers;
  return (ordinal) => ofItem[ordinal] === set;
}

/** A page of the items that a query asks for, with the counts of its facets. */
export function listItems(catalogue: Catalogue, query: ListQuery): Listing {
  const text = fold(query.search ?? '');
  const order = query.sort ?? (text ? 'best' : 'newest');
  const after = query.cursor === undefined ? undefined : readCursor(order, query.cursor);
  const ranks = text ? rank(catalogue, text, { exact: query.exact === 'true' }) : undefined;
  const groupOf = groupingOf(catalogue, query, ranks);
  const { groups, total, facets } = match(catalogue, query, order, ranks, groupOf);

  const positionOf = (ordinal: number): Position => ({
    key: keyOf(catalogue, order, ordinal, groupOf(ordinal)),
    created: catalogue.created[ordinal] ?? 0,
    id: catalogue.ids[ordinal] ?? '',
  });
  const limit = query.limit ?? DEFAULT_LIMIT;
  const ordinals = takeAfter(groups, after, limit + 1, order, positionOf);
  const page = ordinals.slice(0, limit);
  const last = page.at(-1);
  const more = ordinals.length > limit && last !== undefined;
  return {
    ordinals: page,
    total,
    nextCursor: more ? writeCursor(order, positionOf(last)) : null,
    corrected: ranks && correctedText(catalogue, text, ranks),
    facets,
  };
}

function keyOf({ prices, ratings }: Catalogue, order: Order, ordinal: number, group: number): number {
  switch (order) {
    case 'newest':
    case 'best':
      return group;
    case 'rating':
      return ratings[ordinal] ?? 0;
    case 'asc':
    case 'desc':
      return prices[ordinal] ?? 0;
  }
}

/** Whether a comes after b in an order: by key (rising for `asc`, else falling), then newest first. */
function isAfter(order: Order, a: Position, b: Position): boolean {
  if (a.key !== b.key) return order === 'asc' ? a.key > b.key : a.key < b.key;
  if (a.created !== b.created) return a.created < b.created;
  return a.id < b.id;
}

function takeAfter(
  groups: number[][],
  after: Position | undefined,
  count: number,
  order: Order,
  positionOf: (ordinal: number) => Position,
): number[] {
  const taken: number[] = [];
  for (let index = groups.length - 1; index >= 0 && taken.length < count; index--) {
    const group = groups[index] ?? [];
    const from = after ? firstAfter(group, (ordinal) => isAfter(order, positionOf(ordinal), after)) : 0;
    taken.push(...group.slice(from, from + count - taken.length));
  }
  return taken;
}

/** Index of the first ordinal that is after the position; the group is sorted, so all behind it are too. */
function firstAfter(group: number[], isBehind: (ordinal: number) => boolean): number {
  let low = 0;
  let high = group.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBehind(group[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}
