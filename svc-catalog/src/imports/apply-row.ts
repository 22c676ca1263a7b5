import type { ImportFault, ImportOutcome } from '@ethereal/contracts/imports';
import { itemSent } from '@ethereal/contracts/items';
import { DomainError } from '@ethereal/service-kit/errors';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { ShopItem } from '../items/item.ts';
import type { ItemsStore } from '../items/items.store.ts';
import type { SellerItems } from '../items/seller-items.ts';
import { afterSave, differingColumns } from './compare-items.ts';
import type { RowDocument } from './import-rows.store.ts';
import { mergeRow } from './merge-row.ts';
import { withPictures } from './pictures/picture-ref.ts';
import { PictureFault, type RowPictures } from './pictures/row-pictures.ts';

type Deps = { items: ItemsStore; sellerItems: SellerItems; pictures: RowPictures };
type Sent = ReturnType<typeof itemSent.parse>;
export type Applied = { outcome: ImportOutcome; itemId: string; faults?: ImportFault[] };

const ATTEMPTS = 5;
/** Whether the item was changed, or its number was used, since it was read. */
const isMeanwhile = (error: unknown) =>
  isDuplicateKey(error) || (error instanceof DomainError && error.code === 'ITEM_CHANGED');
/** Whether an error rejects the row. After a transient error the row is retried later. */
const isRefusal = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.kind !== 'unavailable';

const failed = (row: RowDocument, fault: ImportFault): Applied => ({
  outcome: 'failed',
  itemId: row.itemId,
  faults: [fault],
});

/**
 * Applies a row. Idempotent: a created item has the id that the row has had since its check, and a changed one names
 * the import. After a crash between the item's write and the row's, only the row is updated.
 */
export async function applyRow(row: RowDocument, seller: string, deps: Deps): Promise<Applied> {
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const applied = await tryRow(row, seller, deps);
      if (applied) return applied;
    }
    return failed(row, {
      value: row.number,
      reason: 'This item is being changed elsewhere. Please try again.',
    });
  } catch (error) {
    if (error instanceof PictureFault)
      return failed(row, { column: error.field, value: row.cells[error.field] ?? '', reason: error.message });
    if (isRefusal(error)) return failed(row, { value: row.number, reason: error.message });
    throw error;
  }
}

/** Tries to apply the row once. Returns undefined when the item was changed in between. */
async function tryRow(row: RowDocument, seller: string, deps: Deps): Promise<Applied | undefined> {
  const { items, sellerItems, pictures } = deps;
  const mine = await items.find(row.itemId);
  if (row.action === 'create' && mine) return { outcome: 'created', itemId: row.itemId };
  const item = await items.byNumber({ seller, number: row.number });
  if (item?.importedBy === row.importId) return { outcome: 'changed', itemId: item._id };
  const named = await pictures.get(row.pictures, item);
  const candidate = { ...mergeRow(row.cells, item), ...withPictures(item?.images, named) };
  const result = itemSent.safeParse(candidate);
  if (!result.success)
    return failed(row, { value: row.number, reason: result.error.issues[0]?.message ?? 'Not valid.' });
  try {
    return item
      ? await change(row, item, result.data, sellerItems)
      : await create(row, seller, result.data, sellerItems);
  } catch (error) {
    if (isMeanwhile(error)) return undefined;
    throw error;
  }
}

async function create(row: RowDocument, seller: string, sent: Sent, items: SellerItems): Promise<Applied> {
  // The item was unpublished between check and confirmation, so the next check would create it as a new one.
  if (row.action !== 'create') return failed(row, { value: row.number, reason: 'The item left the shop meanwhile.' });
  await items.publish(seller, sent, { _id: row.itemId, number: row.number, importedBy: row.importId });
  return { outcome: 'created', itemId: row.itemId };
}

async function change(row: RowDocument, item: ShopItem, sent: Sent, items: SellerItems): Promise<Applied> {
  const differing = differingColumns(item, afterSave(item, sent));
  if (differing.length === 0) return { outcome: 'kept', itemId: item._id };
  const { stock, ...rest } = sent;
  // An unchanged stock is not sent again: units sold since must not come back.
  const changed = differing.includes('stock') ? { ...rest, stock } : rest;
  await items.edit(item.seller, item._id, changed, item.version, { importedBy: row.importId });
  return { outcome: 'changed', itemId: item._id };
}
