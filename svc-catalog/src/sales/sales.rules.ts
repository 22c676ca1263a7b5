import { toCents, toDollars } from '@ethereal/contracts/money';
import type { SaleSent } from '@ethereal/contracts/sale';
import { nextSwitch, priceAt, shownPrice } from '@ethereal/pricing/price-at';
import {
  changePrice,
  type ItemSale,
  newPrice,
  type PastPrice,
  type PriceRecord,
  type PriceWish,
  SaleFault,
} from '@ethereal/pricing/schedule';
import { invalid } from '@ethereal/service-kit/errors';

/** Prices of an item as the store keeps them. */
export type ItemPrices = {
  /** Regular price, in whole cents. */
  priceCents: number;
  sale?: ItemSale | undefined;
  /** Moment from which the regular price and the sale are as they are; the item's creation unless given. */
  pricedSince?: string | undefined;
  /** Past prices of the last 30 days, for the former price of the next sale. */
  pastPrices?: readonly PastPrice[] | undefined;
};

/** Prices that the last event of an item carried, and the moment of the next change by the schedule. */
export type AnnouncedPrice = { shownCents?: number | undefined; nextSwitch?: Date | undefined };

/** Prices with each field present, so that a save clears what is undefined. */
type AllPrices = {
  priceCents: number;
  sale: ItemSale | undefined;
  pricedSince: string;
  pastPrices: readonly PastPrice[] | undefined;
};

type Priced = ItemPrices & { createdAt: Date };

const recordOf = ({ priceCents, sale, pricedSince, pastPrices = [], createdAt }: Priced): PriceRecord => ({
  priceCents,
  sale,
  since: pricedSince ?? createdAt.toISOString(),
  past: pastPrices,
});

const toStored = ({ priceCents, sale, since, past }: PriceRecord): AllPrices => ({
  priceCents,
  sale,
  pricedSince: since,
  pastPrices: past.length > 0 ? past : undefined,
});

/** Returns a sale as the seller's call has it: money in cents. */
function wishOf(priceCents: number, sale: SaleSent | null | undefined): PriceWish {
  if (!sale) return { priceCents, sale };
  const { price, ...times } = sale;
  return { priceCents, sale: { ...times, priceCents: price === undefined ? undefined : toCents(price) } };
}

/** Turns a sale that cannot be planned into a refusal that names the field. */
function refusingFaults<T>(plan: () => T): T {
  try {
    return plan();
  } catch (error) {
    if (!(error instanceof SaleFault)) throw error;
    throw invalid(error.message, { errors: { [`sale.${error.field}`]: error.message } });
  }
}

/** Returns the prices of a new item. @throws invalid for a sale that does not reduce the price, or that is over */
export const firstPrices = (priceCents: number, sale: SaleSent | null | undefined, now: Date): AllPrices =>
  refusingFaults(() => toStored(newPrice(wishOf(priceCents, sale), now)));

/**
 * Returns the prices of an item after an edit: an absent sale keeps the sale, null ends it.
 * @throws invalid for a sale that does not reduce the price, or that is over
 */
export const nextPrices = (
  before: Priced,
  priceCents: number,
  sale: SaleSent | null | undefined,
  now: Date,
): AllPrices => refusingFaults(() => toStored(changePrice(recordOf(before), wishOf(priceCents, sale), now)));

/** Returns the price that an event announces now. The schedule of an item outside the shop announces nothing. */
export const announcedPrice = (item: ItemPrices, isForSale: boolean, now: Date): AnnouncedPrice => ({
  shownCents: priceAt(item, now).priceCents,
  nextSwitch: isForSale ? nextSwitch(item, now) : undefined,
});

/** Returns the regular price and the sale as the seller sees and sends them; null when no sale is planned or runs. */
export function ownPriceOf({ priceCents, sale }: ItemPrices, now: Date) {
  const regularPrice = toDollars(priceCents);
  if (!sale || (sale.until !== undefined && Date.parse(sale.until) <= now.getTime()))
    return { regularPrice, sale: null };
  const { percent, from, until } = sale;
  const reduced = percent === undefined ? { price: toDollars(sale.priceCents) } : { percent };
  return { regularPrice, sale: { ...reduced, from, ...(until === undefined ? {} : { until }) } };
}

/** Returns by how much the price is reduced now, in hundredths of a percent; undefined without a reduction. */
export function reductionAt(item: ItemPrices, now: Date): number | undefined {
  const { priceCents, formerCents } = priceAt(item, now);
  return formerCents === undefined ? undefined : Math.floor(((formerCents - priceCents) * 10_000) / formerCents);
}

/** Returns the fields of a card that follow from the schedule. */
export const cardPrice = (item: ItemPrices, now: Date) => shownPrice(item, now);
