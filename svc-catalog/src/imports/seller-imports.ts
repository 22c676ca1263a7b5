import type { CallInput } from '@ethereal/contracts/call';
import { DAY_MS, HOUR_MS } from '@ethereal/contracts/durations';
import {
  type downloadImportRows,
  IMPORT_PAGE,
  type ImportAction,
  type ImportRow,
  type ItemImport,
  type listImportRows,
} from '@ethereal/contracts/imports';
import { workOnEach } from '@ethereal/service-kit/each';
import { conflict, notFound } from '@ethereal/service-kit/errors';
import { newId } from '@ethereal/service-kit/ids';
import type { Logger } from '@ethereal/service-kit/logger';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { BlobStore } from '../images/blob-store.ts';
import type { ImportCheck } from './import-check.ts';
import type { ImportRowsStore, RowDocument, RowFilter } from './import-rows.store.ts';
import type { ImportRunner } from './import-runner.ts';
import type { ImportDocument, ImportsStore } from './imports.store.ts';
import { folderOf } from './pictures/unpack-pictures.ts';
import type { ReceivedImport } from './receive-import.ts';
import type { TableReader } from './table/table-reader.ts';
import type { TableWriter } from './table/table-writer.ts';
import { writeRows } from './write-rows.ts';

type Deps = {
  imports: ImportsStore;
  rows: ImportRowsStore;
  blobs: BlobStore;
  check: ImportCheck;
  runner: ImportRunner;
  tables: Pick<TableReader, 'read'>;
  writer: TableWriter;
  logger: Pick<Logger, 'warn'>;
  now(): Date;
};

/**
 * Milliseconds for which an import is kept, by state: interrupted while reading, unconfirmed, finished, interrupted
 * while being deleted.
 */
const KEPT_MS = [
  ['reading', HOUR_MS],
  ['checked', DAY_MS],
  ['done', 30 * DAY_MS],
  ['deleting', 0],
] as const;

const filterOf = (show: ImportAction | 'failed' | 'all'): RowFilter =>
  show === 'all' ? {} : show === 'failed' ? { outcome: show } : { action: show };

const isRunning = () =>
  conflict('One of your imports is running. Please wait until it is done.', { code: 'IMPORT_RUNNING' });

export type Imports = ReturnType<typeof createImports>;

/** Checks, confirms and applies a seller's imports of items. */
export function createImports({ imports, rows, blobs, check, runner, tables, writer, logger, now }: Deps) {
  const find = async (seller: string, id: string): Promise<ImportDocument> => {
    const itemImport = await imports.find(seller, id);
    if (!itemImport) throw notFound('You have no such import.');
    return itemImport;
  };

  const view = async (itemImport: ImportDocument): Promise<ItemImport> => {
    const { _id, fileName, state, actions, picturesAtFault, notes, createdAt, finishedAt } = itemImport;
    return {
      _id,
      fileName,
      rows: itemImport.rows,
      actions,
      ...(picturesAtFault !== undefined && { picturesAtFault }),
      notes,
      state: state === 'running' || state === 'done' ? state : 'checked',
      outcomes: itemImport.outcomes ?? (await rows.outcomes(_id)),
      createdAt: createdAt.toISOString(),
      ...(finishedAt ? { finishedAt: finishedAt.toISOString() } : {}),
    };
  };

  /** Deletes the record last: after a crash the next sweep finds it and repeats the deletion. */
  const wipe = async (id: string) => {
    await blobs.deleteAll(folderOf(id));
    await rows.deleteOf(id);
    await imports.delete(id);
  };

  /** Deletes an import. Returns false when it runs. */
  const remove = async (id: string): Promise<boolean> => {
    const isMarked = await imports.markDeleting(id);
    if (isMarked) await wipe(id);
    return isMarked;
  };

  return {
    /** Checks a table. The new import replaces unconfirmed ones, and takes over the pictures of the import `again`. */
    async check(seller: string, received: ReceivedImport, again: string | undefined): Promise<ItemImport> {
      if (await imports.running(seller)) throw isRunning();
      const before = await imports.waiting(seller);
      const earlier = again === undefined ? [] : await rows.all((await find(seller, again))._id, {});
      const table = await tables.read(received.path);
      const importId = newId();
      const checked = await check(importId, seller, { ...received, table }, earlier).catch(async (error: unknown) => {
        await wipe(importId).catch((failure: unknown) => {
          logger.warn({ err: failure, import: importId }, 'a failed import is not deleted yet; the sweep deletes it');
        });
        throw error;
      });
      for (const { _id } of before) await remove(_id);
      return view(checked);
    },

    async list(seller: string): Promise<ItemImport[]> {
      return Promise.all((await imports.latest(seller)).map(view));
    },

    async get(seller: string, id: string): Promise<ItemImport> {
      return view(await find(seller, id));
    },

    async rows(seller: string, id: string, { show, page = 1 }: CallInput<typeof listImportRows>['query']) {
      await find(seller, id);
      const filter = show === undefined ? {} : filterOf(show);
      const found = await rows.page(id, filter, (page - 1) * IMPORT_PAGE, IMPORT_PAGE);
      return { rows: found.rows.map(toRow), total: found.total };
    },

    /** Returns rows of an import as a file that can be imported again, with reasons unless it has all rows. */
    async table(seller: string, id: string, { show, format }: CallInput<typeof downloadImportRows>['query']) {
      await find(seller, id);
      return writeRows(writer, await rows.all(id, filterOf(show)), format, show !== 'all');
    },

    async confirm(seller: string, id: string): Promise<ItemImport> {
      await find(seller, id);
      try {
        await imports.markRunning(seller, id);
      } catch (error) {
        if (isDuplicateKey(error)) throw isRunning();
        throw error;
      }
      runner.wake();
      return view(await find(seller, id));
    },

    async discard(seller: string, id: string): Promise<void> {
      await find(seller, id);
      if (!(await remove(id))) throw isRunning();
    },

    /** Deletes expired imports and their rows. */
    async sweep(): Promise<void> {
      await workOnEach(KEPT_MS, async ([state, keptMs]) =>
        workOnEach(await imports.olderThan(new Date(now().getTime() - keptMs), state), remove),
      );
    },

    /** Deletes all imports of a person whose account is deleted. A row in flight then finds no row to update. */
    async erase(seller: string): Promise<void> {
      for (const id of await imports.markAllDeleting(seller)) await wipe(id);
    },
  };
}

function toRow({ line, number, name, action, outcome, changes, faults, itemId }: RowDocument): ImportRow {
  const isThere = action !== 'refuse' && (outcome ? outcome !== 'failed' : action !== 'create');
  return {
    line,
    number,
    name,
    action,
    changes,
    faults,
    ...(outcome ? { outcome } : {}),
    ...(isThere ? { itemId } : {}),
  };
}
