import { type CartLine, getCart } from '@ethereal/contracts/cart';
import { listFavorites } from '@ethereal/contracts/favorites';
import { type Card, item, itemPage, MAX_SEARCH } from '@ethereal/contracts/items';
import { order } from '@ethereal/contracts/orders';
import { DomainError } from '@ethereal/service-kit/errors';
import { getJson } from '@ethereal/service-kit/http-client';
import type { Logger } from '@ethereal/service-kit/logger';
import { z } from 'zod';
import type { GoodsIndex } from '../goods/index.ts';
import type { HelpLibrary } from '../help/library.ts';
import type { CatalogueGoods } from './catalogue-goods.ts';
import type { ItemFilter, Own, Tools } from './tools.ts';

/** Number of orders that are read, enough to find an order by an item's name. */
const ORDERS_READ = 10;
/**
 * Deadline of a request, in ms. It is long, because the shopper sees the search in progress and prefers a late answer
 * to none.
 */
const DEADLINE_MS = 8000;
/**
 * Maximum time to update the goods before a message is read, in ms. After that, the goods of the last reading are used;
 * without any goods, the message waits.
 */
const PATIENCE_MS = 300;
/** Maximum time of the site's search, in ms. Its first hit gets a reserved position. */
const SEARCH_WITHIN_MS = 150;
/**
 * Maximum time of the site's search if only a part of the goods is stored, in ms, and the maximum number of hits that
 * are then read.
 */
const MEET_WITHIN_MS = 1500;
const MOST_FOUND = 24;

const cards = z.object({ items: itemPage.shape.items });
const orders = z.object({ orders: z.array(order) });

/** The caller; `unsure` when a token could not be verified at the moment. */
export type Visitor = { kind: 'user'; id: string; token: string } | { kind: 'guest'; unsure: boolean };
export type ToolsOptions = {
  catalogUrl: string;
  ordersUrl: string;
  help: HelpLibrary;
  goods: CatalogueGoods;
  logger: Logger;
};

/** Cuts a search text between words at the maximum length that the catalog accepts. */
function searchable(text: string): string {
  if (text.length <= MAX_SEARCH) return text;
  const cut = text.slice(0, MAX_SEARCH);
  return cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
}

function queryOf(filter: ItemFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value !== undefined && value !== '')
      query.set(name, name === 'search' ? searchable(String(value)) : String(value));
  }
  return query;
}

const isMissing = (error: unknown) => error instanceof DomainError && error.kind === 'not-found';

/** Creates the tools of one answer. Their requests are aborted when the caller leaves. */
export function openTools({ catalogUrl, ordersUrl, help, goods, logger }: ToolsOptions) {
  return (visitor: Visitor, signal: AbortSignal): Tools => {
    const searchItems = async (filter: ItemFilter): Promise<Card[]> =>
      (await ask(`${catalogUrl}/api/items?${queryOf(filter)}`, cards)).items;

    async function findFirst(filter: ItemFilter): Promise<string | undefined> {
      const limit = goods.isPart() ? MOST_FOUND : 1;
      const ids = (await searchItems({ ...filter, limit })).map(({ _id }) => _id);
      await goods.meet(ids, signal);
      return ids[0];
    }

    /** Sends a request. The caller receives an error; the cause is logged for operators. */
    async function ask<T>(url: string, schema: z.ZodType<T>, headers?: Record<string, string>): Promise<T> {
      try {
        return await getJson(url, { schema, signal, headers, deadlineMs: DEADLINE_MS });
      } catch (error) {
        if (!signal.aborted && !isMissing(error))
          logger.warn({ err: error, origin: new URL(url).origin }, 'a neighbour did not answer');
        throw error;
      }
    }

    /** Sends a request with the caller's own token, so that only the caller's data can be returned. */
    async function own<T>(url: string, schema: z.ZodType<T>): Promise<Own<T>> {
      if (visitor.kind === 'guest') return { state: visitor.unsure ? 'away' : 'logged-out' };
      try {
        return {
          state: 'known',
          value: await ask(url, schema, { authorization: `Bearer ${visitor.token}` }),
        };
      } catch (error) {
        if (error instanceof DomainError) return { state: 'away' };
        throw error;
      }
    }

    let current: GoodsIndex | undefined;
    return {
      async knownGoods(about = []) {
        const isEmpty = goods.known().size === 0;
        const patience = isEmpty ? signal : AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
        current = await goods.current(patience).catch(() => undefined);
        await goods.meet(about, patience).catch(() => undefined);
        return current ?? goods.known();
      },
      // The goods are read once per answer.
      goods: async () => current ?? (await goods.current(signal)),

      searchItems,

      async findFirst(filter) {
        const withinMs = goods.isPart() ? MEET_WITHIN_MS : SEARCH_WITHIN_MS;
        const late = new Promise<undefined>((resolve) => setTimeout(resolve, withinMs, undefined).unref());
        return await Promise.race([findFirst(filter).catch(() => undefined), late]);
      },

      async itemDetails(category, id) {
        try {
          return await ask(`${catalogUrl}/api/categories/${category}/${encodeURIComponent(id)}`, item);
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      },

      help,

      async myOrders() {
        const buyerId = visitor.kind === 'user' ? visitor.id : '';
        const query = new URLSearchParams({ buyerId, limit: String(ORDERS_READ) });
        const found = await own(`${ordersUrl}/api/ordersBuyer?${query}`, orders);
        if (found.state !== 'known') return found;
        // Orders of other buyers are removed, whatever the neighbor returns.
        return { state: 'known', value: found.value.orders.filter(({ buyer }) => buyer === buyerId) };
      },

      async myCart(): Promise<Own<CartLine[]>> {
        const found = await own(`${ordersUrl}${getCart.path}`, getCart.success.body);
        return found.state === 'known' ? { state: 'known', value: found.value.items } : found;
      },

      myFavourites: () => own(`${catalogUrl}${listFavorites.path}`, listFavorites.success.body),
    };
  };
}
