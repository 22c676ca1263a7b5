import type { Category, ImageField } from '@ethereal/contracts/fashion';
import {
  FIELD_NAMES,
  type FieldFacts,
  type FieldKind,
  type FieldName,
  ITEM_FIELDS,
  type Item,
  type ItemSent,
  type ItemToEdit,
} from '@ethereal/contracts/items';
import { type Options, type Stock, sizesOf } from '@ethereal/contracts/stock';
import { draftOf, NO_SALE, type SaleDraft } from '../sales/sale-draft.ts';
import { type StockTexts, textsOf } from './stock-fields.ts';

/** Value of a control, by the kind of its field: names are separated by commas, money is the typed text in dollars. */
type FieldValue<K extends FieldFacts['kind']> = K extends 'flag'
  ? boolean
  : K extends 'sizes' | 'other-sizes'
    ? string[]
    : string;

/** Fields of an item as the form stores them; the pictures are stored apart. */
export type ItemFields = { [F in FieldName]: FieldValue<FieldKind<F>> } & {
  stock: StockTexts;
  /** Field of the picture of each color. A color without an entry has the main picture. */
  colorImages: Record<string, ImageField>;
  /** Kind that the seller chose; blank for the kind that the name implies. */
  kind: string;
  sale: SaleDraft;
};

function emptyValue(name: FieldName): boolean | string | string[] {
  const { kind }: FieldFacts = ITEM_FIELDS[name];
  return kind === 'flag' ? false : kind === 'sizes' || kind === 'other-sizes' ? [] : '';
}

function fieldValue(item: Item, name: FieldName): boolean | string | string[] {
  const value = item[name];
  if (typeof value === 'number') return String(value);
  return ITEM_FIELDS[name].kind === 'names' ? [value ?? []].flat().join(', ') : (value ?? emptyValue(name));
}

/** Returns the names of a list with commas, each once. */
export const namesIn = (text: string): string[] => [...new Set(text.split(',').flatMap((name) => name.trim() || []))];

// `fromEntries` loses the types of the names.
const buildFields = (
  valueFor: (name: FieldName) => unknown,
  more: Pick<ItemFields, 'stock' | 'colorImages' | 'kind' | 'sale'>,
): ItemFields => ({ ...Object.fromEntries(FIELD_NAMES.map((name) => [name, valueFor(name)])), ...more }) as ItemFields;

export const EMPTY_FIELDS = buildFields(emptyValue, { stock: {}, colorImages: {}, kind: '', sale: NO_SALE });

/** Returns the fields of the form for an item and its stock. */
export const fieldsOf = (item: Item & Pick<ItemToEdit, 'kinds' | 'sale'>, stock?: Stock): ItemFields =>
  buildFields((name) => fieldValue(item, name), {
    stock: textsOf(stock),
    colorImages: item.colorImages ?? {},
    kind: item.kinds?.[0] ?? '',
    sale: draftOf(item.sale),
  });

/** Returns the colors and sizes that the item would have. */
export const optionsIn = ({ colors, ...sized }: Pick<ItemFields, 'colors' | 'size' | 'otherSizes'>): Options => ({
  colors: namesIn(colors),
  sizes: sizesOf(sized),
});

/** Returns the item as it is sent. The contract's schema decides on the server whether it is valid. */
export function itemToSend(
  fields: ItemFields,
  more: Pick<ItemSent, `image${1 | 2 | 3 | 4 | 5}` | 'stock' | 'sale' | 'kinds'>,
): ItemSent {
  const sent = FIELD_NAMES.map((name) => {
    const { kind } = ITEM_FIELDS[name];
    const value = fields[name];
    if (kind === 'names') return [name, namesIn(String(value))];
    return [name, kind === 'money' ? Number(value) : value];
  });
  const colors = namesIn(fields.colors);
  const chosen = Object.entries(fields.colorImages);
  const colorImages = Object.fromEntries(chosen.filter(([color]) => colors.includes(color)));
  // The field is left out while no color has a picture of its own, so that an earlier release of svc-catalog accepts
  // the item.
  return { ...Object.fromEntries(sent), ...(chosen.length > 0 && { colorImages }), ...more } as ItemSent;
}

/** Returns the categories that the edit form offers: Men, Women and the item's own. */
export function editableCategories(own: Category): Category[] {
  return [...new Set<Category>(['men', 'women', own])];
}

/** Storage key of the draft of a new item. */
export const ADD_DRAFT_KEY = 'addItemDraft';

/** Returns the draft that this browser stored for a form that begins with `fields`, if it is valid. */
export function readDraft(key: string, fields = EMPTY_FIELDS): ItemFields | undefined {
  try {
    return fieldsIn(JSON.parse(localStorage.getItem(key) ?? 'null'), fields);
  } catch {
    return undefined;
  }
}

/** Returns a stored value as the fields of a form that begins with `fields`, if it is valid. */
export function fieldsIn(stored: unknown, fields = EMPTY_FIELDS): ItemFields | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  // A field that was added after the draft was stored is unchanged.
  const whole: object = { ...fields, ...stored };
  return isDraft(whole) ? whole : undefined;
}

function isDraft(value: object): value is ItemFields {
  return Object.entries(EMPTY_FIELDS).every(
    ([name, empty]) =>
      typeof Reflect.get(value, name) === typeof empty &&
      Array.isArray(Reflect.get(value, name)) === Array.isArray(empty),
  );
}
