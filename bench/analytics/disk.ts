import { join } from 'node:path';
import { megabytesIn } from '../disk.ts';
import { startService } from '../processes.ts';
import { deleteQueue, newPlace, publishMany, until, untilFewerThan, viewOf } from './broker.ts';
import { replicate, SPREADS } from './items.ts';
import { AT_ONCE, MAIN, ROOT } from './settings.ts';
import { withStore } from './store.ts';

/** Measures the disk use of the log and the counts of `events` events by Zipf's law. */
export const disk = (events: number): Promise<void> =>
  withStore(async (store) => {
    const place = newPlace();
    const env = { ...place.env, MONGODB_URL: store.url };
    const db = store.db(place.env.MONGODB_DATABASE);
    const service = await startService(join(ROOT, MAIN), env);
    const { all: items, pick } = SPREADS['Zipf, 100,000 items']();
    await replicate(db, items);
    await publishMany(
      place,
      events,
      (at) => viewOf(pick(at)),
      () => untilFewerThan(AT_ONCE, place),
    );
    await untilFewerThan(1, place);
    await until(async () => (await db.collection('segments').countDocuments({ open: true })) === 0, 200);
    await service.stop();
    await deleteQueue(place);
    // The store's file can be read only after the store has stopped.
    await store.stop();
    const { segments = 0, day_counts = 0, items: replica = 0, all } = megabytesIn(store.folder);
    const perMillion = (megabytes: number) => `${(megabytes / (events / 1e6)).toFixed(1)} MB`;
    console.log(
      `A million events take ${perMillion(all - replica)} on disk: the log ${perMillion(segments)}, the counts ${perMillion(day_counts)} (${events} by Zipf's law)`,
    );
  });
