import { IMAGE_FIELDS } from '@ethereal/contracts/fashion';
import type { ImportColumn } from '@ethereal/contracts/imports';
import type { itemSent } from '@ethereal/contracts/items';
import { toCents } from '@ethereal/contracts/money';
import type { z } from 'zod';
import { writtenBrand } from '../brands/brands.rules.ts';
import type { Pictures, ShopItem } from '../items/item.ts';
import { toStored } from '../items/item-fields.ts';
import { nextPrices } from '../sales/sales.rules.ts';
import { cellTextOf, stockOf } from './cell-texts.ts';
import { COLUMNS } from './table/columns.ts';

type Sent = z.output<typeof itemSent>;

function picturesOf(sent: Sent, before: Pictures): Pictures {
  const pictures = Object.fromEntries(
    IMAGE_FIELDS.flatMap((field) => {
      const picture = sent[field];
      return picture ? [[field, picture]] : [];
    }),
  );
  return { image1: sent.image1 ?? before.image1, ...pictures };
}

/** Returns the item as it would be after this save. @throws invalid for a sale that cannot be planned */
export function afterSave(item: ShopItem, sent: Sent, now: Date): ShopItem {
  const stock = sent.stock ?? stockOf(item);
  // A brand that the seller has not changed stays the brand into which it was merged.
  const brand = sent.brand === writtenBrand(item) ? item.brand : sent.brand;
  return {
    ...item,
    ...toStored(sent),
    ...nextPrices(item, toCents(sent.price), sent.sale, now),
    brand,
    images: picturesOf(sent, item.images),
    stock: undefined,
    stockSent: stock === undefined ? undefined : { stock, at: item.updatedAt },
  };
}

/** Returns the columns in which two states of an item differ, compared as a table would write them. */
export const differingColumns = (before: ShopItem, after: ShopItem, now: Date): ImportColumn[] =>
  COLUMNS.filter((column) => cellTextOf(before, column, now) !== cellTextOf(after, column, now));
