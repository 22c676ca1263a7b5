import { DAY_MS, MINUTE_MS } from '@ethereal/contracts/durations';
import type { EventOf } from '@ethereal/contracts/events';
import { type Demand, momentOfDay, viewsPerDay } from './demand.ts';
import { idFrom, type Random, randomFrom } from './random.ts';

export interface PastItem extends Demand {
  id: string;
  priceCents: number;
}

export type PastEvent = EventOf<'item.viewed' | 'item.favourited' | 'item.carted' | 'item.sold'>;

const DAYS = 365;
const SOURCE = 'demo-history';

/**
 * Number of days with times to the minute. Earlier days have a few distinct times, which keeps the history small in
 * every service that stores it.
 */
const FINE_DAYS = 3;
const MINUTES_A_DAY = 5;

/** Share of views after which the person adds the item to the favorites. */
const FAVOURITES = 0.11;
/** Share of views after which the person adds the item to the cart. */
const CARTS = 0.14;
/** Share of items in the cart that are bought. */
const SALES = 0.45;

/** Yields the events of one product view. */
function* visit(item: PastItem, key: string, at: Date, random: Random): Generator<PastEvent> {
  const person = idFrom(`visitor ${Math.floor(random() * 4000)}`);
  const event = (kind: string) => ({
    id: `demo-${idFrom(`${item.id} ${key} ${kind}`)}`,
    source: SOURCE,
    time: at.toISOString(),
    subject: item.id,
  });
  yield { ...event('viewed'), type: 'item.viewed', data: {} };
  if (random() < FAVOURITES) yield { ...event('favourited'), type: 'item.favourited', data: { user: person } };
  if (random() >= CARTS) return;
  const quantity = random() < 0.82 ? 1 : 2;
  yield { ...event('carted'), type: 'item.carted', data: { user: person, quantity } };
  if (random() >= SALES) return;
  const order = idFrom(`order ${item.id} ${key}`);
  const data = { order, buyer: person, quantity, priceCents: item.priceCents };
  yield { ...event('sold'), type: 'item.sold', data };
}

/** Yields a year of one item up to `now`, oldest first. A day always has the same events with the same ids. */
export function* historyOf(item: PastItem, now: Date): Generator<PastEvent> {
  const midnight = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  const counts = viewsPerDay(item, DAYS, midnight);
  for (const [day, count] of counts.entries()) {
    const start = midnight.getTime() - (DAYS - 1 - day) * DAY_MS;
    const random = randomFrom(`${item.name} ${start}`);
    const fine = day >= DAYS - FINE_DAYS;
    const moments = Array.from({ length: fine ? count : MINUTES_A_DAY }, () => momentOfDay(random));
    for (let i = 0; i < count; i++) {
      const share = moments[fine ? i : Math.floor(random() * MINUTES_A_DAY)] ?? 0.5;
      const at = new Date(Math.floor((start + share * DAY_MS) / MINUTE_MS) * MINUTE_MS);
      const events = [...visit(item, `${start} ${i}`, at, random)];
      if (at.getTime() < now.getTime() - MINUTE_MS) yield* events;
    }
  }
}
