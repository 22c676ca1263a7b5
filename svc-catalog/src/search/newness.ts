import { DAY_MS } from '@ethereal/contracts/durations';
import type { Catalog } from './catalog.ts';

/** Number of days for which an item counts as new. */
const NEW_FOR_DAYS = 30;
/** Share of the catalog that counts as new at most: the newest tenth. */
const NEWEST_SHARE = 0.1;

/** Returns the end of a day in UTC, when the days of new items move on. */
export const endOfDay = (now: Date): number => (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;

/**
 * Returns the time from which on a listed item counts as new: 30 days before today, or the creation of the last item of
 * the newest tenth if that is later.
 */
export function newSince({ newest, created }: Pick<Catalog, 'newest' | 'created'>, now: Date): number {
  const sorted = newest.all();
  const last = sorted[Math.ceil(sorted.length * NEWEST_SHARE) - 1];
  return Math.max(endOfDay(now) - (NEW_FOR_DAYS + 1) * DAY_MS, last === undefined ? 0 : (created[last] ?? 0));
}

/** Returns the cards of a list as JSON; those of new items say so. */
export function withNewness(catalog: Catalog, ids: readonly string[], cards: readonly string[], now: Date): string[] {
  const since = newSince(catalog, now);
  return cards.map((card, place) =>
    catalog.createdOf(ids[place] ?? '') >= since && card.endsWith('}') ? `${card.slice(0, -1)},"isNew":true}` : card,
  );
}
