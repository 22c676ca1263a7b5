import { loadConfig } from '@ethereal/service-kit/config';
import { createLogger } from '@ethereal/service-kit/logger';
import { connectMongo } from '@ethereal/service-kit/mongo';
import { configSchema } from '../config.ts';
import { createWork } from '../intents/intents.ts';
import { openStores } from '../shared/shared.ts';
import { createCheck } from './ledger.ts';

// Command for operators: runs the jobs of the service once and prints the differences in the books. The running service
// publishes the events.
const config = loadConfig(configSchema);
const logger = createLogger({ name: 'svc-payments', level: 'silent' });
const { MONGODB_URL: url, MONGODB_DATABASE: database } = config;
const mongo = await connectMongo({ url, database, appName: 'svc-payments' });
const stores = await openStores({ db: mongo.db, config, logger, announce: () => {} });
const { reconcile } = createWork(stores);
await reconcile.followUnreported();
await reconcile.settleDue();
const differences = await createCheck(stores)('whole');
console.log(JSON.stringify(differences));
await mongo.close();
process.exitCode = differences.ledger || differences.provider || differences.orders ? 1 : 0;
