import type { Logger } from '@ethereal/service-kit/logger';
import type { Lifecycle } from '@ethereal/service-kit/service';
import type { Db } from 'mongodb';
import type { Config } from '../config.ts';
import type { BlobStore } from '../images/blob-store.ts';
import type { ImagesStore } from '../images/images.store.ts';
import type { Images } from '../images/images.ts';
import type { ItemsStore } from '../items/items.store.ts';
import type { SellerItems } from '../items/seller-items.ts';
import { createImportCheck } from './import-check.ts';
import { createImportRowsStore } from './import-rows.store.ts';
import { createImportRunner } from './import-runner.ts';
import { createImportsStore } from './imports.store.ts';
import { createImports, type Imports } from './imports.ts';
import { createRowPictures } from './pictures/row-pictures.ts';
import { createTableReader } from './table/table-reader.ts';

const SWEEP_EVERY_MS = 60 * 60 * 1000;

type Options = {
  db: Db;
  config: Config;
  logger: Logger;
  onStop: Lifecycle['onStop'];
  items: ItemsStore;
  sellerItems: SellerItems;
  records: ImagesStore;
  images: Images;
  blobs: BlobStore;
  /** Folder of files while they are received and read. */
  folder: string;
  now(): Date;
};

/** Assembles the imports, and continues those that an earlier process left unfinished. */
export async function openImports(options: Options): Promise<Imports> {
  const { db, config, logger, onStop, items, sellerItems, records, images, blobs, folder, now } = options;
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
    picturesFor: (one) =>
      createRowPictures({ records, images, blobs, folder, privateHosts, fetchMs: config.IMPORT_FETCH_MS }, one),
  });
  onStop('imports', runner.stop);
  const tables = createTableReader(logger);
  onStop('table reader', tables.stop);
  const check = createImportCheck({
    imports,
    rows,
    items,
    records,
    blobs,
    tables,
    folder,
    privateHosts,
    now,
  });
  const all = createImports({ imports, rows, blobs, check, runner, now });
  const sweep = () => all.sweep().catch((error: unknown) => logger.warn({ err: error }, 'imports could not be swept'));
  const sweeper = setInterval(sweep, SWEEP_EVERY_MS).unref();
  onStop('import sweep', () => clearInterval(sweeper));
  void sweep();
  return all;
}
