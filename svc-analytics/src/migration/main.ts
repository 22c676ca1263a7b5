// Brings the counts of earlier versions into the form of this one: `npm run migrate -w svc-analytics`. Run it once every instance is
// of this version. It can be interrupted and run again, and the service counts on meanwhile.
import { createItemReplica } from '@ethereal/item-replica/item-replica';
import { loadConfig } from '@ethereal/service-kit/config';
import { createLogger } from '@ethereal/service-kit/logger';
import { openStores } from '../assemble.ts';
import { configSchema } from '../config.ts';
import { dayOf } from '../time.ts';
import { fillItems } from './fill-items.ts';
import { migrate } from './migrate.ts';
import { createOldCountsStore } from './old-counts.store.ts';

const config = loadConfig(configSchema);
const logger = createLogger({ name: 'svc-analytics-migrate', level: config.LOG_LEVEL });
const { mongo, days, groups } = await openStores(config, logger);
const { findItems, store } = createItemReplica({ db: mongo.db, catalogUrl: config.CATALOG_URL });
const migrated = await migrate({
  old: createOldCountsStore(mongo.db),
  days,
  findItems,
  now: () => new Date(),
});
logger.info({ days: migrated }, 'the counts of before are in the day documents');
const { filled, left } = await fillItems({
  ...{ db: mongo.db, groups, idsOfSeller: store.idsOfSeller },
  today: () => dayOf(Date.now()),
});
logger.info({ filled }, 'what items counted is in the days of their sellers');
if (left > 0)
  logger.warn({ left }, 'days were counted into all the while: run this again when less is going on');
await mongo.close();
