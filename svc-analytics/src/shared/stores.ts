import { randomUUID } from 'node:crypto';
import { connectMongo, ensureIndexes } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';
import type { Config } from '../config.ts';
import { createDayStore } from '../counts/day.store.ts';
import { createUnownedStore } from '../counts/unowned.store.ts';
import { createGroupStore } from '../log/group.store.ts';
import { createLaneStore } from '../log/lane.store.ts';
import { createSegmentStore } from '../log/segment.store.ts';

/** Opens the stores of the log and of the counts. */
export async function storesIn(db: Db) {
  const instance = randomUUID();
  const segments = createSegmentStore(db, instance);
  const groups = createGroupStore(db);
  const days = createDayStore(db);
  const unowned = createUnownedStore(db);
  await ensureIndexes(segments, groups, days, unowned);
  return { segments, groups, days, unowned, lanes: createLaneStore(db, instance) };
}

/** Opens only the service's database, for commands. */
export async function openStores(config: Config) {
  const { MONGODB_URL: url, MONGODB_DATABASE: database } = config;
  const mongo = await connectMongo({ url, database, appName: 'svc-analytics' });
  return { mongo, ...(await storesIn(mongo.db)) };
}
