import { createErasedPeople } from '@ethereal/service-kit/erased-people';
import { backingServices, testDatabaseName } from '@ethereal/service-kit/testing/harness';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailTokensStore } from './mail-tokens.store.ts';

const NOW = new Date();
const HOUR_MS = 3_600_000;
const ANN = 'a'.repeat(24);
let client: MongoClient;
let db: Db;
beforeAll(async () => {
  client = await new MongoClient(backingServices().mongodbUrl).connect();
  db = client.db(testDatabaseName('mail_tokens'));
});
afterAll(async () => {
  await db.dropDatabase();
  await client.close();
});

it('keeps a token valid after its effect failed, until its own expiry', async () => {
  const tokens = createMailTokensStore(db, createErasedPeople(db));
  const token = await tokens.mint('password-reset', ANN, 'ann@mail.test', NOW);
  const redeem = (act: () => Promise<string>, at = NOW) => tokens.redeem('password-reset', token, at, act);
  const failing = async () => {
    throw new Error('The database is unavailable.');
  };
  await expect(redeem(failing)).rejects.toThrow('unavailable');
  expect(await tokens.isValid('password-reset', token, NOW)).toBe(true);
  expect(await redeem(async () => 'late', new Date(NOW.getTime() + HOUR_MS + 1000))).toBeUndefined();
  expect(await redeem(async () => 'done')).toBe('done');
  expect(await redeem(async () => 'again')).toBeUndefined();
});
