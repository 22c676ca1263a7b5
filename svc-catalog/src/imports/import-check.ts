import { setImmediate as othersTurn } from 'node:timers/promises';
import { IMAGE_FIELDS } from '@ethereal/contracts/fashion';
import { IMPORT_ACTIONS } from '@ethereal/contracts/imports';
import { newId } from '@ethereal/service-kit/ids';
import { plainAgain } from '@ethereal/service-kit/spreadsheet-text';
import type { BlobStore } from '../images/blob-store.ts';
import type { ImagesStore } from '../images/images.store.ts';
import { imageIdsOf, type ShopItem } from '../items/item.ts';
import type { ItemsStore } from '../items/items.store.ts';
import { type CheckedRow, checkRow } from './check-row.ts';
import type { ImportRowsStore, RowDocument } from './import-rows.store.ts';
import type { ImportDocument, ImportsStore } from './imports.store.ts';
import { carryPictures } from './pictures/carry-pictures.ts';
import { isFileName, ownIdIn, type ZipFile } from './pictures/picture-cell.ts';
import { folderOf, unpackPictures } from './pictures/unpack-pictures.ts';
import type { ReceivedImport } from './receive-import.ts';
import { numberOf } from './row-words.ts';
import { isSaleColumn } from './sale-cells.ts';
import { noteOnUnknown } from './table/columns.ts';
import type { ReadTable } from './table/read-table.ts';
import type { TableReader } from './table/table-reader.ts';

type Deps = {
  imports: ImportsStore;
  rows: ImportRowsStore;
  items: ItemsStore;
  records: ImagesStore;
  blobs: BlobStore;
  tables: TableReader;
  folder: string;
  privateHosts: readonly string[];
  now(): Date;
};

/**
 * Number of rows checked in one turn of the event loop; thousands at once would delay other requests and health checks.
 */
const ROWS_PER_TURN = 50;

/** Checks a received table. `earlier` are the rows of a check whose pictures count as well. */
export type ImportCheck = (
  seller: string,
  received: ReceivedImport,
  earlier: readonly RowDocument[],
) => Promise<ImportDocument>;

const textsOf = ({ rows }: ReadTable, columns: readonly (typeof IMAGE_FIELDS)[number][]) =>
  rows.flatMap(({ cells }) => columns.flatMap((column) => plainAgain(cells[column] ?? '').trim() || []));

const numbersOf = ({ rows }: ReadTable) => rows.map(({ cells }) => plainAgain(cells.number ?? '').trim());

const SALES_NOTE =
  'Times of sales are in UTC. A row without a sale price and a sale percent ends the sale of its item.';
const ONE_UNUSED = 'One file in the ZIP is not used: no row names it.';

function notesOf({ encoding, columns, unknownColumns }: ReadTable, unused: number): string[] {
  const notes: string[] = [];
  const leftOut = noteOnUnknown(unknownColumns);
  if (leftOut) notes.push(leftOut);
  if (encoding === 'windows-1252')
    notes.push('The file was read as Windows-1252. If letters with accents look wrong, save it as UTF-8.');
  if (columns.includes('stock'))
    notes.push('The stock of a row is what there is from now on; leave its cell empty to keep what is counted.');
  if (columns.some(isSaleColumn)) notes.push(SALES_NOTE);
  if (unused > 0) notes.push(unused === 1 ? ONE_UNUSED : `${unused} files in the ZIP are not used: no row names them.`);
  return notes;
}

/** Whether a row names a file that the ZIP lacks or that is no picture. */
const awaitsPicture = ({ faults }: CheckedRow) =>
  faults.some(({ column, value }) => IMAGE_FIELDS.some((field) => field === column) && isFileName(value));

/** Checks a table row by row against the seller's items, and stores the result. Changes nothing in the shop. */
export function createImportCheck(deps: Deps): ImportCheck {
  const { imports, rows, items, records, blobs, tables, folder, privateHosts, now } = deps;

  /** Reads in a few queries all data that the rows are checked against. */
  const gather = async (seller: string, table: ReadTable, zip: ReadonlyMap<string, ZipFile> | undefined) => {
    const found = await items.ofSellerByNumber(seller, [...new Set(numbersOf(table))]);
    const byNumber = new Map(found.map((item) => [numberOf(item), item]));
    const named = textsOf(table, IMAGE_FIELDS).flatMap((text) => ownIdIn(text) ?? []);
    const shown = found.flatMap(({ images }: ShopItem) => imageIdsOf(images));
    const own = await records.ofUserAmong(seller, [...new Set([...named, ...shown])]);
    return {
      zip,
      privateHosts,
      itemOf: (number: string) => byNumber.get(number),
      isOwn: (id: string) => own.has(id),
      sourceOf: (id: string) => own.get(id),
    };
  };

  const checkAll = async (table: ReadTable, against: Awaited<ReturnType<typeof gather>>) => {
    const lines = new Map<string, number>();
    const all: CheckedRow[] = [];
    const at = now();
    for (const row of table.rows) {
      const checked = checkRow(row, { ...against, now: at, earlierLineOf: (number) => lines.get(number) });
      if (checked.number !== '' && !lines.has(checked.number)) lines.set(checked.number, row.line);
      if (all.push(checked) % ROWS_PER_TURN === 0) await othersTurn();
    }
    return all;
  };

  const keep = async (one: ImportDocument, checked: CheckedRow[], itemOf: (number: string) => ShopItem | undefined) => {
    await rows.insertAll(
      checked.map((row) => ({
        ...row,
        _id: `${one._id}:${row.line}`,
        importId: one._id,
        waiting: row.action !== 'refuse',
        itemId: itemOf(row.number)?._id ?? newId(),
      })),
    );
    await imports.markChecked(one._id);
  };

  return async (seller, { path, zipPath, fileName }, earlier) => {
    const table = await tables.read(path);
    const importId = newId();
    const wanted = new Set(textsOf(table, IMAGE_FIELDS));
    try {
      const zip =
        zipPath === undefined ? undefined : await unpackPictures(zipPath, { blobs, folder, importId, wanted });
      const lacking = wanted.difference(new Set(zip?.files.keys()));
      const carried = await carryPictures(earlier, { blobs, wanted: lacking, importId });
      const hasFiles = zip !== undefined || carried.size > 0;
      const files = hasFiles ? new Map([...carried, ...(zip?.files ?? [])]) : undefined;
      const against = await gather(seller, table, files);
      const checked = await checkAll(table, against);
      const count = (action: CheckedRow['action']) => checked.filter((row) => row.action === action).length;
      const one: ImportDocument = {
        _id: importId,
        seller,
        fileName,
        rows: checked.length,
        createdAt: now(),
        state: 'reading',
        actions: {
          create: 0,
          change: 0,
          keep: 0,
          refuse: 0,
          ...Object.fromEntries(IMPORT_ACTIONS.map((action) => [action, count(action)])),
        },
        picturesAtFault: checked.filter(awaitsPicture).length,
        notes: notesOf(table, zip?.unused ?? 0),
      };
      await imports.insert(one);
      await keep(one, checked, against.itemOf);
      return { ...one, state: 'checked' };
    } catch (error) {
      await blobs.deleteAll(folderOf(importId));
      throw error;
    }
  };
}
