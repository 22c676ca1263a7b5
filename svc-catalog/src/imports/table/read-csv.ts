import { MAX_IMPORT_ROWS } from '@ethereal/contracts/imports';
import { CsvError, parse } from 'csv-parse/sync';
import { columnOf } from './columns.ts';
import { isFormula } from './formula.ts';
import { tableFault } from './table-fault.ts';

const SEPARATORS = [',', ';', '\t'] as const;

/** Line ends of any system, which one file may mix. The longest comes first, as the parser tries them in order. */
const LINE_ENDS = ['\r\n', '\n', '\r'];

/** Lines of a table: each with its line number, and with the columns of cells that hold formulas or dates. */
export type Lines = { line: number; cells: string[]; formulas: number[]; dates: number[] }[];

/** Maximum number of lines of a file, blank ones included. */
const MAX_LINES = 100_000;

const tooManyLines = () =>
  tableFault(
    `The file has more than ${MAX_LINES} lines; at most ${MAX_IMPORT_ROWS} items go into one import. Please split it.`,
  );

/** Returns the separator with which the first line names the most known columns. */
function separatorOf(text: string): string {
  const named = SEPARATORS.map((delimiter) => {
    try {
      const [first] = parse(text, {
        delimiter,
        record_delimiter: LINE_ENDS,
        to: 1,
        relax_column_count: true,
        skip_empty_lines: true,
      });
      return (first ?? []).filter((cell: string) => columnOf(cell)).length;
    } catch {
      return 0;
    }
  });
  return SEPARATORS[named.indexOf(Math.max(...named))] ?? ',';
}

/** Reads a text file. @throws invalid with the line at which the quotes do not match */
export function readCsv(text: string): Lines {
  const delimiter = separatorOf(text);
  try {
    const records: string[][] = parse(text, {
      delimiter,
      record_delimiter: LINE_ENDS,
      relax_column_count: true,
      to: MAX_LINES + 1,
    });
    if (records.length > MAX_LINES) throw tooManyLines();
    // A quoted cell may hold line breaks. Sellers look for the row, so rows are counted, not lines of text.
    return records.map((cells, at) => ({
      line: at + 1,
      cells,
      formulas: cells.flatMap((cell, column) => (isFormula(cell) ? column : [])),
      // A text file has no types, so a date is plain text here.
      dates: [],
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error.lines) || undefined;
    const where = line === undefined ? '' : ` near line ${line}`;
    throw tableFault(
      `The quotes do not match${where}. Put a cell that contains quotes in quotes, and write each quote in it twice.`,
      error,
    );
  }
}
