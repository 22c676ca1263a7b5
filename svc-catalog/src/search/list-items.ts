import type { SearchCondition } from '@ethereal/contracts/items';
import type { Catalog } from './catalog.ts';
import { type Counted, countItems, createMatcher, type ListQuery } from './count-items.ts';
import { type Order, type Position, readCursor, unknownCursor, writeCursor } from './cursor.ts';
import { noExclusions } from './exclusions.ts';
import { FacetChoice, type Facets } from './facets.ts';
import { hasAny } from './find.ts';
import { firstPlace } from './first-place.ts';
import { fold } from './fold.ts';
import { BEFORE_CLOSE } from './found-ranks.ts';
import { searchesInstead } from './instead.ts';
import { toWire } from './reading.ts';

export type { ListQuery } from './count-items.ts';

/** Groups of items. The highest group stands first; within a group items have the list's order. */
type Groups = { of(ordinal: number): number; sizes: ArrayLike<number> };

/** A page of found items, with the counts of its facets. */
export type Listing = {
  ordinals: number[];
  total: number;
  nextCursor: string | null;
  corrected?: string | undefined;
  understood?: ReturnType<typeof toWire> | undefined;
  relaxed?: SearchCondition[] | undefined;
  /** Number of items that meet all conditions not relaxed, and those that the items behind them lack, if some do. */
  close?: { after: number; lacks: SearchCondition[] } | undefined;
  /** Texts that find something, when nothing is found. */
  instead?: string[] | undefined;
  facets: Facets;
};

const PAGE_SIZE = 24;

/** Whether a query has no filter, text or order. */
const isUnfiltered = ({ limit: _limit, cursor: _cursor, plan: _plan, ...filters }: ListQuery) =>
  Object.values(filters).every((filter) => filter === undefined);

/** Returns the groups: ranks when the best matches come first; featured items lead the whole list. */
function groupsOf(catalog: Catalog, query: ListQuery, { ranks, perRank, total }: Counted): Groups {
  if (ranks && query.sort === undefined) return { of: (ordinal) => ranks[ordinal] ?? 0, sizes: perRank };
  if (catalog.featured.size === 0 || !isUnfiltered(query)) return { of: () => 0, sizes: [total] };
  const featured = catalog.featuredOrdinals();
  return {
    of: (ordinal) => (featured.has(ordinal) ? 1 : 0),
    sizes: [total - featured.size, featured.size],
  };
}

function sortedBy(order: Order, { newest, cheapest, mostExpensive, bestRated, mostReduced }: Catalog): Uint32Array {
  const sorted = {
    newest,
    best: newest,
    asc: cheapest,
    desc: mostExpensive,
    rating: bestRated,
    reduction: mostReduced,
  };
  return sorted[order].all();
}

/** Whether a query has a text or conditions, so that the best matches come first. */
const isSearched = ({ search, before, spoken }: ListQuery): boolean =>
  fold(search ?? '') !== '' || before !== undefined || spoken === true;

/** Returns a page of the items that match a query, with the counts of its facets. */
export function listItems(catalog: Catalog, request: ListQuery): Listing {
  const text = fold(request.search ?? '');
  const isSearch = isSearched(request);
  const after = readCursor(request.cursor);
  const plan = isSearch ? after?.plan : undefined;
  const counted = countItems(catalog, { ...request, plan });
  const sort = sortOf(request, counted, after?.order);
  const order = sort ?? (isSearch ? 'best' : 'newest');
  if (after && after.order !== order) throw unknownCursor();
  const query = { ...request, ...(sort && { sort }), plan };
  const groups = groupsOf(catalog, query, counted);
  const limit = query.limit ?? PAGE_SIZE;
  const found = pageAfter(after, { catalog, query, order, counted, groups, count: limit + 1 });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const more = found.length > limit && last !== undefined;
  return {
    ordinals: page,
    total: counted.total,
    nextCursor: more
      ? writeCursor(order, { ...positionOf(catalog, order, last, groups), plan: counted.found?.plan })
      : null,
    corrected: counted.found?.corrected,
    understood: counted.found && toWire(counted.found.understood),
    ...relaxedIn(counted),
    instead: counted.total === 0 && text !== '' ? insteadOf(catalog, counted, request.search ?? '') : undefined,
    facets: counted.facets,
  };
}

/** Returns the conditions that no counted item meets, and those that only some do not meet. */
function relaxedIn({ found, perRank, total }: Counted): Pick<Listing, 'relaxed' | 'close'> {
  if (!found || found.close.length === 0) return { relaxed: found?.relaxed };
  const { relaxed, close } = found;
  const exact = perRank.subarray(BEFORE_CLOSE).reduce((sum, count) => sum + count, 0);
  if (exact === total) return { relaxed };
  if (exact === 0) return { relaxed: [...new Set([...relaxed, ...close])] };
  return { relaxed, close: { after: exact, lacks: close } };
}

