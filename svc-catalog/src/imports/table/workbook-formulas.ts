import { tableFault } from './table-fault.ts';
import { attributeOf, type ReadPart, withParts } from './workbook-parts.ts';

/** The formulas of a sheet by row and column, both counted from 0. */
type Formulas = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** Number of letters by which columns are named. */
const LETTERS = 26;
const columnAt = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;

/** Maximum number of columns of a sheet. The library allocates a place for each cell before the last one. */
const MAX_COLUMNS = 1000;
/** Maximum number of rows of a sheet. */
const MAX_ROWS = 100_000;

function refuseDistantCell(row: number, column: number): void {
  if (row < MAX_ROWS && column < MAX_COLUMNS) return;
  throw tableFault(
    `The workbook has a cell in row ${row + 1}, column ${column + 1}, far outside of a table. Please delete it, or save the table as CSV.`,
  );
}

/**
 * Creates a tracker of the reader's position in a sheet. Cells may omit their address; such a cell follows the previous
 * one.
 */
function createCellPosition() {
  let [row, column] = [-1, -1];
  return {
    current: () => ({ row, column }),
    openRow(address: string | undefined): void {
      [row, column] = [address === undefined ? row + 1 : Number(address) - 1, -1];
      refuseDistantCell(row, column);
    },
    openCell(address: string | undefined): void {
      column = address ? columnAt(address.replace(/(?<!\d)\d+$/, '')) : column + 1;
      refuseDistantCell(row, column);
      if (address) refuseDistantCell(Number(address.replace(/^\D+/, '')) - 1, column);
    },
  };
}

async function firstSheet(read: ReadPart): Promise<string> {
  let relation: string | undefined;
  await read('xl/workbook.xml', {
    opened: (tag) => {
      if (tag.local === 'sheet') relation ??= attributeOf(tag, 'id');
    },
  });
  let target = '';
  await read('xl/_rels/workbook.xml.rels', {
    opened: (tag) => {
      if (tag.local === 'Relationship' && attributeOf(tag, 'Id') === relation)
        target = attributeOf(tag, 'Target') ?? '';
    },
  });
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/**
 * Returns the formulas of a workbook's first sheet. The library that reads the sheet returns the last calculated values
 * instead. They are empty when a program wrote the formula or it failed, which would clear the field.
 */
export function formulasOf(path: string): Promise<Formulas> {
  return withParts(path, async (read) => {
    const found = new Map<number, Map<number, string>>();
    const position = createCellPosition();
    let formula: string | undefined;
    await read(await firstSheet(read), {
      opened: (tag) => {
        const address = attributeOf(tag, 'r');
        if (tag.local === 'row') position.openRow(address);
        if (tag.local === 'c') position.openCell(address);
        if (tag.local === 'f') formula = '';
      },
      text: (text) => {
        if (formula !== undefined) formula += text;
      },
      closed: ({ local }) => {
        if (local !== 'f') return;
        const { row, column } = position.current();
        const ofRow = found.get(row) ?? new Map<number, string>();
        found.set(row, ofRow.set(column, `=${formula?.replace(/^=/, '') ?? ''}`));
        formula = undefined;
      },
    });
    return found;
  });
}
