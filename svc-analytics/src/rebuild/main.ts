// Rebuilds the counts from the log: `npm run rebuild -w svc-analytics`. It is safe at any time, also while the service
// counts.
import { DAY_MS } from '@ethereal/contracts/durations';
import { createItemReplica } from '@ethereal/item-replica/item-replica';
import { loadConfig } from '@ethereal/service-kit/config';
import { createLogger } from '@ethereal/service-kit/logger';
import { configSchema } from '../config.ts';
import { createSellersOf } from '../events/sellers.ts';
import { openStores } from '../shared/stores.ts';
import { rebuildCounts } from './rebuild-counts.ts';

const config = loadConfig(configSchema);
const logger = createLogger({ name: 'svc-analytics-rebuild', level: config.LOG_LEVEL });
const { mongo, segments, groups } = await openStores(config);
const replica = createItemReplica({ db: mongo.db, catalogUrl: config.CATALOG_URL });
const rebuilt = await rebuildCounts({
  db: mongo.db,
  segments,
  groups,
  sellersOf: createSellersOf(replica.store, replica.findItems),
  keepMs: config.EVENT_LOG_DAYS * DAY_MS,
  now: () => new Date(),
});
logger.info(rebuilt, 'rebuilt every day that the log holds completely');
await mongo.close();
