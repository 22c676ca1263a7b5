import { CONVERSATIONS_PER_DAY, MESSAGES_PER_MINUTE } from '@ethereal/contracts/messages';
import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMessages, type TestMessages } from '../testing/start-messages.ts';

let shop: TestMessages;
beforeAll(async () => {
  shop = await startMessages({ RATE_LIMIT_FACTOR: '1' });
}, 60_000);
afterAll(() => shop?.close());

function expectTooMany({ status, retryAfter }: Awaited<ReturnType<TestMessages['send']>>, most: number): void {
  expect(status).toBe(429);
  expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(Number(retryAfter)).toBeLessThanOrEqual(most);
}

describe('limits of one person', () => {
  it('answers 429 with Retry-After above the messages of a minute, and accepts repeated requests', async () => {
    const { buyer, id } = await shop.begin();
    const clientId = 'the-second-message';
    for (let sent = 1; sent < MESSAGES_PER_MINUTE; sent++)
      expect((await shop.send(buyer, id, 'Hello', sent === 1 ? clientId : undefined)).status).toBe(201);
    expectTooMany(await shop.send(buyer, id), 60);
    expect((await shop.send(buyer, id, 'Hello', clientId)).status).toBe(200);
  });

  it('answers 429 with Retry-After above the conversations of a day', async () => {
    const buyer = newId();
    const begin = () => shop.start(buyer, { type: 'item', id: shop.neighbors.addItem(newId()) });
    for (let begun = 0; begun < CONVERSATIONS_PER_DAY; begun++) {
      // The limit of a minute is smaller, and would answer first.
      if (begun % MESSAGES_PER_MINUTE === 0) await shop.forgetMinute(buyer);
      expect((await begin()).status).toBe(201);
    }
    await shop.forgetMinute(buyer);
    expectTooMany(await begin(), 86_400);
  });
});
