import { IMPORT_COLUMNS, type ImportColumn } from '@ethereal/contracts/imports';
import { tableFault } from './table-fault.ts';

/** In the order of template and export. */
export const COLUMNS = Object.keys(IMPORT_COLUMNS).filter(
  (key): key is ImportColumn => key in IMPORT_COLUMNS,
);

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
/** By their words in the header or their name in the calls, whatever their case, blanks and dashes. */
const KNOWN = new Map(
  COLUMNS.flatMap((column) => [
    [plain(column), column] as const,
    [plain(IMPORT_COLUMNS[column]), column] as const,
  ]),
);

export const columnOf = (cell: string): ImportColumn | undefined => KNOWN.get(plain(cell));

const listed = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/**
 * Which column each cell of the header names; undefined for one without words.
 * @throws invalid with words for a header that lacks the item number, or names what is not known or the same twice
 */
export function readHeader(header: readonly string[]): (ImportColumn | undefined)[] {
  const words = header.map((cell) => cell.trim());
  const found = words.map(columnOf);
  const unknown = words.filter((cell, at) => cell !== '' && found[at] === undefined);
  if (found.every((column) => column === undefined))
    throw tableFault(
      `The first line must name the columns: ${listed(Object.values(IMPORT_COLUMNS))}. None of them is there.`,
    );
  if (unknown.length > 0)
    throw tableFault(
      `${unknown.length === 1 ? 'This column is' : 'These columns are'} not known: ${listed(unknown)}. Known are ${listed(Object.values(IMPORT_COLUMNS))}.`,
    );
  const twice = COLUMNS.filter((column) => found.filter((one) => one === column).length > 1);
  if (twice.length > 0)
    throw tableFault(`The column ${listed(twice.map((one) => IMPORT_COLUMNS[one]))} is there twice.`);
  if (!found.includes('number'))
    throw tableFault(`The column '${IMPORT_COLUMNS.number}' is missing: by it each item is known again.`);
  return found;
}
