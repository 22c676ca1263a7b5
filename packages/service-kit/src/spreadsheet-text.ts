/** A spreadsheet takes a cell that begins so for a formula. Apostrophes before it are text already, or were made so. */
const FORMULA_LIKE = /^'*\s*[=+\-@\t\r]/;

/** The text as a cell that no spreadsheet takes for a formula: an apostrophe makes it text. */
export const neutralised = (text: string): string => (FORMULA_LIKE.test(text) ? `'${text}` : text);

/** The text of such a cell as it was before. */
export const plainAgain = (cell: string): string =>
  cell.startsWith("'") && FORMULA_LIKE.test(cell.slice(1)) ? cell.slice(1) : cell;
