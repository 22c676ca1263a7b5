import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Intent } from './intent.ts';
import { createIntentsStore } from './intents.store.ts';
import { newIntent } from './open-session.ts';

const NOW = new Date('2026-01-01');
const id = (letter: string) => letter.repeat(24);

let environment: Awaited<ReturnType<typeof testEnvironment>>;
let client: MongoClient;
let intents: ReturnType<typeof createIntentsStore>;
beforeAll(async () => {
  environment = await testEnvironment('intents');
  client = await new MongoClient(environment.env.MONGODB_URL).connect();
  intents = createIntentsStore(client.db(environment.env.MONGODB_DATABASE), () => NOW);
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

const sharesOf = async (found: AsyncIterable<Intent>) => {
  const ids = [];
  for await (const { _id } of found) ids.push(_id);
  return ids;
};

test('finds payments by the handover of lines until their shares have matured or are refunded', async () => {
  const { _id } = await intents.insert(order(id('2')));
  const tomorrow = new Date(NOW.getTime() + 86_400_000);
  const work = async (letter: string, operation: 'capture' | 'mature' | 'refund') => {
    for (const type of ['start', 'finish'] as const) await intents.apply(_id, { type, line: id(letter), operation });
  };
  const stored = async () => (await intents.find(_id))?.handedSince;
  for (const letter of ['a', 'b']) {
    await intents.apply(_id, { type: 'move-line', line: id(letter), step: 'handedAt' });
    expect(await sharesOf(intents.maturing(tomorrow))).not.toContain(letter === 'a' && _id);
    await work(letter, 'capture');
  }
  expect([await stored(), await sharesOf(intents.maturing(tomorrow))]).toEqual([NOW, [_id]]);
  expect(await sharesOf(intents.maturing(NOW))).toEqual([]);
  await work('a', 'mature');
  expect(await sharesOf(intents.maturing(tomorrow))).toEqual([_id]);
  await work('b', 'refund');
  expect([await stored(), await sharesOf(intents.maturing(tomorrow))]).toEqual([undefined, []]);
});

test('leaves a checked payment out until it changes or differs, also when it changed during the check', async () => {
  const { _id } = await intents.insert(order(id('3')));
  const paid = { id: 'auth', session: 'page', cents: 1000 };
  const read = await intents.apply(_id, { type: 'authorize', authorization: paid });
  if (!read) throw new Error('The payment is stored.');
  const isUnchecked = async () => (await sharesOf(intents.unchecked())).includes(_id);
  await intents.noteChecked([read]);
  expect(await isUnchecked()).toBe(false);
  await intents.dropChecks([_id]);
  expect(await isUnchecked()).toBe(true);
  await intents.noteChecked([read]);
  // The payment as it was before the check is a valid base of a change.
  const shipped = await intents.apply(_id, ship('a'), read);
  expect([await isUnchecked(), shipped?.checked]).toEqual([true, undefined]);
  await intents.noteChecked([read]);
  expect(await isUnchecked()).toBe(true);
});

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
