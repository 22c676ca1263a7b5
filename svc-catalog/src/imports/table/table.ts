import { type ImportColumn, MAX_IMPORT_ROWS } from '@ethereal/contracts/imports';
import { readHeader } from './columns.ts';
import type { Lines } from './read-csv.ts';
import { tableFault } from './table-fault.ts';

/** A row as text by column; columns that the table lacks are absent. */
export type TableRow = {
  line: number;
  cells: Partial<Record<ImportColumn, string>>;
  /** Columns whose cell holds a formula. */
  formulas: ImportColumn[];
  /** Columns whose cell holds a date: spreadsheets turn text such as `3-5` into one. */
  dates: ImportColumn[];
  surplus: string[];
};
export type Table = { columns: ImportColumn[]; unknownColumns: string[]; rows: TableRow[] };

/** Maximum number of cells of a row. */
const MAX_CELLS = 200;
/** Maximum number of characters of a cell. */
const MAX_CELL = 100_000;

function checkSize({ line, cells }: Lines[number]): void {
  if (cells.length > MAX_CELLS)
    throw tableFault(`Row ${line} has ${cells.length} cells; a row may have at most ${MAX_CELLS}.`);
  if (cells.some((cell) => cell.length > MAX_CELL))
    throw tableFault(`A cell of row ${line} has more than ${MAX_CELL} characters.`);
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Converts lines into a table. @throws invalid with a text for the seller when the lines are not a table of items */
export function toTable(lines: Lines): Table {
  const filled = lines.filter(({ cells }) => !isEmpty(cells));
  for (const entry of filled) checkSize(entry);
  const [header, ...rest] = filled;
  if (!header) throw tableFault('The file is empty.');
  const named = readHeader(header.cells);
  if (rest.length === 0) throw tableFault('The file has a header and no items below it.');
  if (rest.length > MAX_IMPORT_ROWS)
    throw tableFault(
      `The file has ${rest.length} items; at most ${MAX_IMPORT_ROWS} go into one import. Please split it.`,
    );
  const rows = rest.map(({ line, cells, formulas, dates }): TableRow => {
    const pairs = named.flatMap(({ column }, at) => (column ? [[column, cells[at] ?? ''] as const] : []));
    const hasName = (at: number) => named[at]?.column !== undefined || named[at]?.unknown !== undefined;
    const surplus = cells.filter((cell, at) => !hasName(at) && cell.trim() !== '');
    return {
      line,
      cells: Object.fromEntries(pairs),
      formulas: formulas.flatMap((at) => named[at]?.column ?? []),
      dates: dates.flatMap((at) => named[at]?.column ?? []),
      surplus,
    };
  });
  return {
    columns: named.flatMap(({ column }) => column ?? []),
    unknownColumns: named.flatMap(({ unknown }) => unknown ?? []),
    rows,
  };
}