/**
 * Returns the order of a request; undefined when the best matches come first, or the newest items. All pages of a
 * search have the order of the first one, because another release can read the text otherwise.
 */
function sortOf(request: ListQuery, counted: Counted, ofCursor: Order | undefined): ListQuery['sort'] {
  if (request.sort !== undefined || !isSearched(request)) return request.sort;
  const order = ofCursor ?? orderIn(counted, request);
  return order === 'best' ? undefined : order;
}

/** Returns the order that a text asks for. The index has no order of sales; the best rated come closest to it. */
function orderIn({ found }: Counted, { spoken }: ListQuery): Order | undefined {
  const { order, isCheap } = found?.understood ?? {};
  return order === 'bestselling' ? 'rating' : (order ?? (spoken && isCheap ? 'asc' : undefined));
}

/** Returns texts to search for without filters: the same, if it finds something so, or else others. */
function insteadOf(catalog: Catalog, { ranks, found }: Counted, typed: string): string[] {
  if (ranks && hasAny(ranks)) return [typed];
  return searchesInstead(catalog, typed, found?.understood.without ?? noExclusions());
}

function positionOf(catalog: Catalog, order: Order, ordinal: number, groups: Groups): Position {
  return {
    key: keyOf(catalog, order, ordinal) ?? groups.of(ordinal),
    created: catalog.created[ordinal] ?? 0,
    id: catalog.ids[ordinal] ?? '',
  };
}

/** Returns the key by which an order sorts before time; undefined when groups come first. */
function keyOf({ prices, ratings, reductions }: Catalog, order: Order, ordinal: number): number | undefined {
  switch (order) {
    case 'newest':
    case 'best':
      return undefined;
    case 'rating':
      return ratings[ordinal] ?? 0;
    case 'reduction':
      // A cursor holds no negative key, and an item without a reduction has -1.
      return (reductions[ordinal] ?? -1) + 1;
    case 'asc':
    case 'desc':
      return prices[ordinal] ?? 0;
  }
}

/**
 * Whether an item comes after a position in the same group: by key (ascending for `asc`, else descending), then newest
 * first.
 */
function isAfter(catalog: Catalog, order: Order, ordinal: number, { key, created, id }: Position): boolean {
  const own = keyOf(catalog, order, ordinal) ?? key;
  if (own !== key) return order === 'asc' ? own > key : own < key;
  const time = catalog.created[ordinal] ?? 0;
  return time === created ? (catalog.ids[ordinal] ?? '') < id : time < created;
}

type PageOptions = {
  catalog: Catalog;
  query: ListQuery;
  order: Order;
  counted: Counted;
  groups: Groups;
  count: number;
};

/**
 * Start of a page: its group, and the place of the order in that group. `isPartly` is true when earlier pages contain
 * items of the group.
 */
type Start = { from: number; place: number; isPartly: boolean };

function startAfter(after: Position | undefined, sorted: Uint32Array, options: PageOptions): Start {
  const { catalog, order, groups } = options;
  const highest = groups.sizes.length - 1;
  const reached = order === 'newest' || order === 'best' ? (after?.key ?? highest) : highest;
  if (after === undefined || reached > highest) return { from: highest, place: 0, isPartly: false };
  const isBehind = (place: number) => isAfter(catalog, order, sorted[place] ?? 0, after);
  return { from: reached, place: firstPlace(0, sorted.length, isBehind), isPartly: true };
}

/**
 * Returns so many items after a position. The sizes of the groups are known, so the search stops at the last needed
 * item.
 */
function pageAfter(after: Position | undefined, options: PageOptions): number[] {
  const { catalog, query, order, counted, groups, count } = options;
  const sorted = sortedBy(order, catalog);
  const start = startAfter(after, sorted, options);
  const needed = neededOf(groups.sizes, start, count);
  const taken: number[][] = Array.from(needed, () => []);
  const matches = createMatcher(catalog, query, counted.ranks);
  const choice = new FacetChoice(catalog.facets, query);
  let missing = needed.reduce((sum, count) => sum + count, 0);
  for (let place = start.from === 0 ? start.place : 0; place < sorted.length && missing > 0; place++) {
    const ordinal = sorted[place] ?? 0;
    const group = groups.of(ordinal);
    const found = taken[group];
    if (!found || found.length === needed[group] || (group === start.from && place < start.place)) continue;
    if (!matches(ordinal) || !choice.passes(ordinal)) continue;
    found.push(ordinal);
    missing--;
  }
  return taken.toReversed().flat().slice(0, count);
}

/**
 * Returns the number of items that a page can need of each group. A group that earlier pages have begun may have none
 * left.
 */
function neededOf(sizes: ArrayLike<number>, { from, isPartly }: Start, count: number): number[] {
  const needed = new Array<number>(from + 1).fill(0);
  let open = count;
  for (let group = from; group >= 0 && open > 0; group--) {
    needed[group] = Math.min(open, sizes[group] ?? 0);
    if (!(isPartly && group === from)) open -= needed[group] ?? 0;
  }
  return needed;
}
