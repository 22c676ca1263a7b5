import { CATEGORY_LABELS, SIZES, SUB_CATEGORY_LABELS } from '@ethereal/contracts/fashion';
import type { ImportColumn } from '@ethereal/contracts/imports';
import { toDollars } from '@ethereal/contracts/money';
import type { Stock } from '@ethereal/contracts/stock';
import type { ShopItem } from '../items/item.ts';

/** What can still be sold of an item, as this service knows it: what svc-orders said last, else what the seller sent. */
export const stockOf = (item: ShopItem): Stock | undefined =>
  item.stock ? item.stock.available : item.stockSent?.stock;

function stockWords(stock: Stock | undefined): string {
  if (stock === undefined || stock === null) return '';
  if (typeof stock === 'number') return String(stock);
  return SIZES.flatMap((size) => (stock[size] === undefined ? [] : [`${size}:${stock[size]}`])).join(' ');
}

/** By what an item is known again: the seller's number, else its id. */
export const numberOf = (item: ShopItem): string => item.number ?? item._id;

const WORDS: Readonly<Record<ImportColumn, (item: ShopItem) => string>> = {
  number: numberOf,
  name: ({ name }) => name,
  description: ({ description }) => description,
  price: ({ priceCents }) => toDollars(priceCents).toFixed(2),
  category: ({ category }) => CATEGORY_LABELS[category],
  subCategory: ({ subCategory }) => SUB_CATEGORY_LABELS[subCategory],
  size: ({ sizes }) => SIZES.filter((size) => sizes.includes(size)).join(', '),
  isBestseller: ({ isBestseller }) => (isBestseller ? 'yes' : 'no'),
  brand: ({ brand = '' }) => brand,
  stock: (item) => stockWords(stockOf(item)),
  image1: ({ images }) => images.image1.url,
  image2: ({ images }) => images.image2?.url ?? '',
  image3: ({ images }) => images.image3?.url ?? '',
  image4: ({ images }) => images.image4?.url ?? '',
  image5: ({ images }) => images.image5?.url ?? '',
};

/** An item's cell of a column, as export writes it and import reads it again. */
export const wordsOf = (item: ShopItem, column: ImportColumn): string => WORDS[column](item);
