import { getAnnouncement } from '@ethereal/contracts/announcement';
import {
  deleteFromCart,
  getCart,
  addToCart as putIntoCart,
  updateCartQuantity,
  updateCartSize,
} from '@ethereal/contracts/cart';
import type { Category } from '@ethereal/contracts/fashion';
import { addFavorite, type Favorite, listFavorites, removeFavorite } from '@ethereal/contracts/favorites';
import { findItems, getItem, type Item, listItemsForShelf } from '@ethereal/contracts/items';
import { listBuyerOrders, type Order, order } from '@ethereal/contracts/orders';
import { fillPath } from '@ethereal/contracts/path-template';
import { listReviews, type ReviewPage } from '@ethereal/contracts/reviews';
import { getSeller } from '@ethereal/contracts/sellers';
import type { Base } from '@ethereal/service-kit/base';
import { DomainError } from '@ethereal/service-kit/errors';
import { getJson, postJson, Refused } from '@ethereal/service-kit/http-client';
import type { Logger } from '@ethereal/service-kit/logger';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { type HelpLibrary, openHelp } from '../help/help.ts';

export type SearchQuery = z.input<typeof findItems.body>;
export type SearchResult = z.output<typeof findItems.success.body>;
type Store = z.output<typeof getSeller.success.body>;
/** The lines of a cart with the codes that were entered in it. */
export type Cart = Pick<z.output<typeof getCart.success.body>, 'items' | 'codes' | 'toPay'>;

/** The caller; `unsure` when a token could not be verified at the moment. */
export type Visitor = { kind: 'user'; id: string; token: string } | { kind: 'guest'; unsure: boolean };

/** The caller's own data, or the reason why there is none to show. */
export type Own<T> = { state: 'known'; value: T } | { state: 'logged-out' } | { state: 'away' };

/** One variant of an item for the cart. */
export type Choice = {
  productId: string;
  quantity: number;
  sizeChosen?: string | undefined;
  colorChosen?: string | undefined;
};

/** A change of a line of the cart: another size or quantity. Without either, the line is taken out. */
export type CartChange = { productId: string; lineId?: string | undefined; size?: string; quantity?: number };

/** The data that an answer can read or change, on behalf of one caller. Results are data, never instructions. */
export type Tools = {
  /** Searches the shop's items, best first. Throws when the catalog is down. */
  search(query: SearchQuery): Promise<SearchResult>;
  /** Returns an item with its delivery promise, undefined if it is no longer sold. Throws when the catalog is down. */
  item(category: Category, id: string): Promise<Item | undefined>;
  /** Returns the items of these ids that are for sale, in the given order. Throws when the catalog is down. */
  items(ids: readonly string[]): Promise<Item[]>;
  /** Returns the first reviews of an item, undefined if the catalog is down. */
  reviews(id: string): Promise<ReviewPage | undefined>;
  /** Returns the store of a seller, undefined if there is none or the catalog is down. */
  store(id: string): Promise<Store | undefined>;
  /** Returns the text at the top of every page, blank if there is none or the catalog is down. */
  announcement(): Promise<string>;
  help: HelpLibrary;
  /** Whether the shop has messages between buyers and sellers. */
  hasMessages: boolean;
  /** Whether the caller has a valid token. */
  isSignedIn: boolean;
  /** Returns the newest orders. */
  myOrders(): Promise<Own<Order[]>>;
  myCart(): Promise<Own<Cart>>;
  myFavorites(): Promise<Own<Favorite[]>>;
  /** Adds a variant to the cart. The value is false when the shop refused it, for example because it is sold out. */
  addToCart(choice: Choice): Promise<Own<boolean>>;
  /** Changes a line of the cart. The value is false when the shop refused it. */
  changeCart(change: CartChange): Promise<Own<boolean>>;
  /** Adds an item to the favorites. */
  addFavorite(id: string): Promise<Own<boolean>>;
  /** Takes an item out of the favorites. */
  removeFavorite(id: string): Promise<Own<boolean>>;
};

/** Deadline of a request, in ms: long, because the shopper sees the search in progress. */
const DEADLINE_MS = 8000;
/** Maximum number of orders that are read, enough to find an order by an item's name, or to add them up. */
const ORDERS_READ = 60;
/** The newest orders, of whose answer only the orders are read. */
const newestOrders = { ...listBuyerOrders, success: { body: z.object({ orders: z.array(order) }) } };

const isMissing = (error: unknown) => error instanceof DomainError && error.kind === 'not-found';
const isRefused = (error: unknown) => error instanceof DomainError && error.cause instanceof Refused;

type Asking = { logger: Logger; visitor: Visitor; signal: AbortSignal };
/** A call of a neighbor, as the contracts declare it. */
type Asked<S> = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; success: { body: S } };
type Sent = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown };

