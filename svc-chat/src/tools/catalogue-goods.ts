import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Item, listItemsForShelf } from '@ethereal/contracts/items';
import { getJson } from '@ethereal/service-kit/http-client';
import type { Logger } from '@ethereal/service-kit/logger';
import { LRUCache } from 'lru-cache';
import { createGoodsIndex, type GoodsIndex } from '../goods/index.ts';

/**
 * Deadline of a request, in ms. It is long, because the shopper sees the search in progress and prefers a late answer
 * to none.
 */
const DEADLINE_MS = 8000;

/**
 * Number of changed items from which an import is assumed. The catalog lists the changes since the last reading and
 * those of the half minute before.
 */
const MANY = 200;
/** Time for which the goods are not read again during an import, in ms. */
const REST_MS = 1000;
/** Number of items after which other work gets a turn. Indexing an item takes about a millisecond. */
const AT_ONCE = 20;
export type CatalogueGoods = {
  /** Returns the goods of the last reading; empty before the first one. */
  known(): GoodsIndex;
  /** Whether the shop has more goods than this service stores. */
  isPart(): boolean;
  /** Returns the current goods: requests the changes from the catalog. Throws when the catalog is down. */
  current(signal: AbortSignal): Promise<GoodsIndex>;
  /** Reads these items, too, if only a part of the goods is stored. Throws when the catalog is down. */
  meet(ids: readonly string[], signal: AbortSignal): Promise<void>;
};

type Options = {
  /** Maximum number of stored goods. The newest are stored; others are read when a search finds them. */
  most: number;
  /** Maximum number of goods stored after a search found them; 2,000 by default. */
  mostMet?: number;
  /** Monotonic clock in ms. */
  now?: () => number;
};
type Entry = { item: Item; published: boolean };

const page = listItemsForShelf.success.body;

/**
 * Stores the goods of the catalog in memory: all of them, or the newest if there are too many. The goods are read once
 * and updated before every answer. Answers that begin during an update share it. During an import, the goods are
 * updated at most once a second.
 */
export function createCatalogueGoods(
  catalogUrl: string,
  logger: Logger,
  { most, mostMet = 2000, now = () => performance.now() }: Options,
): CatalogueGoods {
  const goods = createGoodsIndex();
  const known = new Map<string, string>();
  const met = new LRUCache<string, true>({ max: mostMet, dispose: (_, id) => forget(id) });
  let isPart = false;
  let first: { after?: string; began?: string } = {};
  let readAt: string | undefined;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let reading: { done: Promise<GoodsIndex>; leave: AbortController; waiting: number } | undefined;

  async function ask(query: Record<string, string>, signal: AbortSignal) {
    const url = new URL(listItemsForShelf.path, catalogUrl);
    url.search = new URLSearchParams(query).toString();
    return await getJson(url.href, { schema: page, signal, deadlineMs: DEADLINE_MS });
  }

  function forget(id: string): void {
    known.delete(id);
    goods.remove(id);
  }

  function keep(item: Item): void {
    const json = JSON.stringify(item);
    if (known.get(item._id) === json) return;
    known.set(item._id, json);
    goods.put(item);
  }

  function take({ item, published }: Entry): void {
    if (!published) {
      met.delete(item._id);
      forget(item._id);
    } else if (known.has(item._id) || known.size - met.size < most) keep(item);
    else isPart = true;
  }

  async function takeAll(entries: readonly Entry[]): Promise<void> {
    for (const [at, entry] of entries.entries()) {
      take(entry);
      if (at % AT_ONCE === AT_ONCE - 1) await othersTurn();
    }
  }

  /** Reads all goods. After a failure, the next call continues at the page that failed. */
  async function readAll(signal: AbortSignal): Promise<void> {
    for (;;) {
      const { items, next, now: readNow } = await ask({ order: 'newest', after: first.after ?? '' }, signal);
      first.began ??= readNow;
      await takeAll(items);
      if (next === null || isPart) break;
      first = { ...first, after: next };
    }
    readAt = first.began;
  }

  async function read(signal: AbortSignal): Promise<GoodsIndex> {
    if (readAt === undefined) {
      await readAll(signal);
      return goods;
    }
    const { items, now: readNow } = await ask({ since: readAt }, signal);
    await takeAll(items);
    readAt = readNow;
    if (items.length >= MANY) restsUntil = now() + REST_MS;
    return goods;
  }

  function begin() {
    const leave = new AbortController();
    const done = read(leave.signal).finally(() => {
      reading = undefined;
    });
    done.catch((error: unknown) => {
      if (!leave.signal.aborted) logger.warn({ err: error }, 'the catalogue did not answer');
    });
    reading = { done, leave, waiting: 0 };
    return reading;
  }

  return {
    known: () => goods,
    isPart: () => isPart,
    async meet(ids, signal) {
      const unknown = isPart ? ids.filter((id) => !known.has(id)) : [];
      if (unknown.length === 0) return;
      for (const { item, published } of (await ask({ ids: unknown.join(',') }, signal)).items) {
        if (!published) continue;
        met.set(item._id, true);
        keep(item);
      }
    },
    async current(signal) {
      signal.throwIfAborted();
      if (!reading && now() < restsUntil) return goods;
      const mine = reading ?? begin();
      mine.waiting += 1;
      let left = () => {};
      const gone = new Promise<never>((_, reject) => {
        left = () => reject(signal.reason);
        signal.addEventListener('abort', left, { once: true });
      });
      try {
        return await Promise.race([mine.done, gone]);
      } finally {
        signal.removeEventListener('abort', left);
        mine.waiting -= 1;
        // The last waiting caller aborts the request when it leaves.
        if (mine.waiting === 0) mine.leave.abort();
      }
    },
  };
}
