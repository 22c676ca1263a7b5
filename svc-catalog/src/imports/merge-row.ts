import type { ImportColumn } from '@ethereal/contracts/imports';
import { FIELD_NAMES } from '@ethereal/contracts/items';
import type { ShopItem } from '../items/item.ts';
import { valuesOf } from '../items/item-fields.ts';
import { meaningOf } from './row-cells.ts';
import { saleIn } from './sale-cells.ts';

/** The cells of a row by column; absent when the table has no such column. */
export type Cells = Partial<Record<ImportColumn, string>>;

const COLUMNS = [...FIELD_NAMES, 'stock'] as const;

/**
 * Returns the fields of an item after this row. Fields without a column keep their values; `itemSent` validates them.
 */
export function mergeRow(cells: Cells, item: ShopItem | undefined, now: Date): Record<string, unknown> {
  const written = COLUMNS.flatMap((column) => {
    const text = cells[column];
    return text === undefined ? [] : [[column, meaningOf(column, text)] as const];
  });
  return { ...(item ? valuesOf(item) : {}), ...Object.fromEntries(written), ...saleIn(cells, item, now) };
}
