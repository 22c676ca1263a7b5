import type { ImportFault, ImportOutcome } from '@ethereal/contracts/imports';
import { itemSent } from '@ethereal/contracts/items';
import { DomainError } from '@ethereal/service-kit/errors';
import { MongoServerError } from 'mongodb';
import type { ItemsStore } from '../items/items.store.ts';
import type { SellerItems } from '../items/seller-items.ts';
import { afterSave, differingColumns } from './compare-items.ts';
import type { RowDocument } from './import-rows.store.ts';
import { mergeRow } from './merge-row.ts';
import { withPictures } from './pictures/picture-ref.ts';
import { PictureFault, type RowPictures } from './pictures/row-pictures.ts';

type Deps = { items: ItemsStore; sellerItems: SellerItems; pictures: RowPictures };
export type Applied = { outcome: ImportOutcome; itemId: string; faults?: ImportFault[] };

const ATTEMPTS = 5;
const isDuplicate = (error: unknown) => error instanceof MongoServerError && error.code === 11000;
/** What a busy moment caused is tried again later, and no fault of the row. */
const isRefusal = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.kind !== 'unavailable';

const failed = (row: RowDocument, fault: ImportFault): Applied => ({
  outcome: 'failed',
  itemId: row.itemId,
  faults: [fault],
});

/**
 * Applies a row once, however often it is tried: an item that is created has the id that the row has had since its check, and one that is
 * changed says by which import. So what a crash left between the item's write and the row's is only noted.
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

/** Undefined when somebody changed the item in between. */
async function tryRow(row: RowDocument, seller: string, deps: Deps): Promise<Applied | undefined> {
  const { items, sellerItems, pictures } = deps;
  const mine = await items.find(row.itemId);
  if (row.action === 'create' && mine) return { outcome: 'created', itemId: row.itemId };
  const [item] = await items.ofSellerByNumber(seller, [row.number]);
  if (item?.importedBy === row.importId) return { outcome: 'changed', itemId: item._id };
  const named = await pictures.get(row.pictures, item);
  const candidate = { ...mergeRow(row.cells, item), ...withPictures(item?.images, named) };
  const result = itemSent.safeParse(candidate);
  if (!result.success)
    return failed(row, { value: row.number, reason: result.error.issues[0]?.message ?? 'Not valid.' });
  const importedBy = row.importId;
  try {
    if (!item) {
      // Unpublished between check and yes: it comes back as a new one.
      const _id = row.action === 'create' ? row.itemId : undefined;
      if (_id === undefined)
        return failed(row, { value: row.number, reason: 'The item left the shop meanwhile.' });
      await sellerItems.publish(seller, result.data, { _id, number: row.number, importedBy });
      return { outcome: 'created', itemId: _id };
    }
    const differing = differingColumns(item, afterSave(item, result.data));
    if (differing.length === 0) return { outcome: 'kept', itemId: item._id };
    const { stock, ...rest } = result.data;
    // A stock that is as it was is not said again: what was sold since must not come back.
    const changed = differing.includes('stock') ? { ...rest, stock } : rest;
    await sellerItems.edit(seller, item._id, changed, item.version, { importedBy });
    return { outcome: 'changed', itemId: item._id };
  } catch (error) {
    const isMeanwhile = isDuplicate(error) || (error instanceof DomainError && error.code === 'ITEM_CHANGED');
    if (isMeanwhile) return undefined;
    throw error;
  }
}
