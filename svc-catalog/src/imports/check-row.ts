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
import { toCents } from '@ethereal/contracts/money';
import { DomainError } from '@ethereal/service-kit/errors';
import { unescapedCell } from '@ethereal/service-kit/spreadsheet-text';
import type { Picture, ShopItem } from '../items/item.ts';
import { firstPrices } from '../sales/sales.rules.ts';
import { cellTextOf } from './cell-texts.ts';
import { afterSave, differingColumns } from './compare-items.ts';
import { type Cells, mergeRow } from './merge-row.ts';
import { type PictureSources, readPictureCell } from './pictures/picture-cell.ts';
import { isSamePicture, type PictureRef, pictureFieldsOf, withPictures } from './pictures/picture-ref.ts';
import { reasonOf } from './row-cells.ts';
import { isSaleColumn, SALE_TIMES, saleColumnOf, saleReason } from './sale-cells.ts';
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
  /** Moment of the check. */
  now: Date;
};

/** Maximum length of a cell's text in a fault, in characters. */
const MAX_SHOWN = 200;
const itemNumber = lineOfText('Item number', MAX_ITEM_NUMBER);
/** Placeholder for a picture that is stored when the row is applied. */
const PENDING: Picture = { url: 'pending', public_id: 'pending' };

const cut = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

const isField = (column: ImportColumn | undefined) =>
  [...FIELD_NAMES, 'stock' as const].find((name) => name === column);

function cellFaults({ cells, formulas, dates }: TableRow): ImportFault[] {
  return COLUMNS.flatMap((column) => {
    const value = cells[column] ?? '';
    if (formulas.includes(column))
      return [{ column, value: cut(value), reason: 'This cell holds a formula. Put its result there instead.' }];
    if (dates.includes(column) && !SALE_TIMES.includes(column))
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

type Issue = { path: readonly PropertyKey[]; message: string };

/** Returns the issues of a sale that cannot be planned for the item. */
function planIssues(sent: ReturnType<typeof itemSent.parse>, item: ShopItem | undefined, now: Date): Issue[] {
  try {
    if (item) afterSave(item, sent, now);
    else firstPrices(toCents(sent.price), sent.sale, now);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError) || !error.errors) throw error;
    return Object.entries(error.errors).map(([path, message]) => ({ path: path.split('.'), message }));
  }
}

function reasonAt(column: ImportColumn | undefined, text: string, rule: string): string {
  if (isSaleColumn(column)) return saleReason(column, text, rule);
  const field = isField(column);
  return field ? reasonOf(field, text, rule) : rule;
}

type Merged = { candidate: Record<string, unknown>; cells: Cells; item: ShopItem | undefined; now: Date };

/** Returns the faults by the rules of the item, the same ones that apply to the form. */
function ruleFaults({ candidate, cells, item, now }: Merged): ImportFault[] {
  const result = itemSent.safeParse(candidate);
  const issues: readonly Issue[] = result.success ? planIssues(result.data, item, now) : result.error.issues;
  const found = new Map<ImportColumn | undefined, ImportFault>();
  for (const { path, message } of issues) {
    const [first, part] = path;
    const column = first === 'sale' ? saleColumnOf(part, cells) : COLUMNS.find((candidate) => candidate === first);
    const text = (column && cells[column]) ?? '';
    const fault = { ...(column ? { column } : {}), value: cut(text), reason: reasonAt(column, text, message) };
    if (!found.has(column)) found.set(column, fault);
  }
  return [...found.values()];
}

/** Compares pictures by their source, as nothing is fetched yet. */
function pictureChanges(
  item: ShopItem,
  { cells, pictures, sourceOf, now }: Pick<CheckedRow, 'cells' | 'pictures'> & Pick<CheckAgainst, 'sourceOf' | 'now'>,
): ImportRow['changes'] {
  return IMAGE_FIELDS.flatMap((column) => {
    const ref = pictures[column];
    const picture = item.images[column];
    if (ref === undefined || (ref === null && !picture)) return [];
    if (ref && isSamePicture(ref, picture, picture && sourceOf(picture.public_id))) return [];
    const [before, after] = [cellTextOf(item, column, now), (cells[column] ?? '').trim()];
    return [{ column, before: cut(before), after: cut(after) }];
  });
}

function fieldChanges(item: ShopItem, candidate: Record<string, unknown>, now: Date): ImportRow['changes'] {
  const after = afterSave(item, itemSent.parse(candidate), now);
  return differingColumns(item, { ...after, images: item.images }, now).map((column) => ({
    column,
    before: cut(cellTextOf(item, column, now)),
    after: cut(cellTextOf(after, column, now)),
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
  const { now, sourceOf } = against;
  const unreadable = cellFaults(row);
  const cells: Cells = Object.fromEntries(
    Object.entries(written).map(([column, text]) => [column, unescapedCell(text)]),
  );
  const number = (cells.number ?? '').trim();
  const item = against.itemOf(number);
  const { pictures, faults: pictureFaults } = readPictures(cells, against);
  const pending = Object.fromEntries(
    Object.entries(pictures).map(([field, ref]) => [field, ref ? PENDING : undefined]),
  );
  const fieldsAtFault = pictureFaults.map(({ column }) => [column, PENDING]);
  const candidate = {
    ...mergeRow(cells, item, now),
    ...withPictures(item?.images, { ...pending, ...Object.fromEntries(fieldsAtFault) }),
  };
  const atFault = new Set([...unreadable, ...pictureFaults].map(({ column }) => column));
  const faults = [
    ...unreadable,
    ...numberFaults(number, against.earlierLineOf(number)),
    ...ruleFaults({ candidate, cells, item, now }).filter(({ column }) => !atFault.has(column)),
    ...pictureFaults,
    ...surplus.map((value) => ({ value: cut(value), reason: 'This cell has no column in the header.' })),
  ];
  const changes =
    item && faults.length === 0
      ? [...fieldChanges(item, candidate, now), ...pictureChanges(item, { cells, pictures, sourceOf, now })]
      : [];
  const action: ImportAction = faults.length > 0 ? 'refuse' : !item ? 'create' : changes.length > 0 ? 'change' : 'keep';
  const name = (cells.name ?? item?.name ?? '').trim();
  return { line, number: cut(number), name: cut(name), action, changes, faults, cells, pictures };
}
