import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Intent } from './intent.ts';
import { createIntentStore } from './intents.store.ts';
import { newIntent } from './open-session.ts';

const NOW = new Date('2026-01-01');
const id = (letter: string) => letter.repeat(24);

let environment: Awaited<ReturnType<typeof testEnvironment>>;
let client: MongoClient;
let intents: ReturnType<typeof createIntentStore>;
beforeAll(async () => {
  environment = await testEnvironment('intents');
  client = await new MongoClient(environment.env.MONGODB_URL).connect();
  intents = createIntentStore(client.db(environment.env.MONGODB_DATABASE), () => NOW);
});
afterAll(async () => {
  await client?.close();
  await environment?.close();
});

const order = (orderId: string): Intent =>
  newIntent(
    {
      orderId,
      buyer: id('9'),
      method: 'card',
      state: 'awaiting',
      currency: 'USD',
      lines: ['a', 'b'].map((letter) => ({
        productId: id(letter),
        seller: id('1'),
        cents: 500,
        cancelled: false,
      })),
    },
    { provider: 'test', commissionBasisPoints: 1000 },
    NOW,
  );

const ship = (letter: string) => ({ type: 'move-line', line: id(letter), step: 'shippedAt' }) as const;

test('decides again from the stored intent when the given one is outdated', async () => {
  const read = await intents.insert(order(id('0')));
  await intents.apply(read._id, ship('a'));
  const changed = await intents.apply(read._id, ship('b'), read);
  expect(changed).toMatchObject({ version: 3, lines: [{ shippedAt: NOW }, { shippedAt: NOW }] });
  expect(await intents.find(read._id)).toEqual(changed);
});

test('returns the stored intent when nothing changes', async () => {
  const read = await intents.insert(order(id('1')));
  const shipped = await intents.apply(read._id, ship('a'), read);
  const paid = { id: 'auth', session: 'page', cents: 1000 };
  const stored = await intents.apply(read._id, { type: 'authorize', authorization: paid });
  expect(await intents.apply(read._id, ship('a'), shipped)).toEqual(stored);
});
