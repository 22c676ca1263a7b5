// Makes the counts anew from the log: `npm run rebuild -w svc-analytics`. Safe at any time, also while the service counts.
import { loadConfig } from '@ethereal/service-kit/config';
import { createLogger } from '@ethereal/service-kit/logger';
import { openStores } from './assemble.ts';
import { configSchema } from './config.ts';
import { recount } from './counts/count-batch.ts';
import type { Fact } from './events/fact.ts';

const MINUTES_AT_ONCE = 1000;

const config = loadConfig(configSchema);
const logger = createLogger({ name: 'svc-analytics-rebuild', level: config.LOG_LEVEL });
const { mongo, facts, days } = await openStores(config, logger);

let minutes = 0;
let pending: Pick<Fact, 'item' | 'kind' | 'minute'>[] = [];
async function recountPending() {
  await recount({ facts, days }, pending);
  minutes += pending.length;
  pending = [];
}
for await (const touched of facts.touched()) {
  if (pending.push(touched) === MINUTES_AT_ONCE) await recountPending();
}
await recountPending();
logger.info({ minutes }, 'rebuilt the counts of every minute in the log');
await mongo.close();
