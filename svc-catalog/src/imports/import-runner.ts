import { randomUUID } from 'node:crypto';
import type { ImportOutcome } from '@ethereal/contracts/imports';
import type { Logger } from '@ethereal/service-kit/logger';
import { repeat } from '@ethereal/service-kit/repeat';
import type { BlobStore } from '../images/blob-store.ts';
import type { ItemsStore } from '../items/items.store.ts';
import type { SellerItems } from '../items/seller-items.ts';
import { createApplyRow } from './apply-row.ts';
import type { ImportRowsStore, RowDocument } from './import-rows.store.ts';
import type { ImportDocument, ImportsStore } from './imports.store.ts';
import type { RowPictures } from './pictures/row-pictures.ts';
import { folderOf } from './pictures/unpack-pictures.ts';

type Deps = {
  imports: ImportsStore;
  rows: ImportRowsStore;
  items: ItemsStore;
  sellerItems: SellerItems;
  blobs: BlobStore;
  picturesFor(owner: { seller: string; importId: string }): RowPictures;
  leaseMs: number;
  now(): Date;
  logger: Logger;
};

export type ImportRunner = {
  /** Starts a run for imports that wait to be applied. */
  wake(): void;
  /** Stops after the rows in flight, and releases the other rows to other instances. */
  stop(): Promise<void>;
};

/** Number of rows applied concurrently; their queries are batched. */
const BATCH = 100;
/** Maximum pause between two searches for imports that wait to be applied, in milliseconds. */
const SEARCH_EVERY_MS = 5000;
/**
 * Number of internal errors after which a row fails, so that no row blocks its import forever. It covers an outage of a
 * minute or two.
 */
const MAX_TRIES = 20;
const INTERNAL_ERROR = 'This row could not be applied. Please import it again later.';

/**
 * Applies imports. A lease gives each import to one instance at a time. When that instance dies, another one or the
 * restarted one continues. Rows may be tried twice and take effect once, so a lost lease does no harm.
 */
export function createImportRunner(deps: Deps): ImportRunner {
  const { imports, rows, items, sellerItems, blobs, picturesFor, leaseMs, now, logger } = deps;
  const instance = randomUUID();
  const applyRow = createApplyRow({ items, sellerItems, now });
  const until = () => new Date(now().getTime() + leaseMs);

  const applyAndSave = async (
    row: RowDocument,
    seller: string,
    pictures: RowPictures,
  ): Promise<ImportOutcome | undefined> => {
    const { outcome, ...more } = await applyRow(row, seller, pictures);
    if (await rows.saveOutcome(row._id, outcome, more)) return outcome;
    // The account was deleted in the meantime with all its data, so the new item must leave the shop, too.
    if (outcome === 'created') await sellerItems.unpublish(seller, more.itemId);
    return undefined;
  };

  /**
   * Applies a row. After an internal error, such as an unavailable picture store, the row stays for later and the
   * others continue.
   */
  const applyOrRetryLater = async (
    row: RowDocument,
    seller: string,
    pictures: RowPictures,
  ): Promise<ImportOutcome | undefined> => {
    try {
      return await applyAndSave(row, seller, pictures);
    } catch (error) {
      logger.warn({ err: error, row: row._id }, 'a row of an import could not be applied');
      if ((await rows.countTry(row._id)) < MAX_TRIES) return undefined;
      await rows.saveOutcome(row._id, 'failed', { faults: [{ value: row.number, reason: INTERNAL_ERROR }] });
      return 'failed';
    }
  };

  const applyAll = async ({ _id: importId, seller }: ImportDocument, mayContinue: () => boolean) => {
    const pictures = picturesFor({ seller, importId });
    // The outcomes are counted again, because a crash may have lost the progress of rows that were applied since it was
    // last saved.
    const outcomes = await rows.outcomes(importId);
    for (let after = 0; mayContinue(); ) {
      const batch = await rows.waiting(importId, after, BATCH);
      const last = batch.at(-1);
      if (!last) return;
      const batchOutcomes = await Promise.all(batch.map((row) => applyOrRetryLater(row, seller, pictures)));
      for (const outcome of batchOutcomes) if (outcome) outcomes[outcome]++;
      await imports.saveOutcomes(importId, instance, outcomes);
      after = last.line;
    }
  };

  const run = async (itemImport: ImportDocument, stopping: AbortSignal) => {
    let hasLease = true;
    const lease = repeat(
      async () => {
        hasLease &&= await imports.renewLease(itemImport._id, instance, until());
      },
      { job: 'import lease', everyMs: leaseMs / 3, logger },
    );
    try {
      await applyAll(itemImport, () => hasLease && !stopping.aborted);
      if (!hasLease || stopping.aborted || (await rows.countWaiting(itemImport._id)) > 0) return;
      // The pictures go first: after a crash the next run finds the import and repeats their deletion.
      await blobs.deleteAll(folderOf(itemImport._id));
      await imports.markDone(itemImport._id, now(), await rows.outcomes(itemImport._id));
      logger.info({ import: itemImport._id, rows: itemImport.rows }, 'an import was applied');
    } finally {
      await lease.stop();
      await imports.releaseLease(itemImport._id, instance);
    }
  };

  const runAll = async (stopping: AbortSignal) => {
    // An import whose rows were all tried and are still not done waits for the next run.
    const tried: string[] = [];
    while (!stopping.aborted) {
      const itemImport = await imports.takeLease(instance, now(), until(), tried);
      if (!itemImport) return;
      tried.push(itemImport._id);
      await run(itemImport, stopping);
    }
  };

  const runner = repeat(runAll, { job: 'imports', everyMs: Math.min(leaseMs, SEARCH_EVERY_MS), logger });
  return { wake: runner.kick, stop: runner.stop };
}
