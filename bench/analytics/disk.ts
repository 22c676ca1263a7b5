import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startService } from '../processes.ts';
import { deleteQueue, newNamespace, publishMany, until, untilFewerThan, viewOf } from './broker.ts';
import { replicate, SPREADS } from './items.ts';
import { AT_ONCE, MAIN, ROOT } from './settings.ts';
import { withStore } from './store.ts';

/** Overhead of one document and of one index entry, in bytes. */
const PER_DOCUMENT = 13;
const PER_KEY = 13;
const WRITTEN = `
  SELECT c.name, SUM(bytes) AS bytes FROM (
    SELECT rid >> 32 AS collection, SUM(LENGTH(doc) + ${PER_DOCUMENT}) AS bytes FROM docs GROUP BY 1
    UNION ALL
    SELECT i.collection, SUM(LENGTH(e.key) + ${PER_KEY}) FROM entries e JOIN indexes i ON i.id = e.idx GROUP BY 1
  ) JOIN collections c ON c.id = collection GROUP BY c.name`;

/**
 * Returns the megabytes of an embedded store's pages, split over collections and indexes by the bytes that each wrote.
 */
function megabytesIn(folder: string): { all: number } & Record<string, number> {
  const file = new DatabaseSync(join(folder, 'store.sqlite'), { readOnly: true });
  try {
    const size = file.prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size');
    const all = Number(size.get()?.bytes) / 2 ** 20;
    const rows = file.prepare(WRITTEN).all();
    const written = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0);
    const shares = rows.map(({ name, bytes }) => [name, (all * Number(bytes)) / written]);
    return { ...Object.fromEntries(shares), all };
  } finally {
    file.close();
  }
}

/** Measures the disk use of the log and the counts of `events` events by Zipf's law. */
export const disk = (events: number): Promise<void> =>
  withStore(async (store) => {
    const namespace = newNamespace();
    const env = { ...namespace.env, MONGODB_URL: store.url };
    const db = store.db(namespace.env.MONGODB_DATABASE);
    const service = await startService(join(ROOT, MAIN), env);
    const { all: items, pick } = SPREADS['Zipf, 100,000 items']();
    await replicate(db, items);
    await publishMany(
      namespace,
      events,
      (at) => viewOf(pick(at)),
      () => untilFewerThan(AT_ONCE, namespace),
    );
    await untilFewerThan(1, namespace);
    await until(async () => (await db.collection('segments').countDocuments({ open: true })) === 0, 200);
    await service.stop();
    await deleteQueue(namespace);
    // The store's file can be read only after the store has stopped.
    await store.stop();
    const { segments = 0, day_counts = 0, items: replica = 0, all } = megabytesIn(store.folder);
    const perMillion = (megabytes: number) => `${(megabytes / (events / 1e6)).toFixed(1)} MB`;
    console.log(
      `A million events take ${perMillion(all - replica)} on disk: the log ${perMillion(segments)}, the counts ${perMillion(day_counts)} (${events} by Zipf's law)`,
    );
  });
