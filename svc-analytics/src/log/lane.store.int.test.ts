import { loadConfig } from '@ethereal/service-kit/config';
import { connectMongo } from '@ethereal/service-kit/mongo';
import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configSchema } from '../config.ts';
import { createLaneStore } from './lane.store.ts';

let environment: Awaited<ReturnType<typeof testEnvironment>>;
let mongo: Awaited<ReturnType<typeof connectMongo>>;
beforeAll(async () => {
  environment = await testEnvironment('analytics_lanes');
  const { MONGODB_URL: url, MONGODB_DATABASE: database } = loadConfig(configSchema, environment.env);
  mongo = await connectMongo({ url, database, appName: 'test' });
});
afterAll(async () => {
  await mongo?.close();
  await environment?.close();
});

test('gives each instance two lanes of its own until it releases them or their lease ends', async () => {
  const [one, other] = [createLaneStore(mongo.db, 'one'), createLaneStore(mongo.db, 'other')];
  const now = new Date();
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const claimTwo = async (store: typeof one, at: Date) => {
    const first = await store.claim(at);
    return [first, await store.claim(at, first)];
  };
  expect(await claimTwo(one, now)).toEqual([0, 1]);
  expect(await claimTwo(other, now)).toEqual([2, 3]);
  await one.release();
  expect(await claimTwo(createLaneStore(mongo.db, 'third'), now)).toEqual([0, 1]);
  await other.renew(later(5));
  expect(await claimTwo(createLaneStore(mongo.db, 'fourth'), later(5))).toEqual([0, 1]);
  expect(await claimTwo(createLaneStore(mongo.db, 'fifth'), later(5))).toEqual([4, 5]);
});
