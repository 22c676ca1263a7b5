import type { CallAnswer } from '@ethereal/contracts/call';
import type { searchSuggestions } from '@ethereal/contracts/items';
import type { Catalog } from './catalog.ts';
import type { Entry } from './entry.ts';
import { type Listing, type ListQuery, listItems } from './list-items.ts';
import { richSuggestions, type StoreName } from './rich-suggestions.ts';
import { suggest } from './suggest.ts';

type Later<T> = T | Promise<T>;

/** A page of found items: their ids, and their cards as JSON. */
type FoundPage = { ids: string[]; cards: string[] } & Omit<Listing, 'ordinals'>;

/**
 * The engine that stores items for search. Texts are understood by the shop (`read.ts`), so an engine receives
 * conditions. An adapter to another engine must pass `testing/engine-suite.ts`.
 */
export type SearchEngine = {
  /**
   * Adds or replaces an item; an older version changes nothing. An adapter to a remote engine queues the write, which
   * must be visible within a second.
   */
  put(entry: Entry): void;
  /** Removes an item. An older version that arrives later does not restore it. */
  remove(id: string, version: number): void;
  /** Returns a page of the items that match a query. */
  list(query: ListQuery): Later<FoundPage>;
  /** Returns names for a typed text. */
  suggest(typed: string): Later<string[]>;
  /** Returns kinds, items, brands and stores for a typed text. */
  suggestMore(typed: string, stores: readonly StoreName[]): Later<CallAnswer<typeof searchSuggestions>>;
};

/** Returns the engine in this process's memory. Its answers need no promise. */
export function memoryEngine(catalog: Catalog) {
  return {
    put: (entry) => catalog.put(entry),
    remove: (id, version) => catalog.remove(id, version),
    list(query) {
      const { ordinals, ...rest } = listItems(catalog, query);
      return {
        ids: ordinals.map((ordinal) => catalog.ids[ordinal] ?? ''),
        cards: ordinals.map((ordinal) => catalog.cards[ordinal] ?? ''),
        ...rest,
      };
    },
    suggest: (typed) => suggest(catalog, typed),
    suggestMore: (typed, stores) => richSuggestions(catalog, typed, stores),
  } satisfies SearchEngine;
}
