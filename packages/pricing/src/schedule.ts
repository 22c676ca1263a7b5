import { DAY_MS } from '@ethereal/contracts/durations';
import { isInForce, type Priced, priceAt, type SaleSchedule } from './price-at.ts';

/** Days before a sale whose lowest price is the former price. */
export const FORMER_DAYS = 30;
const FORMER_MS = FORMER_DAYS * DAY_MS;
/** Maximum number of past prices of an item. Further ones are joined, which can only lower a former price. */
export const MAX_PAST = 40;

/** A price that an item had, and the moment at which it last had it. */
export type PastPrice = { priceCents: number; until: string };

/** A sale with the percent that the seller chose, if the seller chose a percent. */
export type ItemSale = SaleSchedule & { percent?: number | undefined };

/** Regular price, sale and past prices of an item. */
export type PriceRecord = Priced & {
  sale?: ItemSale | undefined;
  /** Moment from which the regular price and the sale are as they are. */
  since: string;
  /** Past prices, rising: a past price is dropped when the item was as cheap or cheaper later. */
  past: readonly PastPrice[];
};

/** A sale as a seller plans it: a price or a percent. Without `from` it begins now. */
type SaleWish = {
  priceCents?: number | undefined;
  percent?: number | undefined;
  from?: string | undefined;
  until?: string | undefined;
};

/** Change of a price. An absent sale keeps the sale as it is, null ends it. */
export type PriceWish = { priceCents: number; sale?: SaleWish | null | undefined };

/** A sale that cannot be planned; `field` is the part of the wish that is at fault. */
export class SaleFault extends Error {
  readonly field: 'price' | 'until';
  constructor(field: 'price' | 'until', message: string) {
    super(message);
    this.field = field;
  }
}

/** Returns a moment as schedules have it: ISO 8601 in UTC, its fraction of a second cut off. */
export const toSecond = (at: Date): string => new Date(Math.floor(at.getTime() / 1000) * 1000).toISOString();

/** Returns a price reduced by whole percent, rounded to the cent, at least one cent. */
export const reducedBy = (priceCents: number, percent: number): number =>
  Math.max(1, Math.round((priceCents * (100 - percent)) / 100));

const later = (a: string, b: string): string => (Date.parse(a) >= Date.parse(b) ? a : b);

/** Joins the two past prices that lie closest in time: the lower price counts until the end of the later one. */
function joinClosest(past: readonly PastPrice[]): PastPrice[] {
  const gapAfter = (at: number) => Date.parse(past[at + 1]?.until ?? '') - Date.parse(past[at]?.until ?? '');
  let closest = 0;
  for (let at = 1; at < past.length - 1; at++) if (gapAfter(at) < gapAfter(closest)) closest = at;
  const joined = { priceCents: past[closest]?.priceCents ?? 0, until: past[closest + 1]?.until ?? '' };
  return past.toSpliced(closest, 2, joined);
}

/** Returns the past prices at a moment: those of the record, and those that its schedule gave since. */
function pastAt({ past, since, ...priced }: PriceRecord, now: Date): PastPrice[] {
  const { from, until } = priced.sale ?? {};
  const end = now.toISOString();
  const bounds = [since, from, until, end]
    .filter((at) => at !== undefined)
    .filter((at) => Date.parse(since) <= Date.parse(at) && Date.parse(at) <= now.getTime())
    .toSorted((a, b) => Date.parse(a) - Date.parse(b));
  let all = [...past];
  for (const [at, start] of bounds.entries()) {
    const ended = bounds[at + 1];
    if (ended === undefined || ended === start) continue;
    const { priceCents } = priceAt(priced, new Date(start));
    all = [...all.filter((candidate) => candidate.priceCents < priceCents), { priceCents, until: ended }];
  }
  all = all.filter((candidate) => Date.parse(candidate.until) > now.getTime() - FORMER_MS);
  while (all.length > MAX_PAST) all = joinClosest(all);
  return all;
}

