import type { ImportColumn, TableFormat } from '@ethereal/contracts/imports';
import { FIELD_EXAMPLES } from '@ethereal/contracts/items';
import type { ItemsStore } from '../items/items.store.ts';
import { cellTextOf } from './cell-texts.ts';
import { COLUMNS } from './table/columns.ts';
import type { TableWriter } from './table/table-writer.ts';
import { writeTable } from './table/write-table.ts';

/** An example of an item. Its picture must be replaced before it can be imported. */
const EXAMPLE: Readonly<Record<ImportColumn, string>> = {
  number: 'SHIRT-001',
  ...FIELD_EXAMPLES,
  stock: 'White / S:5, White / M:8, Navy / L:3',
  salePrice: '',
  salePercent: '20',
  saleFrom: '2030-11-29 05:00 UTC',
  saleUntil: '2030-12-03 05:00 UTC',
  image1: 'shirt-front.jpg',
  image2: '',
  image3: '',
  image4: '',
  image5: '',
};

/** Returns an empty table with the columns and an example. */
export const writeTemplate = (format: TableFormat): Promise<Buffer> =>
  writeTable([COLUMNS.map((column) => EXAMPLE[column])], format);

type Export = { items: Pick<ItemsStore, 'eachOfSeller'>; writer: TableWriter; now(): Date };

/** Exports a seller's published items, oldest first. Importing the unchanged table changes nothing. */
export async function exportItems(
  { items, writer, now }: Export,
  seller: string,
  format: TableFormat,
): Promise<Buffer> {
  const moment = now();
  async function* lines() {
    for await (const item of items.eachOfSeller(seller))
      yield COLUMNS.map((column) => cellTextOf(item, column, moment));
  }
  return writer.write({ lines: lines(), format });
}
