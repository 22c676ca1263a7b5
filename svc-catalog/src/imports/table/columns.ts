import { IMPORT_COLUMNS, type ImportColumn } from '@ethereal/contracts/imports';
import { tableFault } from './table-fault.ts';

/** Columns in the order of template and export. */
export const COLUMNS = Object.keys(IMPORT_COLUMNS).filter((key): key is ImportColumn => key in IMPORT_COLUMNS);

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
/** Columns by their words in the header or their name in the calls, regardless of case, blanks and dashes. */
const BY_NAME = new Map(
  COLUMNS.flatMap((column) => [[plain(column), column] as const, [plain(IMPORT_COLUMNS[column]), column] as const]),
);

/** Returns the column that a head cell names, in any spelling of its label. */
export const columnOf = (cell: string): ImportColumn | undefined => BY_NAME.get(plain(cell));

/** Maximum number of unknown columns that a note names. */
const MAX_NAMED = 10;
/** Maximum number of characters of an unknown column's name in a note. */
const MAX_SHOWN = 60;

const listed = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** Meaning of a header's cell: a column, words without a column, or nothing. */
type HeaderCell = { column?: ImportColumn; unknown?: string };

/**
 * Reads the header. @throws invalid with a text for the seller when the item number is missing, no column is known, or
 * one occurs twice
 */
export function readHeader(header: readonly string[]): HeaderCell[] {
  const words = header.map((cell) => cell.trim());
  const found = words.map(columnOf);
  if (found.every((column) => column === undefined))
    throw tableFault(
      `The first line must name the columns: ${listed(Object.values(IMPORT_COLUMNS))}. None of them is there.`,
    );
  const twice = COLUMNS.filter((column) => found.filter((candidate) => candidate === column).length > 1);
  if (twice.length > 0)
    throw tableFault(`The column ${listed(twice.map((entry) => IMPORT_COLUMNS[entry]))} is there twice.`);
  if (!found.includes('number'))
    throw tableFault(`The column '${IMPORT_COLUMNS.number}' is missing. It identifies each item.`);
  return words.map((word, at) => {
    const column = found[at];
    if (column) return { column };
    return word === '' ? {} : { unknown: word.slice(0, MAX_SHOWN) };
  });
}

/** Returns a note that names the unknown columns; undefined when there are none. */
export function noteOnUnknown(unknown: readonly string[]): string | undefined {
  if (unknown.length === 0) return undefined;
  const which = unknown.length === 1 ? 'This column is' : 'These columns are';
  const more = unknown.length > MAX_NAMED ? ` and ${unknown.length - MAX_NAMED} more` : '';
  return `${which} left out, as items have no such field: ${listed(unknown.slice(0, MAX_NAMED))}${more}. The columns are ${listed(Object.values(IMPORT_COLUMNS))}.`;
}
