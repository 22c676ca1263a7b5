import { IMAGE_FIELDS } from '@ethereal/contracts/fashion';
import type { ImportColumn } from '@ethereal/contracts/imports';
import type { itemSent } from '@ethereal/contracts/items';
import { toCents } from '@ethereal/contracts/money';
import type { z } from 'zod';
import type { Pictures, ShopItem } from '../items/item.ts';
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
  const { name, description, price, category, subCategory, size, isBestseller, brand } = sent;
  const stock = sent.stock ?? stockOf(item);
  return {
    ...item,
    ...{ name, description, category, subCategory, isBestseller, brand },
    ...{ priceCents: toCents(price), sizes: size, images: picturesOf(sent, item.images) },
    ...{ stock: undefined, stockSent: stock === undefined ? undefined : { stock, at: item.updatedAt } },
  };
}

/** The columns in which two states of an item differ, by the words that a table has for them. */
export const differingColumns = (before: ShopItem, after: ShopItem): ImportColumn[] =>
  COLUMNS.filter((column) => wordsOf(before, column) !== wordsOf(after, column));
