import { IMAGE_FIELDS, SIZES } from '@ethereal/contracts/fashion';
import type { ImportColumn } from '@ethereal/contracts/imports';
import { FIELD_NAMES, type FieldFacts, type FieldName, type FieldValues, ITEM_FIELDS } from '@ethereal/contracts/items';
import { ALL_SIZES } from '@ethereal/contracts/size-systems';
import { keyFrom, partsOf, type Stock } from '@ethereal/contracts/stock';
import type { ShopItem } from '../items/item.ts';
import { valuesOf } from '../items/item-fields.ts';
import { isSaleColumn, saleText } from './sale-cells.ts';

/** Returns the stock of an item as this service has it: the last one of svc-orders, or else that sent by the seller. */
export const stockOf = (item: ShopItem): Stock | undefined =>
  item.stock ? item.stock.available : item.stockSent?.stock;

const LETTER_SIZES = new Set<string>(SIZES);
const SIZE_PLACES = new Map(ALL_SIZES.map((size, place) => [size, String(place).padStart(3, '0')]));

/** Returns the sort key of a variant: by color, then from the smallest size on. */
const placeOf = (variant: string) => keyFrom(partsOf(variant).map((part) => SIZE_PLACES.get(part) ?? part));

function stockText(stock: Stock | undefined): string {
  if (stock === undefined || stock === null) return '';
  if (typeof stock === 'number') return String(stock);
  const words = Object.entries(stock)
    .toSorted(([a], [b]) => (placeOf(a) < placeOf(b) ? -1 : 1))
    .map(([variant, count]) => `${variant}:${count}`);
  return words.join(Object.keys(stock).every((variant) => LETTER_SIZES.has(variant)) ? ' ' : ', ');
}

/** Returns the identifier of an item in a table: the seller's number, or else its id. */
export const numberOf = (item: ShopItem): string => item.number ?? item._id;

function fieldText(name: FieldName, value: FieldValues[FieldName]): string {
  const { choices }: FieldFacts = ITEM_FIELDS[name];
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value.toFixed(2);
  if (typeof value === 'string') return choices?.[value] ?? value;
  return name === 'size' ? SIZES.filter((size) => value.includes(size)).join(', ') : value.join(', ');
}

/** Returns an item's cell of a column at a moment as an export writes it and an import reads it. */
export function cellTextOf(item: ShopItem, column: ImportColumn, now: Date): string {
  if (column === 'number') return numberOf(item);
  if (column === 'stock') return stockText(stockOf(item));
  if (isSaleColumn(column)) return saleText(item, column, now);
  const image = IMAGE_FIELDS.find((field) => field === column);
  if (image) return item.images[image]?.url ?? '';
  const field = FIELD_NAMES.find((name) => name === column);
  return field ? fieldText(field, valuesOf(item)[field]) : '';
}
