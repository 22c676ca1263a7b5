import { type Item, listItemsForShelf } from '@ethereal/contracts/items';
import { getJson } from '@ethereal/service-kit/http-client';
import type { Logger } from '@ethereal/service-kit/logger';
import { describe, type Good } from './good.ts';
import { createShelf, type Shelf } from './shelf.ts';

/** An answer that is late is worth more than none, to somebody who sees that it is searched. */
const DEADLINE_MS = 8000;

/** The catalogue names what changed in the last half minute each time: so many at once are an import. */
const MANY = 200;
/** While one lasts, what was read is good enough for so long. */
const REST_MS = 1000;

export type CatalogueShelf = {
  /** As it was read last; empty before the first reading. */
  known(): Shelf;
  /** As it is now: asks the catalogue what has changed. Throws when it is away. */
  current(signal: AbortSignal): Promise<Shelf>;
};

const page = listItemsForShelf.success.body;

/**
 * All goods of the catalogue in memory, so that whole wishes can be weighed against each of them. Read once, and before
 * every answer brought up to date; answers that begin meanwhile wait for the same reading. While an import changes very
 * many at once, they are read again at most once a second.
 * @param now milliseconds of a clock that only goes forward
 */
export function createCatalogueShelf(
  catalogUrl: string,
  logger: Logger,
  now: () => number = () => performance.now(),
): CatalogueShelf {
  const items = new Map<string, { json: string; good: Good }>();
  let shelf = createShelf([]);
  let readAt: string | undefined;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let reading: { done: Promise<Shelf>; leave: AbortController; waiting: number } | undefined;

  async function ask(query: Record<string, string>, signal: AbortSignal) {
    const url = new URL(listItemsForShelf.path, catalogUrl);
    url.search = new URLSearchParams(query).toString();
    return await getJson(url.href, { schema: page, signal, deadlineMs: DEADLINE_MS });
  }

  /** Whether anything is other than before. */
  function take(entries: readonly { item: Item; published: boolean }[]): boolean {
    let changed = false;
    for (const { item, published } of entries) {
      const json = JSON.stringify(item);
      const known = items.get(item._id);
      if (!published) changed = items.delete(item._id) || changed;
      else if (known?.json !== json) {
        items.set(item._id, { json, good: describe(item) });
        changed = true;
      }
    }
    return changed;
  }

  async function read(signal: AbortSignal): Promise<Shelf> {
    let changed = false;
    if (readAt === undefined) {
      let after = '';
      let began: string | undefined;
      for (;;) {
        const { items: some, next, now: readNow } = await ask({ after }, signal);
        began ??= readNow;
        changed = take(some) || changed;
        if (next === null) break;
        after = next;
      }
      readAt = began;
    } else {
      const { items: some, now: readNow } = await ask({ since: readAt }, signal);
      changed = take(some);
      readAt = readNow;
      if (some.length >= MANY) restsUntil = now() + REST_MS;
    }
    if (changed) shelf = createShelf([...items.values()].map(({ good }) => good));
    return shelf;
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
    known: () => shelf,
    async current(signal) {
      signal.throwIfAborted();
      if (!reading && now() < restsUntil) return shelf;
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
