import { type Card, editItem, getItemToEdit } from '@ethereal/contracts/items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { fieldsOf, sentOf } from '../item-fields.ts';
import { heldIn, slotsOf } from '../picture-slots.ts';

/** Changes the price of an item. Rejects when the item is changed at the same time. */
export async function changePrice({ _id: id }: Card, priceAfter: (price: number) => number): Promise<void> {
  const item = await callApi(getItemToEdit, { params: { id } });
  const price = priceAfter(item.price);
  const body = { ...sentOf(fieldsOf(item), heldIn(slotsOf(item))), price };
  await callApi(editItem, { params: { id }, body, headers: { 'if-match': `"${item.version}"` } });
}
