/** Whether the cell of a text file holds a formula. '-5 °C' and '+1 size' are plain texts. */
export const isFormula = (cell: string): boolean => /^\s*=/.test(cell);

/** Whether a cell has the error text that spreadsheets show for a failed formula. */
export const isFormulaError = (cell: string): boolean =>
  /^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/.test(cell.trim());
