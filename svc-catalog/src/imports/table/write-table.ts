import { IMPORT_COLUMNS, type ImportColumn, TABLE_TYPES, type TableFormat } from '@ethereal/contracts/imports';
import { escapedCell } from '@ethereal/service-kit/spreadsheet-text';
import { stringify } from 'csv-stringify/sync';
import { COLUMNS } from './columns.ts';

/** A row of text in the order of the columns. */
export type Line = readonly string[];

export const CONTENT_TYPES: Readonly<Record<TableFormat, string>> = {
  ...TABLE_TYPES,
  csv: `${TABLE_TYPES.csv}; charset=utf-8`,
};

/** Width of a column, in characters. */
const WIDTH = 22;

/** Writes a byte order mark, by which Excel recognizes UTF-8, and quotes cells with line ends of any system. */
const toCsv = (lines: readonly Line[]): Buffer =>
  Buffer.from(stringify([...lines], { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ }));

/** Escapes what a workbook's reader would decode: `_x0041_` stands for 'A' in its text. */
const asWorkbookText = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

/**
 * Writes every cell as text, so that item numbers keep their leading zeros. The library is loaded with the first
 * workbook, because it takes 3 MB of memory.
 */
async function toXlsx(lines: readonly Line[]): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return writeXlsxFile(
    lines.map((line, at) =>
      line.map((value) => ({
        value: asWorkbookText(value),
        type: String,
        ...(at === 0 ? { fontWeight: 'bold' as const } : {}),
      })),
    ),
    { columns: (lines[0] ?? []).map(() => ({ width: WIDTH })), stickyRowsCount: 1 },
  ).toBuffer();
}

/** Returns the header of some columns. */
export const headerOf = (columns: readonly ImportColumn[]): Line => columns.map((column) => IMPORT_COLUMNS[column]);

/**
 * Writes a table as a file, below a header, which has all columns by default. No cell becomes a formula, whatever its
 * text.
 */
export async function writeTable(
  lines: readonly Line[],
  format: TableFormat,
  header: Line = headerOf(COLUMNS),
): Promise<Buffer> {
  const all = [header, ...lines.map((line) => line.map(escapedCell))];
  return format === 'csv' ? toCsv(all) : toXlsx(all);
}
