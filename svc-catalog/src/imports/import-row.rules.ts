import type { ImageField } from '@ethereal/contracts/fashion';
import type { ImportFault, ImportOutcome } from '@ethereal/contracts/imports';
import { itemSent } from '@ethereal/contracts/items';
import type { Picture, ShopItem } from '../items/item.ts';
import { afterSave, differingColumns } from './compare-items.ts';
import type { RowDocument } from './import-rows.store.ts';
import { mergeRow } from './merge-row.ts';
import { withPictures } from './pictures/picture-ref.ts';

type Sent = ReturnType<typeof itemSent.parse>;

export type Applied = { outcome: ImportOutcome; itemId: string; faults?: ImportFault[] };

/** State of the shop that a row is applied to. */
export type RowState = {
  /** The item that this row created before a crash. */
  created: ShopItem | undefined;
  /** The seller's item with the number of the row. */
  item: ShopItem | undefined;
  /** Pictures that the cells of the row name. */
  named: Partial<Record<ImageField, Picture | undefined>>;
  now: Date;
};

/** Decision on a row. Without a write, the outcome is final. */
export type DecidedRow = Applied & { write?: { item: ShopItem | undefined; sent: Sent } };

/** Returns the outcome of a row that cannot be applied. */
export const failed = ({ itemId }: Pick<RowDocument, 'itemId'>, fault: ImportFault): Applied => ({
  outcome: 'failed',
  itemId,
  faults: [fault],
});

/**
 * Decides what a row does. Idempotent: a created item has the id that the row has had since its check, and a changed
 * one names the import. So after a crash between the item's write and the row's, nothing is written again.
 */
export function decideRow(row: RowDocument, { created, item, named, now }: RowState): DecidedRow {
  const { number: value, itemId } = row;
  if (row.action === 'create' && created) return { outcome: 'created', itemId };
  if (item?.importedBy === row.importId) return { outcome: 'changed', itemId: item._id };
  const result = itemSent.safeParse({ ...mergeRow(row.cells, item, now), ...withPictures(item?.images, named) });
  if (!result.success) return failed(row, { value, reason: result.error.issues[0]?.message ?? 'Not valid.' });
  if (item) return decideChange(item, result.data, now);
  // The item was unpublished between check and confirmation, so the next check would create it as a new one.
  if (row.action !== 'create') return failed(row, { value, reason: 'The item has left the shop since the check.' });
  return { outcome: 'created', itemId, write: { item, sent: result.data } };
}

function decideChange(item: ShopItem, sent: Sent, now: Date): DecidedRow {
  const differing = differingColumns(item, afterSave(item, sent, now), now);
  if (differing.length === 0) return { outcome: 'kept', itemId: item._id };
  const { stock, ...rest } = sent;
  // An unchanged stock is not sent again: units sold since must not come back.
  const changed = differing.includes('stock') ? { ...rest, stock } : rest;
  return { outcome: 'changed', itemId: item._id, write: { item, sent: changed } };
}
