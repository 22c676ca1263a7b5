import { HOUR_MS } from '@ethereal/contracts/durations';
import { createErasedPeople } from '@ethereal/service-kit/erased-people';
import { backingServices, testDatabaseName, testLogger } from '@ethereal/service-kit/testing/harness';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createMailTokensStore } from './mail-tokens.store.ts';

const NOW = new Date();
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

const failing = async () => {
  throw new Error('The hashing failed.');
};

it('keeps a token valid after its effect failed, until its own expiry', async () => {
  const tokens = createMailTokensStore(db, createErasedPeople(db), testLogger);
  const token = await tokens.mint('password-reset', ANN, 'ann@mail.test', NOW);
  const redeem = (act: () => Promise<string>, at = NOW) => tokens.redeem('password-reset', token, at, act);
  await expect(redeem(failing)).rejects.toThrow('The hashing failed.');
  expect(await tokens.isValid('password-reset', token, NOW)).toBe(true);
  expect(await redeem(async () => 'late', new Date(NOW.getTime() + HOUR_MS + 1000))).toBeUndefined();
  expect(await redeem(async () => 'done')).toBe('done');
  expect(await redeem(async () => 'again')).toBeUndefined();
});

it('reports the fault of the effect and logs that of the restore when both fail', async () => {
  const warn = vi.fn();
  const dying = await new MongoClient(backingServices().mongodbUrl).connect();
  const reached = dying.db(db.databaseName);
  const tokens = createMailTokensStore(reached, createErasedPeople(reached), { warn });
  const token = await tokens.mint('password-reset', ANN, 'ann@mail.test', NOW);
  const act = async () => {
    await dying.close();
    return failing();
  };
  await expect(tokens.redeem('password-reset', token, NOW, act)).rejects.toThrow('The hashing failed.');
  expect(warn).toHaveBeenCalledOnce();
});
