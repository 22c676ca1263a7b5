import { IMPORT_COLUMNS, TABLE_TYPES, type TableFormat } from '@ethereal/contracts/imports';
import { neutralised } from '@ethereal/service-kit/spreadsheet-text';
import { stringify } from 'csv-stringify/sync';
import writeXlsxFile from 'write-excel-file/node';
import { COLUMNS } from './columns.ts';

/** A row of text in the order of the columns. */
export type Line = readonly string[];

export const CONTENT_TYPES: Readonly<Record<TableFormat, string>> = {
  ...TABLE_TYPES,
  csv: `${TABLE_TYPES.csv}; charset=utf-8`,
};

const HEADER: Line = COLUMNS.map((column) => IMPORT_COLUMNS[column]);
const WIDTH = 22;

/** Writes a byte order mark, by which Excel recognizes UTF-8, and quotes cells with line ends of any system. */
const toCsv = (lines: readonly Line[]): Buffer =>
  Buffer.from(stringify([...lines], { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ }));

/** Escapes what a workbook's reader would decode: `_x0041_` stands for 'A' in its text. */
const asWorkbookText = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

/** Writes every cell as text, so that item numbers keep their leading zeros. */
const toXlsx = (lines: readonly Line[]): Promise<Buffer> =>
  writeXlsxFile(
    lines.map((line, at) =>
      line.map((value) => ({
        value: asWorkbookText(value),
        type: String,
        ...(at === 0 ? { fontWeight: 'bold' as const } : {}),
      })),
    ),
    { columns: COLUMNS.map(() => ({ width: WIDTH })), stickyRowsCount: 1 },
  ).toBuffer();

/** Writes a table as a file, below a header of all columns. No cell becomes a formula, whatever its text. */
export async function writeTable(lines: readonly Line[], format: TableFormat): Promise<Buffer> {
  const all = [HEADER, ...lines.map((line) => line.map(neutralised))];
  return format === 'csv' ? toCsv(all) : toXlsx(all);
}
