import type { Payable } from '@ethereal/contracts/payments';
import { unavailable } from '@ethereal/service-kit/errors';
import { describe, expect, it } from 'vitest';
import type { PageRequest } from './intent.ts';
import type { IntentsStore } from './intents.store.ts';
import { createOpenSession } from './open-session.ts';

const BEGUN = Date.UTC(2026, 0, 1, 12);
const id = (digit: number) => String(digit).repeat(24);

const order: Payable = {
  orderId: id(1),
  buyer: id(2),
  method: 'card',
  state: 'awaiting',
  currency: 'USD',
  lines: [{ productId: id(3), seller: id(4), cents: 1000, cancelled: false }],
  expiresAt: new Date(BEGUN + 30 * 60_000).toISOString(),
};

/** Returns the requests for the first page of an order at some seconds after its begin, each without a response. */
async function requestsAt(...seconds: number[]): Promise<PageRequest[]> {
  const requests: PageRequest[] = [];
  let now = BEGUN;
  const unused = () => Promise.reject(new Error('A page that was never opened is not stored.'));
  const { openFirst } = createOpenSession({
    intents: { insert: unused, find: unused, apply: unused } as unknown as IntentsStore,
    provider: 'stripe',
    async requestPage(_, request) {
      requests.push(request);
      throw unavailable();
    },
    openPage: unused,
    settle: unused,
    returnUrl: 'https://shop.example',
    commissionBasisPoints: 1000,
    now: () => new Date(now),
  });
  for (const second of seconds) {
    now = BEGUN + second * 1000;
    await expect(openFirst(order)).rejects.toMatchObject({ kind: 'unavailable' });
  }
  return requests;
}

describe('openFirst', () => {
  it('repeats a request with the same content under its key', async () => {
    const [first, second] = await requestsAt(1, 3);
    expect(second).toEqual(first);
  });

  it('requests another page later, since the provider would reject the former moment', async () => {
    const [first, second, third] = await requestsAt(1, 119, 1700);
    expect(new Set([first?.key, second?.key, third?.key]).size).toBe(3);
    expect([first, second, third].map((request) => ((request?.at.getTime() ?? 0) - BEGUN) / 1000)).toEqual([
      0, 60, 1680,
    ]);
  });
});
