import type { ImportColumn } from '@ethereal/contracts/imports';
import { toDollars } from '@ethereal/contracts/money';
import type { ShopItem } from '../items/item.ts';
import { meaningOf } from './row-cells.ts';

/** The cells of a row by their columns; absent where the table has no such column. */
export type Cells = Partial<Record<ImportColumn, string>>;

const FIELDS = [
  ...(['name', 'description', 'price', 'category', 'subCategory'] as const),
  ...(['size', 'isBestseller', 'brand', 'stock'] as const),
];

/** An item as its seller would send it again, without its pictures. */
function sentOf(item: ShopItem) {
  const { name, description, priceCents, category, subCategory, sizes, isBestseller, brand } = item;
  const price = toDollars(priceCents);
  return { name, description, price, category, subCategory, size: sizes, isBestseller, brand };
}

/** The fields of an item after this row: what it has no column for stays as it is. `itemSent` judges them. */
export function mergeRow(cells: Cells, item: ShopItem | undefined): Record<string, unknown> {
  const said = FIELDS.flatMap((column) => {
    const text = cells[column];
    return text === undefined ? [] : [[column, meaningOf(column, text)] as const];
  });
  return { ...(item ? sentOf(item) : {}), ...Object.fromEntries(said) };
}
