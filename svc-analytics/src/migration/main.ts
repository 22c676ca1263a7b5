// Brings the counts of before the log of segments into the day documents: `npm run migrate -w svc-analytics`. Run it once every instance is
// of this version. It can be interrupted and run again, and the service counts on meanwhile.
import { createItemReplica } from '@ethereal/item-replica/item-replica';
import { loadConfig } from '@ethereal/service-kit/config';
import { createLogger } from '@ethereal/service-kit/logger';
import { openStores } from '../assemble.ts';
import { configSchema } from '../config.ts';
import { migrate } from './migrate.ts';
import { createOldCountsStore } from './old-counts.store.ts';

const config = loadConfig(configSchema);
const logger = createLogger({ name: 'svc-analytics-migrate', level: config.LOG_LEVEL });
const { mongo, days } = await openStores(config, logger);
const { findItems } = createItemReplica({ db: mongo.db, catalogUrl: config.CATALOG_URL });
const migrated = await migrate({
  old: createOldCountsStore(mongo.db),
  days,
  findItems,
  now: () => new Date(),
});
logger.info({ days: migrated }, 'the counts of before are in the day documents');
await mongo.close();
