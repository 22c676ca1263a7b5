import { z } from 'zod';
import { AS_CHANGE, defineCall } from './call.ts';
import { MAX_COLOR, MAX_COLORS } from './colors.ts';
import { id, recordByLine } from './common.ts';
import { MAX_OTHER_SIZES, MAX_SIZE } from './size-systems.ts';
import { type Options, variantsOf } from './variants.ts';

export * from './stock-rules.ts';
export * from './variants.ts';

/** Maximum stock of an item, or of one of its variants, in units. */
export const MAX_STOCK = 100_000;

/** Maximum length of a variant's key, in characters: a color, the separator and a size. */
const MAX_VARIANT = MAX_COLOR + 3 + MAX_SIZE;
/** Maximum number of variants of an item: each color in each size. */
const MAX_VARIANTS = MAX_COLORS * MAX_OTHER_SIZES;

/** Number of units of an item or a variant: 0 to 100,000. */
export const unitCount = z
  .number('Stock must be a number.')
  .int('Stock must be a whole number.')
  .min(0, 'Stock must not be negative.')
  .max(MAX_STOCK, `Stock may be at most ${MAX_STOCK}.`);

/** A number for each variant of an item, by the variant's key. */
const byVariant = recordByLine(MAX_VARIANT, unitCount).refine((counts) => Object.keys(counts).length <= MAX_VARIANTS);

/**
 * Stock of an item: null when it is not tracked, a number for an item without variants, otherwise a number for each
 * variant.
 */
export const stock = z.union([z.null(), unitCount, byVariant], {
  error: `Stock must be empty, a whole number from 0 to ${MAX_STOCK}, or such a number for each variant.`,
});
export type Stock = z.output<typeof stock>;

const AVAILABILITIES = ['in-stock', 'low', 'sold-out'] as const;
/** Availability that cards show. An item whose stock is not tracked is in stock. */
export const availability = z.enum(AVAILABILITIES);
export type Availability = z.output<typeof availability>;

/** Returns the reason why a stock does not fit an item with these options; undefined when it fits. */
export function stockFault(value: Stock, options: Options): string | undefined {
  if (value === null) return undefined;
  const variants = variantsOf(options);
  const kind = options.colors?.length ? 'variant' : 'size';
  if (typeof value === 'number')
    return variants.length === 0 ? undefined : `Give the stock of each ${kind}: the item has ${kind}s.`;
  if (variants.length === 0) return 'Give one number: the item has no sizes.';
  const foreign = Object.keys(value).filter((variant) => !variants.includes(variant));
  return foreign.length === 0 ? undefined : `The item does not come in ${foreign.join(', ')}.`;
}

const service = 'svc-orders';
const itemId = z.object({ itemId: id });
const counts = z.object({
  /** Units that can still be sold, including those in orders that are being placed. */
  stock,
  /** Units reserved by orders that are being placed now: a number, or one for each variant. */
  reserved: z.union([unitCount, byVariant]),
});
const failures = { 403: 'The item belongs to another seller.', 404: 'There is no such item.' };

export const getStock = defineCall({
  id: 'getStock',
  service,
  method: 'GET',
  path: '/api/stock/{itemId}',
  auth: true,
  summary: "Get the stock of one of the caller's items",
  params: itemId,
  success: { status: 200, body: counts },
  failures,
});

export const listStock = defineCall({
  id: 'listStock',
  service,
  method: 'GET',
  path: '/api/stock',
  auth: true,
  summary: "List the stock of those of the caller's items that are counted",
  success: { status: 200, body: z.object({ stocks: z.array(counts.extend({ itemId: id })) }) },
});

export const putStock = defineCall({
  id: 'putStock',
  service,
  method: 'PUT',
  path: '/api/stock/{itemId}',
  auth: true,
  summary: "Set the stock of one of the caller's items; null stops counting it",
  params: itemId,
  body: z.strictObject({ stock }),
  success: { status: 200, body: counts },
  failures: {
    400: 'Not a whole number from 0 to 100,000, or variants that the item does not have.',
    ...failures,
  },
  limitedBy: AS_CHANGE,
});
