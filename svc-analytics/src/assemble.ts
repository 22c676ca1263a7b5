import { randomUUID } from 'node:crypto';
import { applyItemEvent, itemEvents } from '@ethereal/item-replica/events';
import { createItemReplica } from '@ethereal/item-replica/item-replica';
import { createAuthenticator } from '@ethereal/service-kit/auth';
import type { Base } from '@ethereal/service-kit/base';
import { defineService } from '@ethereal/service-kit/define-service';
import { consume } from '@ethereal/service-kit/events/consumer';
import type { Logger } from '@ethereal/service-kit/logger';
import { connectMongo, ensureIndexes } from '@ethereal/service-kit/mongo';
import { consumeDeletions } from '@ethereal/service-kit/personal-data';
import { repeat } from '@ethereal/service-kit/repeat';
import type { Router } from 'express';
import type { Db } from 'mongodb';
import { area } from '../area.ts';
import { mountAll } from './app.ts';
import { type Config, configSchema } from './config.ts';
import { createCountReader } from './counts/count-reader.ts';
import { createCounting } from './counts/counting.ts';
import { createDayStore } from './counts/day.store.ts';
import { runCounting } from './counts/runner.ts';
import { createUnownedStore } from './counts/unowned.store.ts';
import { countedEvents, factOf } from './events/fact.ts';
import { createSellersOf } from './events/sellers.ts';
import { createTakeBatch } from './events/take-batch.ts';
import { createGroupStore } from './log/group.store.ts';
import { createLaneStore } from './log/lane.store.ts';
import { createSegmentStore } from './log/segment.store.ts';
import { personalData } from './personal-data.ts';
import { createOpenReports } from './summary/open-reports.ts';
import { DAY_MS } from './time.ts';

/** Maximum number of batches that the broker may deliver while one batch is written. */
const BATCHES_AHEAD = 3;
const RENEW_LANE_MS = 15_000;

/** Opens the stores of the log and of the counts. */
async function storesIn(db: Db) {
  const instance = randomUUID();
  const segments = createSegmentStore(db, instance);
  const groups = createGroupStore(db);
  const days = createDayStore(db);
  const unowned = createUnownedStore(db);
  await ensureIndexes(segments, groups, days, unowned);
  return { segments, groups, days, unowned, lanes: createLaneStore(db, instance) };
}

/** Opens only the service's database, for commands. */
export async function openStores(config: Config, logger: Logger) {
  const { MONGODB_URL: url, MONGODB_DATABASE: database } = config;
  const mongo = await connectMongo({ url, database, logger, appName: 'svc-analytics' });
  return { mongo, ...(await storesIn(mongo.db)) };
}

/** Assembles the service and starts counting. */
async function assemble(base: Base<Config>) {
  const { config, logger, db, onStop } = base;
  const { lanes, ...stores } = await storesIn(db);
  const replica = createItemReplica({ db, catalogUrl: config.CATALOG_URL });

  const now = () => new Date();
  const bulk = await lanes.claim(now());
  const live = await lanes.claim(now(), bulk);
  onStop('lanes', () => lanes.release().catch(() => {}));
  repeat(() => lanes.renew(now()), { ...base, job: 'renewal of the lanes', everyMs: RENEW_LANE_MS });
  const sellersOf = createSellersOf(replica.store, replica.findItems);
  const keepMs = config.EVENT_LOG_DAYS * DAY_MS;
  const counting = createCounting({ ...stores, lanes: { live, bulk }, sellersOf, now, keepMs });
  const runner = runCounting(counting, logger);
  onStop('counting', runner.stop);
  const takeBatch = createTakeBatch({
    segments: stores.segments,
    runner,
    sellersOf,
    now,
    fullBatch: config.BATCH_SIZE,
  });

  const taking = consume({
    ...base,
    queue: config.EVENTS_QUEUE,
    ...countedEvents,
    prefetch: config.BATCH_SIZE * (1 + BATCHES_AHEAD),
    maxBatch: config.BATCH_SIZE,
    maxWaitMs: config.BATCH_WAIT_MS,
    handleBatch: (events) => takeBatch(events.map(factOf)),
  });
  const replicating = consume({
    ...base,
    queue: `${config.EVENTS_QUEUE}.items`,
    ...itemEvents,
    bindings: area.consumes['svc-analytics.events.items'],
    handle: (event) => applyItemEvent(replica.store, event),
  });

  const deletions = consumeDeletions({
    ...base,
    data: personalData,
    queue: `${config.EVENTS_QUEUE}.deletions`,
  });

  const auth = createAuthenticator({ ...base, jwksUrl: config.JWKS_URL });
  const { findItems, store } = replica;
  const counts = { ...createCountReader(db), reopen: stores.days.reopen };
  const openReports = createOpenReports(config.CATALOG_URL);
  const dependencies = { auth, logger, now, counts, findItems, openReports, knownItems: store.find };
  return {
    consumers: [taking, replicating, deletions],
    mount: (router: Router) => mountAll(router, dependencies),
  };
}

export const service = defineService({ name: 'svc-analytics', config: configSchema, assemble });
