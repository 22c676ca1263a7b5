import { IMAGE_FIELDS } from '@ethereal/contracts/fashion';
import type { ImportColumn } from '@ethereal/contracts/imports';
import type { itemSent } from '@ethereal/contracts/items';
import type { z } from 'zod';
import { writtenBrand } from '../brands/merged-brand.ts';
import type { Pictures, ShopItem } from '../items/item.ts';
import { toStored } from '../items/item-fields.ts';
import { stockOf, wordsOf } from './row-words.ts';
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

/** The item as it would be once this is saved. */
export function afterSave(item: ShopItem, sent: Sent): ShopItem {
  const stock = sent.stock ?? stockOf(item);
  // The brand that the seller wrote stays the one that it was merged into.
  const brand = sent.brand === writtenBrand(item) ? item.brand : sent.brand;
  return {
    ...item,
    ...toStored(sent),
    brand,
    images: picturesOf(sent, item.images),
    stock: undefined,
    stockSent: stock === undefined ? undefined : { stock, at: item.updatedAt },
  };
}

/** The columns in which two states of an item differ, by the words that a table has for them. */
export const differingColumns = (before: ShopItem, after: ShopItem): ImportColumn[] =>
  COLUMNS.filter((column) => wordsOf(before, column) !== wordsOf(after, column));
