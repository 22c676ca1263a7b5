import type { Sort } from '@ethereal/contracts/items';
import { LRUCache } from 'lru-cache';
import type { Catalog } from './catalog.ts';
import { type Choice, countAll, countFacets, type Facets, IS_OUT, MATCHES } from './facets.ts';
import { type Found, search } from './find.ts';
import { fold } from './fold.ts';
import type { SearchOptions } from './read.ts';

export type ListQuery = Choice & {
  search?: string;
  /** Disables the correction of typos. */
  exact?: 'true';
  sort?: Sort;
  seller?: string;
  /** Minimum and maximum price, in dollars. */
  minPrice?: number;
  maxPrice?: number;
  limit?: number;
  cursor?: string;
} & Pick<SearchOptions, 'plan' | 'before' | 'without' | 'spoken' | 'exclude'>;

/** Items that match a query, independent of their order. */
export type Counted = {
  total: number;
  facets: Facets;
  /** Ranks by ordinal for a text search, and the number of matches of each rank. */
  ranks: Uint8Array | undefined;
  perRank: Uint32Array;
  /** How the text was read; undefined without a text. */
  found: Found | undefined;
};

/** Number of ranks, which are bytes. */
const RANKS = 256;
/** Maximum bytes of cached counts; ranks take a byte per item. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Estimated bytes of cached counts beside their ranks and key. */
const BESIDE_RANKS = 4000;

/**
 * Caches counts by query, each for one revision of the catalog. The next page and another order of the same query reuse
 * them.
 */
export class KeptCounts {
  readonly #kept = new LRUCache<string, { revision: number; counted: Counted }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ counted }, key) => (counted.ranks?.length ?? 0) + key.length + BESIDE_RANKS,
  });

  get(key: string, revision: number, count: () => Counted): Counted {
    const known = this.#kept.get(key);
    if (known?.revision === revision) return known.counted;
    const counted = count();
    this.keep(key, revision, counted);
    return counted;
  }

  keep(key: string, revision: number, counted: Counted): void {
    this.#kept.set(key, { revision, counted });
  }
}

/** Creates the check of whether an item has the words, the price and the seller of a query. Facets are not checked. */
export function createMatcher(
  { prices, sellers }: Catalog,
  { seller, minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: ListQuery,
  ranks: Uint8Array | undefined,
): (ordinal: number) => boolean {
  const [minCents, maxCents] = [Math.round(minPrice * 100), Math.round(maxPrice * 100)];
  const set = seller === undefined ? undefined : (sellers.setOf(seller) ?? -1);
  const { ofItem } = sellers;
  return (ordinal) => {
    if (ranks && ranks[ordinal] === 0) return false;
    const price = prices[ordinal] ?? 0;
    return price >= minCents && price <= maxCents && (set === undefined || ofItem[ordinal] === set);
  };
}

function count(catalog: Catalog, query: ListQuery): Counted {
  const text = fold(query.search ?? '');
  const { exact, before, without, plan, spoken, exclude } = query;
  const options = { exact: exact === 'true', plan, before, without, spoken, exclude };
  const found = text || before || spoken ? search(catalog, query.search ?? '', options) : undefined;
  const ranks = found?.ranks;
  const matches = createMatcher(catalog, query, ranks);
  const reasons = new Uint8Array(catalog.ids.length).fill(IS_OUT);
  const newest = catalog.newest.all();
  for (let place = 0; place < newest.length; place++) {
    const ordinal = newest[place] ?? 0;
    if (matches(ordinal)) reasons[ordinal] = MATCHES;
  }
  const isAll = !ranks && Object.values(query).every((filter) => filter === undefined);
  const facets = isAll ? countAll(catalog.facets) : countFacets(catalog.facets, query, reasons);
  const perRank = new Uint32Array(RANKS);
  for (let ordinal = 0; ordinal < reasons.length; ordinal++) {
    if (reasons[ordinal] !== MATCHES) continue;
    const itemRank = ranks?.[ordinal] ?? 0;
    perRank[itemRank] = (perRank[itemRank] ?? 0) + 1;
  }
  return {
    total: perRank.reduce((sum, count) => sum + count, 0),
    facets,
    ranks,
    perRank,
    found,
  };
}

/** Counts the items that match a query, or returns the cached count of this revision. */
export function countItems(catalog: Catalog, query: ListQuery): Counted {
  const { limit: _limit, cursor: _cursor, sort: _sort, ...counting } = query;
  const { counts, revision } = catalog;
  return counts.get(JSON.stringify(counting), revision, () => {
    const counted = count(catalog, counting);
    // The next page sends the plan of this one, so the counts are cached under that plan, too.
    if (counted.found) counts.keep(JSON.stringify({ ...counting, plan: counted.found.plan }), revision, counted);
    return counted;
  });
}
