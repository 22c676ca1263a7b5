/**
 * Beginning of a cell that a spreadsheet evaluates as a formula, some also with the wide forms of its characters. Cells
 * with a leading apostrophe are included, so that escaping is reversible.
 */
const FORMULA_LIKE = /^'*\s*[=+\-@＝＋－＠\t\r]/;

/** Returns the text as a cell that no spreadsheet evaluates as a formula: an apostrophe in front makes it text. */
export const escapedCell = (text: string): string => (FORMULA_LIKE.test(text) ? `'${text}` : text);

/** Returns the text of such a cell without the apostrophe. */
export const unescapedCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA_LIKE.test(cell.slice(1)) ? cell.slice(1) : cell;
