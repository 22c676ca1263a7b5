import type { Category } from '@ethereal/contracts/fashion';
import {
  FIELD_NAMES,
  type FieldFacts,
  type FieldKind,
  type FieldName,
  ITEM_FIELDS,
  type Item,
  type ItemSent,
} from '@ethereal/contracts/items';
import type { Options, Stock } from '@ethereal/contracts/stock';
import { type StockTexts, textsOf } from './stock-fields.ts';

/** Value of a control: the value of a choice, names with commas, money as typed, in dollars. */
type Held<K extends FieldFacts['kind']> = K extends 'flag' ? boolean : K extends 'sizes' ? string[] : string;

/** The fields of an item as the form holds them; the pictures are kept apart. */
export type ItemFields = { [F in FieldName]: Held<FieldKind<F>> } & { stock: StockTexts };

function emptyOf(name: FieldName): boolean | string | string[] {
  const { kind }: FieldFacts = ITEM_FIELDS[name];
  return kind === 'flag' ? false : kind === 'sizes' ? [] : '';
}

function heldOf(item: Item, name: FieldName): boolean | string | string[] {
  const value = item[name];
  if (typeof value === 'number') return String(value);
  return ITEM_FIELDS[name].kind === 'names' ? [value ?? []].flat().join(', ') : (value ?? emptyOf(name));
}

/** Names that were typed with commas between them, each once. */
export const namesIn = (text: string): string[] => [...new Set(text.split(',').flatMap((name) => name.trim() || []))];

// TypeScript forgets the names in `fromEntries`.
const fieldsBy = (held: (name: FieldName) => unknown, stock: StockTexts): ItemFields =>
  ({ ...Object.fromEntries(FIELD_NAMES.map((name) => [name, held(name)])), stock }) as ItemFields;

export const EMPTY_FIELDS = fieldsBy(emptyOf, {});

export const fieldsOf = (item: Item, stock?: Stock): ItemFields =>
  fieldsBy((name) => heldOf(item, name), textsOf(stock));

/** Returns the colors and sizes that the item would have. */
export const optionsIn = ({ colors, size }: Pick<ItemFields, 'colors' | 'size'>): Options => ({
  colors: namesIn(colors),
  sizes: size,
});

/** Returns the item as it is sent. The contract's schema decides on the server whether it is valid. */
export function sentOf(fields: ItemFields, more: Pick<ItemSent, `image${1 | 2 | 3 | 4 | 5}` | 'stock'>): ItemSent {
  const sent = FIELD_NAMES.map((name) => {
    const { kind } = ITEM_FIELDS[name];
    const held = fields[name];
    if (kind === 'names') return [name, namesIn(String(held))];
    return [name, kind === 'money' ? Number(held) : held];
  });
  return { ...Object.fromEntries(sent), ...more } as ItemSent;
}

/** The categories that the edit form offers: Men and Women, and the item's own. */
export function editableCategories(own: Category): Category[] {
  return [...new Set<Category>(['men', 'women', own])];
}

/** A draft that was kept in this browser, when it is still one. */
export function readDraft(key: string): ItemFields | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) return undefined;
    // A field that there was not yet when the draft was kept is empty.
    const whole: object = { ...EMPTY_FIELDS, ...draft };
    return isDraft(whole) ? whole : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: object): value is ItemFields {
  return Object.entries(EMPTY_FIELDS).every(
    ([name, empty]) =>
      typeof Reflect.get(value, name) === typeof empty &&
      Array.isArray(Reflect.get(value, name)) === Array.isArray(empty),
  );
}