/** Returns the lowest price of the 30 days before a moment; `lasting` is the price from the last past price on. */
function lowestBefore(from: string, past: readonly PastPrice[], lasting: readonly number[]): number | undefined {
  const start = Date.parse(from) - FORMER_MS;
  const prices = past.filter(({ until }) => Date.parse(until) > start).map(({ priceCents }) => priceCents);
  const all = [...prices, ...lasting];
  return all.length === 0 ? undefined : Math.min(...all);
}

type Plan = Omit<ItemSale, 'formerCents'>;

const isOver = ({ until }: Pick<Plan, 'until'>, now: Date): boolean =>
  until !== undefined && Date.parse(until) <= now.getTime();

/** Whether a wish repeats the times of a sale, as a form does that was opened before the sale ended. */
const isRepeated = (before: ItemSale, { from, until }: SaleWish): boolean =>
  from !== undefined && until !== undefined && Date.parse(from) === Date.parse(before.from) && before.until === until;

/** Returns a sale that an edit keeps: one of percent follows the regular price, one that is over is gone. */
function kept(before: ItemSale | undefined, regular: number, now: Date): Plan | undefined {
  if (!before || isOver(before, now)) return undefined;
  const { from, until, percent, priceCents } = before;
  return { from, until, percent, priceCents: percent === undefined ? priceCents : reducedBy(regular, percent) };
}

/** Returns the times of a sale. None begins in the past, except the one that is already running. */
function timesOf(before: ItemSale | undefined, sale: SaleWish, now: Date): Pick<Plan, 'from' | 'until'> {
  const soonest = toSecond(now);
  const requested = sale.from === undefined ? soonest : toSecond(new Date(sale.from));
  const isRunning = before?.from === requested && isInForce(before, now);
  const from = isRunning ? requested : later(requested, soonest);
  const until = sale.until === undefined ? undefined : toSecond(new Date(sale.until));
  if (until !== undefined && Date.parse(until) <= Math.max(Date.parse(from), now.getTime()))
    throw new SaleFault('until', 'The sale must end after it begins.');
  return { from, until };
}

/** Returns the sale that a wish describes. */
function planned(before: ItemSale | undefined, { priceCents: regular, sale }: PriceWish, now: Date): Plan | undefined {
  if (sale === null) return undefined;
  if (sale === undefined) return kept(before, regular, now);
  if (before && isOver(before, now) && isRepeated(before, sale)) return undefined;
  const times = timesOf(before, sale, now);
  const { percent } = sale;
  const priceCents = percent === undefined ? (sale.priceCents ?? regular) : reducedBy(regular, percent);
  if (priceCents >= regular) throw new SaleFault('price', 'The reduced price must be below the regular price.');
  return { ...times, percent, priceCents };
}

const isSame = (a: Plan | undefined, b: Plan | undefined): boolean =>
  a?.priceCents === b?.priceCents && a?.percent === b?.percent && a?.from === b?.from && a?.until === b?.until;

/**
 * Returns the record after a change of the regular price or of the sale; the same record when nothing changes. The
 * former price of a sale is fixed when the sale begins. Until then each change of the price computes it again.
 * @throws SaleFault for a sale that does not reduce the price or that ends before it begins
 */
export function changePrice(before: PriceRecord, wish: PriceWish, now: Date): PriceRecord {
  const next = planned(before.sale, wish, now);
  if (wish.priceCents === before.priceCents && isSame(before.sale, next)) return before;
  const past = pastAt(before, now);
  const since = later(now.toISOString(), before.since);
  const record = { priceCents: wish.priceCents, since, past };
  if (!next) return record;
  const isRunning = before.sale?.from === next.from && Date.parse(next.from) <= now.getTime();
  const untilThen = Date.parse(next.from) > now.getTime() ? [wish.priceCents] : [];
  const formerCents = isRunning ? before.sale?.formerCents : lowestBefore(next.from, past, untilThen);
  return { ...record, sale: { ...next, formerCents } };
}

/** Returns the record of a new item, which has no past prices. */
export const newPrice = (wish: PriceWish, now: Date): PriceRecord =>
  changePrice({ priceCents: wish.priceCents, since: now.toISOString(), past: [] }, wish, now);
