import { conflict, DomainError, isRefusal } from '@ethereal/service-kit/errors';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import { createWrite } from '@ethereal/service-kit/write';
import type { ItemsStore } from '../items/items.store.ts';
import type { SellerItems } from '../items/seller-items.ts';
import { type Applied, type DecidedRow, decideRow, failed, type RowState } from './import-row.rules.ts';
import type { RowDocument } from './import-rows.store.ts';
import { PictureFault, type RowPictures } from './pictures/row-pictures.ts';

type Deps = { items: ItemsStore; sellerItems: SellerItems; now(): Date };
type Key = { row: RowDocument; seller: string; pictures: RowPictures };

/** State of the shop that a row is applied to, with the outcome of the row once it is applied. */
type Progress = RowState & { applied?: Applied };

/** Whether the item was changed, or its number was used, since it was read. */
const isConcurrentChange = (error: unknown) =>
  isDuplicateKey(error) || (error instanceof DomainError && error.code === 'ITEM_CHANGED');

/** Creates the function that applies a row once, and returns its outcome. */
export function createApplyRow({ items, sellerItems, now }: Deps) {
  const write = async ({ row, seller }: Key, { item, sent }: NonNullable<DecidedRow['write']>) => {
    const importedBy = row.importId;
    if (item)
      await sellerItems.edit(item.seller, item._id, sent, { expected: item.version, provenance: { importedBy } });
    else await sellerItems.publish(seller, sent, { _id: row.itemId, number: row.number, importedBy });
  };

  const change = createWrite({
    document: 'imported row',
    async load({ row, seller, pictures }: Key): Promise<Progress> {
      const created = await items.find(row.itemId);
      const item = await items.byNumber({ seller, number: row.number });
      const isDone = (row.action === 'create' && created) || item?.importedBy === row.importId;
      const named = isDone ? {} : await pictures.get(row.pictures, item);
      return { created, item, named, now: now() };
    },
    decide(state, row: RowDocument) {
      const { write: planned, ...applied } = decideRow(row, state);
      return { state: { ...state, applied }, planned };
    },
    async save(_, { state, planned }, key) {
      try {
        if (planned) await write(key, planned);
        return state;
      } catch (error) {
        if (isConcurrentChange(error)) return undefined;
        throw error;
      }
    },
    tooManyConflicts: () => conflict('This item is being changed elsewhere. Please try again.'),
  });

  return async (row: RowDocument, seller: string, pictures: RowPictures): Promise<Applied> => {
    try {
      const { applied } = await change({ row, seller, pictures }, row);
      if (!applied) throw new Error(`Row ${row._id} has no outcome.`);
      return applied;
    } catch (error) {
      if (error instanceof PictureFault)
        return failed(row, { column: error.field, value: row.cells[error.field] ?? '', reason: error.message });
      if (isRefusal(error)) return failed(row, { value: row.number, reason: error.message });
      throw error;
    }
  };
}
