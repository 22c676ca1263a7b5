import { DomainError } from '@ethereal/service-kit/errors';
import { readSheet } from 'read-excel-file/node';
import type { Lines } from './read-csv.ts';
import { tableFault } from './table-fault.ts';
import { formulasOf } from './workbook-formulas.ts';

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell);
};

/** The first sheet of a workbook. A formula stands there as its text. */
export async function readXlsx(path: string): Promise<Lines> {
  try {
    // First, as it also finds cells that the reader of the sheet has no room for.
    const formulas = await formulasOf(path);
    // Numbers as they are written, so that 0.1 + 0.2 is no surprise here.
    const rows = await readSheet(path, { trim: false, parseNumber: (text) => Number(text) });
    return rows.map((cells, at) => {
      const ofRow = formulas.get(at);
      return {
        line: at + 1,
        cells: cells.map((cell, column) => ofRow?.get(column) ?? textOf(cell)),
        formulas: [...(ofRow?.keys() ?? [])],
      };
    });
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw tableFault('This workbook cannot be read. Please save it again as XLSX, or as CSV.', error);
  }
}
