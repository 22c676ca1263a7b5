import { line as lineOfText } from '@ethereal/contracts/common';
import { IMAGE_FIELDS, type ImageField } from '@ethereal/contracts/fashion';
import {
  type ImportAction,
  type ImportColumn,
  type ImportFault,
  type ImportRow,
  MAX_ITEM_NUMBER,
} from '@ethereal/contracts/imports';
import { FIELD_NAMES, itemSent } from '@ethereal/contracts/items';
import { plainAgain } from '@ethereal/service-kit/spreadsheet-text';
import type { Picture, ShopItem } from '../items/item.ts';
import { afterSave, differingColumns } from './compare-items.ts';
import { type Cells, mergeRow } from './merge-row.ts';
import { type PictureSources, readPictureCell } from './pictures/picture-cell.ts';
import { isSamePicture, type PictureRef, pictureFieldsOf, withPictures } from './pictures/picture-ref.ts';
import { reasonOf } from './row-cells.ts';
import { wordsOf } from './row-words.ts';
import { COLUMNS } from './table/columns.ts';
import { isFormulaError } from './table/formula.ts';
import type { TableRow } from './table/table.ts';

/** Pictures that a row's cells name; null for an empty cell. */
export type NamedPictures = Partial<Record<ImageField, PictureRef | null>>;

export type CheckedRow = Omit<ImportRow, 'outcome' | 'itemId'> & { cells: Cells; pictures: NamedPictures };

export type CheckAgainst = PictureSources & {
  /** Returns the seller's item with this number, if there is one. */
  itemOf(number: string): ShopItem | undefined;
  /** Returns the source from which one of the seller's pictures was imported. */
  sourceOf(pictureId: string): string | undefined;
  /** Returns the line of an earlier row with the same number. */
  earlierLineOf(number: string): number | undefined;
};

const SHOWN = 200;
const itemNumber = lineOfText('Item number', MAX_ITEM_NUMBER);
/** Placeholder for a picture that is stored when the row is applied. */
const PENDING: Picture = { url: 'pending', public_id: 'pending' };

const cut = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

const isField = (column: ImportColumn | undefined) =>
  [...FIELD_NAMES, 'stock' as const].find((name) => name === column);

function cellFaults({ cells, formulas, dates }: TableRow): ImportFault[] {
  return COLUMNS.flatMap((column) => {
    const value = cells[column] ?? '';
    if (formulas.includes(column))
      return [{ column, value: cut(value), reason: 'This cell holds a formula. Put its result there instead.' }];
    if (dates.includes(column))
      return [
        { column, value: cut(value), reason: 'This cell holds a date. Format it as text and type the value again.' },
      ];
    if (isFormulaError(value))
      return [
        {
          column,
          value: cut(value),
          reason: 'The formula in this cell gives an error. Put a value there instead.',
        },
      ];
    return [];
  });
}

function readPictures(cells: Cells, sources: PictureSources): { pictures: NamedPictures; faults: ImportFault[] } {
  const pictures: NamedPictures = {};
  const faults: ImportFault[] = [];
  for (const field of pictureFieldsOf(cells)) {
    const text = (cells[field] ?? '').trim();
    const read = text === '' ? null : readPictureCell(text, sources);
    if (read !== null && 'fault' in read) faults.push({ column: field, value: cut(text), reason: read.fault });
    else pictures[field] = read;
  }
  return { pictures, faults };
}

/** Returns the faults by the rules of the item, the same ones that apply to the form. */
function ruleFaults(candidate: Record<string, unknown>, cells: Cells): ImportFault[] {
  const result = itemSent.safeParse(candidate);
  if (result.success) return [];
  const found = new Map<ImportColumn | undefined, ImportFault>();
  for (const { path, message } of result.error.issues) {
    const column = COLUMNS.find((one) => one === path[0]);
    const text = (column && cells[column]) ?? '';
    const field = isField(column);
    const fault = {
      ...(column ? { column } : {}),
      value: cut(text),
      reason: field ? reasonOf(field, text, message) : message,
    };
    if (!found.has(column)) found.set(column, fault);
  }
  return [...found.values()];
}

/** Compares pictures by their source, as nothing is fetched yet. */
function pictureChanges(
  item: ShopItem,
  { cells, pictures, sourceOf }: Pick<CheckedRow, 'cells' | 'pictures'> & Pick<CheckAgainst, 'sourceOf'>,
): ImportRow['changes'] {
  return IMAGE_FIELDS.flatMap((column) => {
    const ref = pictures[column];
    const picture = item.images[column];
    if (ref === undefined || (ref === null && !picture)) return [];
    if (ref && isSamePicture(ref, picture, picture && sourceOf(picture.public_id))) return [];
    const [before, after] = [wordsOf(item, column), (cells[column] ?? '').trim()];
    return [{ column, before: cut(before), after: cut(after) }];
  });
}

function fieldChanges(item: ShopItem, candidate: Record<string, unknown>): ImportRow['changes'] {
  const after = afterSave(item, itemSent.parse(candidate));
  return differingColumns(item, { ...after, images: item.images }).map((column) => ({
    column,
    before: cut(wordsOf(item, column)),
    after: cut(wordsOf(after, column)),
  }));
}

function numberFaults(number: string, earlier: number | undefined): ImportFault[] {
  const result = itemNumber.safeParse(number);
  if (!result.success)
    return [{ column: 'number', value: cut(number), reason: result.error.issues[0]?.message ?? 'Not valid.' }];
  if (earlier === undefined) return [];
  return [{ column: 'number', value: cut(number), reason: `Line ${earlier} has this item number, too.` }];
}

/** Checks a row. Returns its action and changes, or the faults of its cells. Writes and fetches nothing. */
export function checkRow(row: TableRow, against: CheckAgainst): CheckedRow {
  const { line, cells: written, surplus } = row;
  const broken = cellFaults(row);
  const cells: Cells = Object.fromEntries(Object.entries(written).map(([column, text]) => [column, plainAgain(text)]));
  const number = (cells.number ?? '').trim();
  const item = against.itemOf(number);
  const { pictures, faults: pictureFaults } = readPictures(cells, against);
  const pending = Object.fromEntries(
    Object.entries(pictures).map(([field, ref]) => [field, ref ? PENDING : undefined]),
  );
  const fieldsAtFault = pictureFaults.map(({ column }) => [column, PENDING]);
  const candidate = {
    ...mergeRow(cells, item),
    ...withPictures(item?.images, { ...pending, ...Object.fromEntries(fieldsAtFault) }),
  };
  const atFault = new Set([...broken, ...pictureFaults].map(({ column }) => column));
  const faults = [
    ...broken,
    ...numberFaults(number, against.earlierLineOf(number)),
    ...ruleFaults(candidate, cells).filter(({ column }) => !atFault.has(column)),
    ...pictureFaults,
    ...surplus.map((value) => ({ value: cut(value), reason: 'This cell has no column in the header.' })),
  ];
  const changes =
    item && faults.length === 0
      ? [...fieldChanges(item, candidate), ...pictureChanges(item, { cells, pictures, sourceOf: against.sourceOf })]
      : [];
  const action: ImportAction = faults.length > 0 ? 'refuse' : !item ? 'create' : changes.length > 0 ? 'change' : 'keep';
  const name = (cells.name ?? item?.name ?? '').trim();
  return { line, number: cut(number), name: cut(name), action, changes, faults, cells, pictures };
}
