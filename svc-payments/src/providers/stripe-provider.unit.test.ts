import { text } from 'node:stream/consumers';
import { startServer } from '@ethereal/service-kit/testing/harness';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PaymentProvider } from './provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

const SECRETS = ['whsec_new', 'whsec_old'];
type Sent = { call: string; key: string | undefined; fields: Record<string, string> };

let provider: PaymentProvider;
let requests: Sent[] = [];
let session: Record<string, unknown>;
/** Balance transactions, newest first. */
const movements: { id: string; amount: number; fee: number; reporting_category: string }[] = [];
let close: () => void;

/** Returns a page of two transactions, newest first, after or before an id. */
function pageOf(query: URLSearchParams) {
  const at = (name: string) => movements.findIndex(({ id }) => id === query.get(name));
  const [from, to] = [at('starting_after') + 1, query.has('ending_before') ? at('ending_before') : undefined];
  const left = movements.slice(from, to);
  const data = query.has('ending_before') ? left.slice(-2) : left.slice(0, 2);
  return { object: 'list', url: '/v1/balance_transactions', data, has_more: left.length > data.length };
}

/** Responses of Stripe's API to the calls about pages and balances. */
beforeAll(async () => {
  const server = await startServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    const key = request.headers['idempotency-key'];
    requests.push({ call: `${request.method} ${request.url}`, key: String(key), fields });
    if (request.url?.startsWith('/v1/balance_transactions')) {
      const query = new URL(request.url, 'http://stripe').searchParams;
      return void response.end(JSON.stringify(pageOf(query)));
    }
    const isSession = request.url?.startsWith('/v1/checkout/sessions');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isSession ? session : { id: 'x', object: 'x' }));
  });
  close = server.close;
  provider = createStripeProvider({
    secretKey: 'sk_test_x',
    webhookSecrets: SECRETS,
    timeoutMs: 2000,
    api: new URL(server.url),
  });
});
afterAll(() => close());
beforeEach(() => {
  requests = [];
  session = {
    id: 'cs_1',
    object: 'checkout.session',
    url: 'https://checkout.stripe.com/c/1',
    status: 'open',
  };
});

const complete = { status: 'complete', payment_intent: 'pi_1', amount_total: 1999, currency: 'usd' };

test('opens a page with manual capture and the given key', async () => {
  const expiresAt = new Date(Date.now() + 3_600_000);
  const wanted = {
    order: 'o1',
    cents: 1999,
    currency: 'USD',
    expiresAt,
    requestedAt: new Date(),
    returnUrl: 'https://shop/x',
    key: 'k1',
  } as const;
  expect(await provider.createSession(wanted)).toEqual({
    id: 'cs_1',
    url: 'https://checkout.stripe.com/c/1',
  });
  expect(requests).toMatchObject([
    {
      call: 'POST /v1/checkout/sessions',
      key: 'k1',
      fields: {
        client_reference_id: 'o1',
        'line_items[0][price_data][unit_amount]': '1999',
        'payment_intent_data[capture_method]': 'manual',
        'payment_intent_data[transfer_group]': 'o1',
        success_url: 'https://shop/x',
      },
    },
  ]);
});

test('sends captures, releases and refunds with their keys', async () => {
  await provider.capture('pi_1', 500, 'capture');
  await provider.release('pi_1', 'release');
  await provider.refund('pi_1', 500, 'refund');
  expect(requests.map(({ call, key, fields }) => [call, key, fields.amount_to_capture ?? fields.amount])).toEqual([
    ['POST /v1/payment_intents/pi_1/capture', 'capture', '500'],
    ['POST /v1/payment_intents/pi_1/cancel', 'release', undefined],
    ['POST /v1/refunds', 'refund', '500'],
  ]);
});

test('expires an open page, and reports one that was paid in the meantime', async () => {
  await provider.expireSession('cs_1');
  expect(requests.map(({ call }) => call)).toContain('POST /v1/checkout/sessions/cs_1/expire');
  session = { ...session, ...complete };
  expect(await provider.expireSession('cs_1')).toEqual({
    state: 'authorized',
    authorization: 'pi_1',
    cents: 1999,
    currency: 'USD',
  });
});

test('sums the movements of the shop once, without fees and payouts to its bank', async () => {
  const moved = (reporting_category: string, amount: number, fee = 0) => {
    movements.unshift({ id: `txn_${movements.length}`, amount, fee, reporting_category });
  };
  moved('charge', 2000, 88);
  moved('charge', 1000, 59);
  moved('fee', -25);
  moved('refund', -500);
  moved('transfer', -900);
  expect(await provider.balance()).toBe(1600);
  moved('payout', -400);
  for (let times = 0; times < 4; times++) moved('charge', 100, 33);
  expect(await provider.balance()).toBe(2000);
  expect(await provider.balance()).toBe(2000);
  moved('dispute', -100);
  expect(await provider.balance()).toBe(1900);
});

test('accepts webhooks that one of the secrets signed within five minutes', () => {
  const paid = { ...session, ...complete, client_reference_id: 'o1' };
  const body = (type: string) => JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: paid } });
  const signed = (payload: string, secret: string, timestamp = Math.floor(Date.now() / 1000)) => ({
    'stripe-signature': new Stripe('sk_test_x').webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp,
    }),
  });
  const done = body('checkout.session.completed');
  for (const secret of SECRETS)
    expect(provider.readWebhook(Buffer.from(done), signed(done, secret))).toMatchObject({
      order: 'o1',
      session: 'cs_1',
      report: { state: 'authorized', cents: 1999 },
    });
  const other = body('customer.created');
  expect(provider.readWebhook(Buffer.from(other), signed(other, 'whsec_new'))).toBeUndefined();
  const old = Math.floor(Date.now() / 1000) - 301;
  for (const headers of [{}, signed(done, 'whsec_other'), signed(done, 'whsec_new', old), signed(other, 'whsec_new')])
    expect(() => provider.readWebhook(Buffer.from(done), headers)).toThrow(
      expect.objectContaining({ code: 'INVALID_SIGNATURE' }),
    );
});
