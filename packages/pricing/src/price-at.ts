/** A reduced price and when it holds. Times are ISO 8601 in UTC, to the second. */
export type SaleSchedule = {
  /** Reduced price, in whole cents. */
  priceCents: number;
  /** First moment of the sale. */
  from: string;
  /** First moment after the sale; without it the sale ends when the seller ends it. */
  until?: string | undefined;
  /** Lowest price of the 30 days before `from`, in whole cents; absent when the item had no price then. */
  formerCents?: number | undefined;
};

/** A price with its schedule. `priceCents` is the regular price, in whole cents. */
export type Priced = { priceCents: number; sale?: SaleSchedule | null | undefined };

/** A price as people see it at one moment, in whole cents. */
export type PriceNow = {
  priceCents: number;
  /** Former price of a reduction, always above `priceCents`. */
  formerCents?: number;
  /** End of the current sale, as in the schedule. */
  saleEnds?: string;
  /** Whole percent by which the price is below the former price, rounded down; absent below one percent. */
  percent?: number;
};

/** Whether a sale is in force at a moment. */
export const isInForce = ({ from, until }: Pick<SaleSchedule, 'from' | 'until'>, now: Date): boolean =>
  Date.parse(from) <= now.getTime() && (until === undefined || now.getTime() < Date.parse(until));

/** Returns by how many whole percent a price is below a former one, rounded down so that it is never overstated. */
export const percentBelow = (formerCents: number, priceCents: number): number =>
  Math.floor(((formerCents - priceCents) * 100) / formerCents);

/**
 * Returns the price of an item at a moment. Every service and page computes prices by this function. A sale never
 * raises a price: a seller may have lowered the regular price below the reduced one.
 */
export function priceAt({ priceCents: regular, sale }: Priced, now: Date): PriceNow {
  if (!sale || !isInForce(sale, now)) return { priceCents: regular };
  const { formerCents, until } = sale;
  const priceCents = Math.min(regular, sale.priceCents);
  const ends = until === undefined ? {} : { saleEnds: until };
  if (formerCents === undefined || formerCents <= priceCents) return { priceCents, ...ends };
  const percent = percentBelow(formerCents, priceCents);
  return { priceCents, formerCents, ...ends, ...(percent < 1 ? {} : { percent }) };
}

/** Returns the next moment after `now` at which the schedule changes the price; undefined when there is none. */
export function nextSwitch({ sale }: Pick<Priced, 'sale'>, now: Date): Date | undefined {
  const moments = sale ? [sale.from, sale.until] : [];
  const next = moments.find((at) => at !== undefined && Date.parse(at) > now.getTime());
  return next === undefined ? undefined : new Date(next);
}

/** Returns the price at a moment in dollars, with the names that calls use. */
export function shownPrice(item: Priced, now: Date) {
  const { priceCents, formerCents, saleEnds, percent } = priceAt(item, now);
  return {
    price: priceCents / 100,
    ...(formerCents === undefined ? {} : { formerPrice: formerCents / 100 }),
    ...(saleEnds === undefined ? {} : { saleEnds }),
    ...(percent === undefined ? {} : { percent }),
  };
}
