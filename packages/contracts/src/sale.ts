import { z } from 'zod';
import { moment } from './common.ts';
import { sentFields } from './items/field-lists.ts';
import { cents, dollars } from './money.ts';
import { aboutFields } from './rule.ts';

/** Maximum reduction of a sale, in percent. */
export const MAX_SALE_PERCENT = 99;

const percent = z
  .int('Percent must be a whole number.')
  .min(1, 'Percent must be at least 1.')
  .max(MAX_SALE_PERCENT, `Percent may be at most ${MAX_SALE_PERCENT}.`);

/**
 * Sale of an item as its seller sends it: a reduced price or a percent below the regular price. Times count to the
 * second. Without `from` the sale begins now; without `until` it ends when the seller ends it.
 */
export const saleSent = z
  .strictObject({
    price: sentFields.price.optional(),
    percent: percent.optional(),
    from: moment.optional(),
    until: moment.optional(),
  })
  .refine(({ price, percent: chosen }) => (price === undefined) !== (chosen === undefined), {
    path: ['price'],
    message: 'Choose a reduced price or a percent.',
    ...aboutFields('price', 'percent'),
  })
  .refine(({ from, until }) => from === undefined || until === undefined || Date.parse(from) < Date.parse(until), {
    path: ['until'],
    message: 'The sale must end after it begins.',
    ...aboutFields('from', 'until'),
  });
export type SaleSent = z.output<typeof saleSent>;

/** Reduction that is in force, beside the current `price`; absent without a reduction. */
export const reduction = {
  /** Lowest price of the 30 days before the sale began, always above `price`. */
  formerPrice: dollars.optional(),
  /** End of the sale that is in force; from this moment on `price` is outdated. */
  saleEnds: moment.optional(),
  /** Whole percent by which `price` is below `formerPrice`, rounded down. */
  percent: percent.optional(),
};

/** Schedule of a sale as events and replicas hold it; `priceAt` of `@ethereal/pricing` computes the price from it. */
export const saleSchedule = z.object({
  priceCents: cents,
  from: moment,
  until: moment.optional(),
  /** Lowest price of the 30 days before `from`; absent for an item that had no price then. */
  formerCents: cents.optional(),
});
