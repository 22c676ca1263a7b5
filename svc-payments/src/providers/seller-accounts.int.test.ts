import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@ethereal/service-kit/ids';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BANK_KEY, startBank, WEBHOOK_SECRET } from '../testing/start-payments.ts';
import { startStripeStandIn } from '../testing/stripe-stand-in.ts';
import type { PaymentProvider } from './provider.ts';
import { sign } from './signature.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { createTestProvider } from './test-provider.ts';

const URLS = { returnUrl: 'https://shop.test/payouts', refreshUrl: 'https://shop.test/payouts?account=again' };
type State = 'review' | 'ready' | 'restricted';

/** A provider, with functions that review accounts and read what a seller's bank received. */
type Trial = {
  provider: PaymentProvider;
  move(account: string, state: State): Promise<void>;
  received(account: string): Promise<number[]>;
  /** Discards the stored idempotency keys. */
  discardKeys(): void;
  headersOf(body: string): Record<string, string>;
  webhookOf(account: string): string;
  webhookOfReturn(payout: string): string;
  /** Returns the latest payout to the shop, as the seller's bank does. */
  sendBack(account: string): Promise<void>;
  close(): Promise<void>;
};

const NUMBERS = { review: '1000 0002', ready: '1000 0001', restricted: '1000 0003' };

