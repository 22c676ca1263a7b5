import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Item, listItemsForShelf } from '@ethereal/contracts/items';
import { getJson } from '@ethereal/service-kit/http-client';
import type { Logger } from '@ethereal/service-kit/logger';
import { LRUCache } from 'lru-cache';
import { createGoodsIndex, type GoodsIndex } from '../goods/index.ts';

/** An answer that is late is worth more than none, to somebody who sees that it is searched. */
const DEADLINE_MS = 8000;

/** The catalogue names what changed in the last half minute each time: so many at once are an import. */
const MANY = 200;
/** While one lasts, what was read is good enough for so long. */
const REST_MS = 1000;
/** An item takes about a millisecond to read: after so many, answers go on. */
const AT_ONCE = 20;
export type CatalogueGoods = {
  /** As they were read last; none before the first reading. */
  known(): GoodsIndex;
  /** Whether the shop has more goods than are kept here. */
  isPart(): boolean;
  /** As they are now: asks the catalogue what has changed. Throws when it is away. */
  current(signal: AbortSignal): Promise<GoodsIndex>;
  /** Where a part is kept, reads these, too. Throws when the catalogue is away. */
  meet(ids: readonly string[], signal: AbortSignal): Promise<void>;
};

type Options = {
  /** So many goods are kept, the newest; the others are met by search. */
  most: number;
  /** So many of those are remembered; 2,000 unless given. */
  mostMet?: number;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
};
type Entry = { item: Item; published: boolean };

const page = listItemsForShelf.success.body;

/**
 * Goods of the catalogue in memory: all of them, or the newest of very many. Read once, and before every answer brought
 * up to date; answers that begin meanwhile wait for the same reading. While an import changes very many at once, they
 * are read again at most once a second.
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

  /** Goes on where it broke off. */
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
        // The last to leave takes the question along.
        if (mine.waiting === 0) mine.leave.abort();
      }
    },
  };
}