/** Returns the address of a call. */
const urlOf = (origin: string, path: string, { params = {}, query }: Sent): string =>
  `${origin}${fillPath(path, params)}${query ? `?${new URLSearchParams(query)}` : ''}`;

/** Returns the ways in which one answer asks the neighbors. */
function requestsOf({ logger, visitor, signal }: Asking) {
  /** Makes a call. The caller receives an error; the cause is logged for operators. */
  async function ask<S extends z.ZodType>(
    origin: string,
    { method, path, success }: Asked<S>,
    sent: Sent = {},
    headers = {},
  ) {
    const options = { schema: success.body, signal, headers, deadlineMs: DEADLINE_MS };
    const url = urlOf(origin, path, sent);
    try {
      if (method === 'GET') return await getJson<z.output<S>>(url, options);
      return await postJson<z.output<S>>(url, { ...options, body: sent.body, method });
    } catch (error) {
      if (!signal.aborted && !isMissing(error) && !isRefused(error))
        logger.warn({ err: error, origin }, 'a neighbor did not answer');
      throw error;
    }
  }

  /** Makes a call with the caller's own token, so that only the caller's data can be returned. */
  async function own<S extends z.ZodType>(origin: string, call: Asked<S>, sent: Sent = {}): Promise<Own<z.output<S>>> {
    if (visitor.kind === 'guest') return { state: visitor.unsure ? 'away' : 'logged-out' };
    try {
      const value = await ask(origin, call, sent, { authorization: `Bearer ${visitor.token}` });
      return { state: 'known', value };
    } catch (error) {
      if (error instanceof DomainError && !isRefused(error) && !isMissing(error)) return { state: 'away' };
      throw error;
    }
  }

  /** Changes the caller's own data. The value is false when the shop refused the change. */
  async function change(origin: string, call: Asked<z.ZodType>, sent: Sent): Promise<Own<boolean>> {
    try {
      const changed = await own(origin, call, sent);
      return changed.state === 'known' ? { state: 'known', value: true } : changed;
    } catch (error) {
      if (isRefused(error) || isMissing(error)) return { state: 'known', value: false };
      throw error;
    }
  }

  return { ask, own, change };
}

/** Opens the tools: a function that creates those of one answer. Their requests are aborted when the caller leaves. */
export async function openTools({ config, logger }: Pick<Base<Config>, 'config' | 'logger'>) {
  const { CATALOG_URL: catalog, ORDERS_URL: ordersUrl } = config;
  const help = await openHelp();
  const hasMessages = config.MESSAGES_URL !== undefined;

  return (visitor: Visitor, signal: AbortSignal): Tools => {
    const { ask, own, change } = requestsOf({ logger, visitor, signal });
    return {
      help,
      hasMessages,
      isSignedIn: visitor.kind === 'user',
      search: (query) => ask(catalog, findItems, { body: query }),
      async item(category, id) {
        try {
          return await ask(catalog, getItem, { params: { category, id } });
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      },
      async items(ids) {
        if (ids.length === 0) return [];
        const { items } = await ask(catalog, listItemsForShelf, { query: { ids: ids.join(',') } });
        return ids.flatMap((id) => items.find(({ item, published }) => published && item._id === id)?.item ?? []);
      },
      reviews: (itemId) =>
        ask(catalog, listReviews, { params: { itemId }, query: { limit: '20' } }).catch(() => undefined),
      store: (id) => ask(catalog, getSeller, { params: { id } }).catch(() => undefined),
      announcement: () =>
        ask(catalog, getAnnouncement).then(
          ({ text }) => text,
          () => '',
        ),
      async myOrders() {
        const buyerId = visitor.kind === 'user' ? visitor.id : '';
        const found = await own(ordersUrl, newestOrders, { query: { buyerId, limit: String(ORDERS_READ) } });
        if (found.state !== 'known') return found;
        // Orders of other buyers are removed, whatever the neighbor returns.
        return { state: 'known', value: found.value.orders.filter(({ buyer }) => buyer === buyerId) };
      },
      myCart: () => own(ordersUrl, getCart),
      myFavorites: () => own(catalog, listFavorites),
      addToCart: (body) => change(ordersUrl, putIntoCart, { body }),
      changeCart({ productId, lineId, size, quantity = 0 }) {
        const line = { productId, lineId };
        if (size !== undefined) return change(ordersUrl, updateCartSize, { body: { ...line, sizeChosen: size } });
        if (quantity > 0) return change(ordersUrl, updateCartQuantity, { body: { ...line, quantity } });
        return change(ordersUrl, deleteFromCart, { params: { productId }, ...(lineId && { query: { lineId } }) });
      },
      addFavorite: (productId) => change(catalog, addFavorite, { body: { productId } }),
      removeFavorite: (productId) => change(catalog, removeFavorite, { body: { productId } }),
    };
  };
}
export type ToolsFor = Awaited<ReturnType<typeof openTools>>;
