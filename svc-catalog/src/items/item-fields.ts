import type { Size } from '@ethereal/contracts/fashion';
import { FIELD_NAMES, type FieldValues, pickFields } from '@ethereal/contracts/items';
import { toCents, toDollars } from '@ethereal/contracts/money';

/** What a seller says of an item, as the store keeps it. */
export type StoredFields = Omit<FieldValues, 'price' | 'size'> & { priceCents: number; sizes: Size[] };

/** As the store keeps them: money in whole cents, each size once. A field without a value is there and undefined, so that it is cleared. */
export function toStored(values: FieldValues): StoredFields {
  const { price, size, ...same } = pickFields(values, FIELD_NAMES);
  return { ...same, priceCents: toCents(price), sizes: [...new Set(size)] };
}

/** As calls and tables say them. */
export const valuesOf = (stored: StoredFields): FieldValues =>
  pickFields({ ...stored, price: toDollars(stored.priceCents), size: stored.sizes }, FIELD_NAMES);
