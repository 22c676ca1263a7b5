import { setImmediate as nextTurn } from 'node:timers/promises';
import { IMAGE_FIELDS } from '@ethereal/contracts/fashion';
import { IMPORT_ACTIONS } from '@ethereal/contracts/imports';
import { notFound } from '@ethereal/service-kit/errors';
import { newId } from '@ethereal/service-kit/ids';
import { unescapedCell } from '@ethereal/service-kit/spreadsheet-text';
import type { BlobStore } from '../images/blob-store.ts';
import type { ImagesStore } from '../images/images.store.ts';
import { imageIdsOf, type ShopItem } from '../items/item.ts';
import type { ItemsStore } from '../items/items.store.ts';
import { numberOf } from './cell-texts.ts';
import { type CheckedRow, checkRow } from './check-row.ts';
import type { ImportRowsStore, RowDocument } from './import-rows.store.ts';
import type { ImportDocument, ImportsStore } from './imports.store.ts';
import { carryPictures } from './pictures/carry-pictures.ts';
import { isFileName, ownIdIn, type ZipFile } from './pictures/picture-cell.ts';
import { unpackPictures } from './pictures/unpack-pictures.ts';
import type { ReceivedImport } from './receive-import.ts';
import { isSaleColumn } from './sale-cells.ts';
import { noteOnUnknown } from './table/columns.ts';
import type { ReadTable } from './table/read-table.ts';

type Deps = {
  imports: ImportsStore;
  rows: ImportRowsStore;
  items: ItemsStore;
  records: ImagesStore;
  blobs: BlobStore;
  folder: string;
  privateHosts: readonly string[];
  now(): Date;
};

/**
 * Number of rows checked in one turn of the event loop; thousands at once would delay other requests and health checks.
 */
const ROWS_PER_TURN = 50;

/** Checks a table that was received and read. `earlier` are the rows of a check whose pictures count as well. */
export type ImportCheck = (
  importId: string,
  seller: string,
  received: Pick<ReceivedImport, 'fileName' | 'zipPath'> & { table: ReadTable },
  earlier: readonly RowDocument[],
) => Promise<ImportDocument>;

const textsOf = ({ rows }: ReadTable, columns: readonly (typeof IMAGE_FIELDS)[number][]) =>
  rows.flatMap(({ cells }) => columns.flatMap((column) => unescapedCell(cells[column] ?? '').trim() || []));

const numbersOf = ({ rows }: ReadTable) => rows.map(({ cells }) => unescapedCell(cells.number ?? '').trim());

const NO_ACTIONS: ImportDocument['actions'] = { create: 0, change: 0, keep: 0, refuse: 0 };

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

/** Whether a row names a file that the ZIP lacks or that is not a picture. */
const awaitsPicture = ({ faults }: CheckedRow) =>
  faults.some(({ column, value }) => IMAGE_FIELDS.some((field) => field === column) && isFileName(value));

/** Checks a table row by row against the seller's items, and stores the result. Changes nothing in the shop. */
export function createImportCheck(deps: Deps): ImportCheck {
  const { imports, rows, items, records, blobs, folder, privateHosts, now } = deps;

  /** Reads in a few queries all data that the rows are checked against. */
  const loadReferences = async (seller: string, table: ReadTable, zip: ReadonlyMap<string, ZipFile> | undefined) => {
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

  const checkAll = async (table: ReadTable, against: Awaited<ReturnType<typeof loadReferences>>) => {
    const lines = new Map<string, number>();
    const all: CheckedRow[] = [];
    const at = now();
    for (const row of table.rows) {
      const checked = checkRow(row, { ...against, now: at, earlierLineOf: (number) => lines.get(number) });
      if (checked.number !== '' && !lines.has(checked.number)) lines.set(checked.number, row.line);
      if (all.push(checked) % ROWS_PER_TURN === 0) await nextTurn();
    }
    return all;
  };

  /** Returns the pictures that the table names and that the ZIP or the earlier check has; undefined without any. */
  const filesOf = async (
    importId: string,
    zipPath: string | undefined,
    earlier: readonly RowDocument[],
    wanted: ReadonlySet<string>,
  ) => {
    const zip = zipPath === undefined ? undefined : await unpackPictures(zipPath, { blobs, folder, importId, wanted });
    const lacking = wanted.difference(new Set(zip?.files.keys()));
    const carried = await carryPictures(earlier, { blobs, wanted: lacking, importId });
    const hasFiles = zip !== undefined || carried.size > 0;
    return { files: hasFiles ? new Map([...carried, ...(zip?.files ?? [])]) : undefined, unused: zip?.unused ?? 0 };
  };

  return async (importId, seller, { table, zipPath, fileName }, earlier) => {
    const begun: ImportDocument = {
      _id: importId,
      seller,
      fileName,
      rows: table.rows.length,
      createdAt: now(),
      state: 'reading',
      actions: NO_ACTIONS,
      notes: [],
    };
    // The record is written first: after a crash during the check, a sweep deletes the record, its rows and pictures.
    await imports.insert(begun);
    const { files, unused } = await filesOf(importId, zipPath, earlier, new Set(textsOf(table, IMAGE_FIELDS)));
    const against = await loadReferences(seller, table, files);
    const checked = await checkAll(table, against);
    await rows.insertAll(
      checked.map((row) => ({
        ...row,
        _id: `${importId}:${row.line}`,
        importId,
        waiting: row.action !== 'refuse',
        itemId: against.itemOf(row.number)?._id ?? newId(),
      })),
    );
    const counts = IMPORT_ACTIONS.map((action) => [action, checked.filter((row) => row.action === action).length]);
    const result = {
      actions: { ...NO_ACTIONS, ...Object.fromEntries(counts) },
      picturesAtFault: checked.filter(awaitsPicture).length,
      notes: notesOf(table, unused),
    };
    // The account was deleted during the check.
    if (!(await imports.markChecked(importId, result))) throw notFound('You have no such import.');
    return { ...begun, ...result, state: 'checked' };
  };
}
