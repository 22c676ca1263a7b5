type OnSale = { saleEnds?: string | undefined };

/** Returns the first moment at which a shown sale ends, in ISO 8601; undefined when none ends. */
export const earliestSaleEnd = (items: readonly OnSale[]): string | undefined =>
  // Moments of one format sort as texts.
  items.flatMap(({ saleEnds }) => saleEnds ?? []).toSorted()[0];

/** Whether the sale that an item was read with is over, so that its price is another one now. */
export const hasSaleEnded = ({ saleEnds }: OnSale): boolean =>
  saleEnds !== undefined && Date.parse(saleEnds) <= Date.now();

/** Returns for how long items that were read at a moment stay fresh, in ms: at most until a sale among them ends. */
export function freshMs(longest: number, items: readonly OnSale[], readAt: number): number {
  const end = earliestSaleEnd(items);
  return end === undefined ? longest : Math.min(longest, Math.max(0, Date.parse(end) - readAt));
}
