import { FIELD_NAMES, type FieldFacts, type FieldName, ITEM_FIELDS, itemSent } from '@ethereal/contracts/items';
import { type ItemFields, itemToSend } from './item-fields.ts';

const NO_PICTURES = { image1: '', image2: '', image3: '', image4: '', image5: '' };

/**
 * Returns the message for each faulty field by the schema of the contract. Pictures, stock and sale are checked when
 * the form is sent.
 */
export function faultsOf(fields: ItemFields): Partial<Record<FieldName, string>> {
  const faults: Partial<Record<FieldName, string>> = {};
  for (const { path, message } of itemSent.safeParse(itemToSend(fields, NO_PICTURES)).error?.issues ?? []) {
    const name = FIELD_NAMES.find((it) => it === path[0]);
    if (!name) continue;
    const { label }: FieldFacts = ITEM_FIELDS[name];
    // The schema names the values of a choice, which mean nothing to a seller who chose none.
    faults[name] ??= fields[name] === '' ? `${label} is required.` : message;
  }
  return faults;
}
