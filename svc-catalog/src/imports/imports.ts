import { HOUR_MS } from '@ethereal/contracts/durations';
import type { Part } from '@ethereal/service-kit/define-service';
import { repeat } from '@ethereal/service-kit/repeat';
import type { ImagesPart } from '../images/images.ts';
import type { SellerItems } from '../items/seller-items.ts';
import type { Shared } from '../shared/shared.ts';
import { createImportCheck } from './import-check.ts';
import { createImportRowsStore } from './import-rows.store.ts';
import { createImportRunner } from './import-runner.ts';
import { mountImports } from './imports.routes.ts';
import { createImportsStore } from './imports.store.ts';
import { createRowPictures } from './pictures/row-pictures.ts';
import { createImports, type Imports } from './seller-imports.ts';
import { createTableReader } from './table/table-reader.ts';
import { createTableWriter } from './table/table-writer.ts';

/** Pause between two sweeps for expired imports, in milliseconds. */
const SWEEP_EVERY_MS = HOUR_MS;

type Others = { sellerItems: SellerItems; pictures: ImagesPart };

/** Opens the imports, and continues those that an earlier process left unfinished. */
export async function openImports(
  shared: Shared,
  { sellerItems, pictures }: Others,
): Promise<Part & { imports: Imports }> {
  const { db, config, logger, onStop, stores, now, uploadFolder: folder } = shared;
  const { items, images: records } = stores;
  const { images, blobs } = pictures;
  const [imports, rows] = [createImportsStore(db), createImportRowsStore(db)];
  await Promise.all([imports.ensureIndexes(), rows.ensureIndexes()]);
  const privateHosts = config.IMPORT_PRIVATE_HOSTS;
  const runner = createImportRunner({
    imports,
    rows,
    items,
    sellerItems,
    blobs,
    now,
    logger,
    leaseMs: config.IMPORT_LEASE_MS,
    picturesFor: (owner) =>
      createRowPictures({ records, images, blobs, folder, privateHosts, fetchMs: config.IMPORT_FETCH_MS }, owner),
  });
  onStop('imports', runner.stop);
  const tables = createTableReader(logger);
  onStop('table reader', tables.stop);
  const writer = createTableWriter(logger);
  onStop('table writer', writer.stop);
  const check = createImportCheck({ imports, rows, items, records, blobs, folder, privateHosts, now });
  const all = createImports({ imports, rows, blobs, check, runner, tables, writer, logger, now });
  repeat(all.sweep, { ...shared, job: 'import sweep', everyMs: SWEEP_EVERY_MS });
  return { imports: all, mount: (router) => mountImports(router, { ...shared, imports: all, items, writer }) };
}