async function startTestBank(): Promise<Trial> {
  const folder = await mkdtemp(join(tmpdir(), 'bank-'));
  const bank = await startBank(0, folder, 'http://127.0.0.1:9/');
  const { url } = bank;
  const provider = createTestProvider({
    url,
    key: BANK_KEY,
    webhookSecrets: [WEBHOOK_SECRET],
    timeoutMs: 2000,
    now: () => new Date(),
  });
  const pageOf = async (account: string) => url + new URL(await provider.createAccountLink(account, URLS)).pathname;
  const press = async (page: string, fields: Record<string, string>) =>
    fetch(page, { method: 'POST', body: new URLSearchParams(fields) });
  return {
    provider,
    async move(account, state) {
      const page = await pageOf(account);
      const isNew = !(await provider.readAccount(account)).submitted;
      if (isNew) await press(page, { number: NUMBERS[state] });
      else await press(page, { step: { ready: 'accept', restricted: 'restrict', review: 'document' }[state] });
    },
    async received(account) {
      const page = await (await fetch(await pageOf(account))).text();
      return [...page.matchAll(/<\/span> \$([\d.]+)<\/li>/g)].map(([, dollars]) => Math.round(Number(dollars) * 100));
    },
    discardKeys: () => {},
    headersOf: (body) => ({ 'bank-signature': sign(WEBHOOK_SECRET, Buffer.from(body), new Date()) }),
    webhookOf: (account) => JSON.stringify({ account }),
    webhookOfReturn: (payout) => JSON.stringify({ payout }),
    async sendBack(account) {
      await press(await pageOf(account), { step: 'return' });
    },
    async close() {
      await bank.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startStripe(): Promise<Trial> {
  const stripe = await startStripeStandIn();
  const options = { secretKey: 'sk_test_x', webhookSecrets: [WEBHOOK_SECRET], timeoutMs: 2000, api: stripe.url };
  return {
    provider: createStripeProvider(options),
    move: async (account, state) => stripe.move(account, state),
    received: async (account) => stripe.received(account),
    discardKeys: stripe.discardKeys,
    headersOf: (payload) => ({
      'stripe-signature': new Stripe('sk_test_x').webhooks.generateTestHeaderString({
        payload,
        secret: WEBHOOK_SECRET,
      }),
    }),
    webhookOfReturn: (payout) =>
      JSON.stringify({
        id: 'evt_2',
        object: 'event',
        type: 'payout.failed',
        created: 1,
        data: { object: { id: 'po_1', metadata: { payout } } },
      }),
    sendBack: async (account) => stripe.sendBack(account),
    webhookOf: (id) =>
      JSON.stringify({ id: 'evt_1', object: 'event', type: 'account.updated', created: 1, data: { object: { id } } }),
    close: async () => stripe.close(),
  };
}

describe.each([
  ['test bank', startTestBank],
  ['Stripe stand-in', startStripe],
])('accounts of sellers at the %s', (_, start) => {
  let trial: Trial;
  let provider: PaymentProvider;
  beforeAll(async () => {
    trial = await start();
    ({ provider } = trial);
  });
  afterAll(() => trial?.close());
  const open = (seller = newId()) => provider.createAccount(seller, `account:${seller}`);

  test('opens one account for repeated requests with one key', async () => {
    const seller = newId();
    expect(await open(seller)).toBe(await open(seller));
    expect(await open()).not.toBe(await open());
  });

  test('opens a new page for each request', async () => {
    const account = await open();
    const pages = [await provider.createAccountLink(account, URLS), await provider.createAccountLink(account, URLS)];
    expect(new Set(pages).size).toBe(2);
  });

  test('reports a new, reviewed, ready and restricted account', async () => {
    const account = await open();
    expect(await provider.readAccount(account)).toEqual({ submitted: false, enabled: false, missing: 0 });
    await trial.move(account, 'review');
    expect(await provider.readAccount(account)).toEqual({ submitted: true, enabled: false, missing: 0 });
    await trial.move(account, 'ready');
    expect(await provider.readAccount(account)).toEqual({ submitted: true, enabled: true, missing: 0 });
    await trial.move(account, 'restricted');
    expect(await provider.readAccount(account)).toEqual({ submitted: true, enabled: false, missing: 1 });
  });

  test('pays a payout once, also when it is repeated after the idempotency keys are gone', async () => {
    const account = await open();
    await trial.move(account, 'ready');
    await provider.addFunds(1000, newId());
    const payout = { account, cents: 904, payout: newId(), attempt: 0 };
    for (let times = 0; times < 3; times++) {
      expect(await provider.transfer(payout)).toBe(true);
      await provider.sendToBank(payout);
      trial.discardKeys();
    }
    expect(await trial.received(account)).toEqual([904]);
    const next = { account, cents: 96, payout: newId(), attempt: 0 };
    await provider.transfer(next);
    await provider.sendToBank(next);
    expect((await trial.received(account)).toSorted()).toEqual([904, 96]);
  });

  test('rejects a transfer to an account that is not ready, and accepts it later', async () => {
    const account = await open();
    await trial.move(account, 'restricted');
    await provider.addFunds(100, newId());
    const payout = { account, cents: 100, payout: newId(), attempt: 0 };
    await expect(provider.transfer(payout)).rejects.toMatchObject({ kind: 'unavailable' });
    await trial.move(account, 'ready');
    await provider.transfer(payout);
    await provider.sendToBank(payout);
    expect(await trial.received(account)).toEqual([100]);
  });

  test('transfers nothing that the funds of the shop do not cover, and transfers it after funds were added', async () => {
    const account = await open();
    await trial.move(account, 'ready');
    const before = [await provider.available(), await provider.balance()];
    const payout = { account, cents: (before[0] ?? 0) + 500, payout: newId() };
    expect(await provider.transfer({ ...payout, attempt: 0 })).toBe(false);
    const key = `${payout.payout}:0`;
    for (let times = 0; times < 2; times++) {
      expect(await provider.addFunds(500, key)).toBe(true);
      trial.discardKeys();
    }
    expect(await provider.available()).toBe(payout.cents);
    for (let times = 0; times < 2; times++) expect(await provider.transfer({ ...payout, attempt: 1 })).toBe(true);
    expect([await provider.available(), await provider.balance()]).toEqual([0, (before[1] ?? 0) + 500 - payout.cents]);
  });

  test('sends a payout again that the bank of the seller returned', async () => {
    const account = await open();
    await trial.move(account, 'ready');
    await provider.addFunds(300, newId());
    const payout = { account, cents: 300, payout: newId(), attempt: 0 };
    await provider.transfer(payout);
    await provider.sendToBank(payout);
    expect(await provider.isReturned(payout)).toBe(false);
    await trial.sendBack(account);
    expect([await provider.isReturned(payout), await trial.received(account)]).toEqual([true, []]);
    for (let times = 0; times < 2; times++) await provider.sendToBank(payout);
    expect([await provider.isReturned(payout), await trial.received(account)]).toEqual([false, [300]]);
  });

  test('reads the returned payout from a signed webhook', () => {
    const body = trial.webhookOfReturn('payout-x');
    expect(provider.readWebhook(Buffer.from(body), trial.headersOf(body))).toMatchObject({ payout: 'payout-x' });
  });

  test('rejects a transfer to the bank above the balance of the account', async () => {
    const account = await open();
    await trial.move(account, 'ready');
    await expect(provider.sendToBank({ account, cents: 1, payout: newId() })).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  test('reads the account from a signed webhook, and rejects an unsigned one', () => {
    const body = trial.webhookOf('acct_x');
    expect(provider.readWebhook(Buffer.from(body), trial.headersOf(body))).toMatchObject({ account: 'acct_x' });
    expect(() => provider.readWebhook(Buffer.from(body), {})).toThrow(
      expect.objectContaining({ code: 'INVALID_SIGNATURE' }),
    );
  });
});
