import { type Item, listItemsForShelf } from '@ethereal/contracts/items';
import { getJson } from '@ethereal/service-kit/http-client';
import type { Logger } from '@ethereal/service-kit/logger';
import { createGoodsIndex, type GoodsIndex } from '../goods/index.ts';

/** An answer that is late is worth more than none, to somebody who sees that it is searched. */
const DEADLINE_MS = 8000;

/** The catalogue names what changed in the last half minute each time: so many at once are an import. */
const MANY = 200;
/** While one lasts, what was read is good enough for so long. */
const REST_MS = 1000;

export type CatalogueGoods = {
  /** As they were read last; none before the first reading. */
  known(): GoodsIndex;
  /** As they are now: asks the catalogue what has changed. Throws when it is away. */
  current(signal: AbortSignal): Promise<GoodsIndex>;
};

const page = listItemsForShelf.success.body;

/**
 * All goods of the catalogue in memory. Read once, and before every answer brought up to date; answers that begin
 * meanwhile wait for the same reading. While an import changes very many at once, they are read again at most once a
 * second.
 * @param now milliseconds of a clock that only goes forward
 */
export function createCatalogueGoods(
  catalogUrl: string,
  logger: Logger,
  now: () => number = () => performance.now(),
): CatalogueGoods {
  const goods = createGoodsIndex();
  const known = new Map<string, string>();
  let readAt: string | undefined;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let reading: { done: Promise<GoodsIndex>; leave: AbortController; waiting: number } | undefined;

  async function ask(query: Record<string, string>, signal: AbortSignal) {
    const url = new URL(listItemsForShelf.path, catalogUrl);
    url.search = new URLSearchParams(query).toString();
    return await getJson(url.href, { schema: page, signal, deadlineMs: DEADLINE_MS });
  }

  function take(entries: readonly { item: Item; published: boolean }[]): void {
    for (const { item, published } of entries) {
      const json = JSON.stringify(item);
      if (!published) {
        known.delete(item._id);
        goods.remove(item._id);
      } else if (known.get(item._id) !== json) {
        known.set(item._id, json);
        goods.put(item);
      }
    }
  }

  async function readAll(signal: AbortSignal): Promise<void> {
    let after = '';
    let began: string | undefined;
    for (;;) {
      const { items, next, now: readNow } = await ask({ after }, signal);
      began ??= readNow;
      take(items);
      if (next === null) break;
      after = next;
    }
    readAt = began;
  }

  async function read(signal: AbortSignal): Promise<GoodsIndex> {
    if (readAt === undefined) {
      await readAll(signal);
      return goods;
    }
    const { items, now: readNow } = await ask({ since: readAt }, signal);
    take(items);
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
