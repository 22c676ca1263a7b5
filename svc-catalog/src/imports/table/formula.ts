/** A spreadsheet takes a cell that begins so for a formula. Apostrophes before it are text already, or were made so. */
const FORMULA_LIKE = /^'*\s*[=+\-@\t\r]/;

/** The text as a cell that no spreadsheet takes for a formula: an apostrophe makes it text. */
export const neutralised = (text: string): string => (FORMULA_LIKE.test(text) ? `'${text}` : text);

/** The text of such a cell as it was before. */
export const plainAgain = (cell: string): string =>
  cell.startsWith("'") && FORMULA_LIKE.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Whether the cell of a text file holds a formula; '-5 °C' and '+1 size' are words. */
export const isFormula = (cell: string): boolean => /^\s*=/.test(cell);

/** What spreadsheets show of a formula that went wrong. */
export const isFormulaError = (cell: string): boolean =>
  /^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/.test(cell.trim());
