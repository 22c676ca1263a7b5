import { DomainError } from '@ethereal/service-kit/errors';
import { readSheet } from 'read-excel-file/node';
import type { Lines } from './read-csv.ts';
import { tableFault } from './table-fault.ts';
import { formulasOf } from './workbook-formulas.ts';

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? dateText(cell) : String(cell);
};

/** Returns a date as text, with its time unless that is midnight. Spreadsheets store fractions of a day. */
function dateText(cell: Date): string {
  const iso = new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ');
}

/** Reads the first sheet of a workbook; a formula is read as its text. @throws invalid for a damaged workbook */
export async function readXlsx(path: string): Promise<Lines> {
  try {
    // This call is first, as it also rejects cells for which the reader of the sheet would allocate too much memory.
    const formulas = await formulasOf(path);
    // Numbers keep the digits that the file has.
    const rows = await readSheet(path, { trim: false, parseNumber: (text) => Number(text) });
    return rows.map((cells, at) => {
      const ofRow = formulas.get(at);
      return {
        line: at + 1,
        cells: cells.map((cell, column) => ofRow?.get(column) ?? textOf(cell)),
        formulas: [...(ofRow?.keys() ?? [])],
        dates: cells.flatMap((cell, column) => (cell instanceof Date && !ofRow?.has(column) ? column : [])),
      };
    });
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw tableFault('This workbook cannot be read. Please save it again as XLSX, or as CSV.', error);
  }
}
