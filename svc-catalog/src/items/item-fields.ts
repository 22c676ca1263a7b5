import type { Size } from '@ethereal/contracts/fashion';
import { FIELD_NAMES, type FieldValues, pickFields } from '@ethereal/contracts/items';
import { toCents, toDollars } from '@ethereal/contracts/money';

/** Fields of an item that its seller sends, as the store keeps them. */
export type StoredFields = Omit<FieldValues, 'price' | 'size'> & { priceCents: number; sizes: Size[] };

/**
 * Returns the sent fields as the store keeps them: money in whole cents, each size once. A field without a value is
 * undefined, so that it is cleared.
 */
export function toStored(values: FieldValues): StoredFields {
  const { price, size, ...same } = pickFields(values, FIELD_NAMES);
  return { ...same, priceCents: toCents(price), sizes: [...new Set(size)] };
}

/** Returns the fields in the form of calls and tables. */
export const valuesOf = (stored: StoredFields): FieldValues =>
  pickFields({ ...stored, price: toDollars(stored.priceCents), size: stored.sizes }, FIELD_NAMES);
