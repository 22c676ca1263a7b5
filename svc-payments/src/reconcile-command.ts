import { loadConfig } from '@ethereal/service-kit/config';
import { createLogger } from '@ethereal/service-kit/logger';
import { connectMongo } from '@ethereal/service-kit/mongo';
import { configSchema } from './config.ts';
import { createParts } from './parts.ts';

// For operators: does now what the service does each minute and hour, and says what differs. What it announces, the running service publishes.
const config = loadConfig(configSchema);
const logger = createLogger({ name: 'svc-payments', level: 'silent' });
const { MONGODB_URL: url, MONGODB_DATABASE: database } = config;
const mongo = await connectMongo({ url, database, logger, appName: 'svc-payments' });
const { reconcile, proveBooks } = await createParts({ db: mongo.db, config, logger, announce: () => {} });
await reconcile.followUnreported();
await reconcile.settleDue();
const proof = await proveBooks();
console.log(JSON.stringify(proof));
await mongo.close();
process.exitCode = proof.ledger || proof.provider || proof.orders ? 1 : 0;
