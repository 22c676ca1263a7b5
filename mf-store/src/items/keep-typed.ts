import { ITEM_FIELDS } from '@ethereal/contracts/items';
import { isSame } from '@ethereal/web-kit/forms/is-same.ts';
import type { ItemFields } from './item-fields.ts';
import type { Slots } from './picture-slots.ts';

/** Content of the form of an item. */
export type Content = { fields: ItemFields; slots: Slots };

type Values = Readonly<Record<string, unknown>>;

/** Returns the values of `now` with those that were changed since `before`, and the names of what changed in both. */
function mergeValues<T extends Values>(typed: T, before: T, now: T): { values: T; clashes: string[] } {
  const kept = Object.entries(typed).filter(([name, value]) => !isSame(value, before[name]));
  const isClash = ([name, value]: [string, unknown]) => !isSame(now[name], before[name]) && !isSame(now[name], value);
  return { values: { ...now, ...Object.fromEntries(kept) }, clashes: kept.filter(isClash).map(([name]) => name) };
}

const LABELS: Values = { kind: 'Found as', sale: 'Sale' };

const labelOf = (name: string): string => String(LABELS[name] ?? Reflect.get(ITEM_FIELDS, name).label);

/**
 * Returns a newer version of an item with what the seller changed since the version `before`, and the labels of what
 * was changed in both. The pictures are kept as a whole, together with the choice of pictures for colors.
 */
export function keepTyped(typed: Content, before: Content, now: Content): Content & { clashes: string[] } {
  const { values: fields, clashes } = mergeValues(typed.fields, before.fields, now.fields);
  const stock = mergeValues(typed.fields.stock, before.fields.stock, now.fields.stock);
  const picturesOf = ({ slots, fields: { colorImages } }: Content) => ({ pictures: { slots, colorImages } });
  const pictures = mergeValues(picturesOf(typed), picturesOf(before), picturesOf(now));
  const { slots, colorImages } = pictures.values.pictures;
  return {
    fields: { ...fields, stock: stock.values, colorImages },
    slots,
    clashes: [
      ...clashes.filter((name) => name !== 'stock' && name !== 'colorImages').map(labelOf),
      ...(stock.clashes.length > 0 ? ['Stock'] : []),
      ...(pictures.clashes.length > 0 ? ['Pictures'] : []),
    ],
  };
}
