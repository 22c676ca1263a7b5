import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { HOUR_MS } from '@ethereal/contracts/durations';
import Stripe from 'stripe';
import { createStripeProvider } from './stripe-provider.ts';

// Runs every call of the Stripe adapter against Stripe's test mode: `STRIPE_SECRET_KEY=sk_test_… npm run try-stripe -w
// svc-payments`.

const secretKey = process.env.STRIPE_SECRET_KEY ?? '';
if (!secretKey.startsWith('sk_test_')) throw new Error('STRIPE_SECRET_KEY must be a key of test mode: sk_test_…');

/** Timeout of one request to Stripe, in milliseconds. */
const TIMEOUT_MS = 20_000;
/** Pause between two readings of the state, in milliseconds. */
const POLL_EVERY_MS = 5000;
/** Time for the onboarding by hand, in milliseconds. */
const ONBOARDING_MS = 15 * 60_000;

const provider = createStripeProvider({ secretKey, webhookSecrets: [], timeoutMs: TIMEOUT_MS });
const stripe = new Stripe(secretKey, { timeout: TIMEOUT_MS });
const run = randomBytes(6).toString('hex');
const RETURN_URL = 'https://example.com/';

async function step<T>(name: string, work: Promise<T>): Promise<T> {
  const result = await work;
  console.log(`✓ ${name}${result === undefined ? '' : `: ${JSON.stringify(result)}`}`);
  return result;
}

/** Authorizes an amount on a test card whose money is available immediately. */
async function authorize(cents: number): Promise<string> {
  const { id } = await stripe.paymentIntents.create({
    amount: cents,
    currency: 'usd',
    capture_method: 'manual',
    confirm: true,
    payment_method: 'pm_card_bypassPending',
    payment_method_options: { card: { request_multicapture: 'if_available' } },
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  return id;
}

async function tryPages(): Promise<void> {
  const requestedAt = new Date();
  const expiresAt = new Date(requestedAt.getTime() + HOUR_MS);
  const page = { order: run, cents: 1999, currency: 'USD', expiresAt, requestedAt, returnUrl: RETURN_URL } as const;
  const { id } = await step('open a page', provider.createSession({ ...page, key: `${run}:page` }));
  await step('read the page', provider.readSession(id));
  await step('expire the page', provider.expireSession(id));
}

async function tryCards(): Promise<void> {
  const paid = await step('authorize $20.00', authorize(2000));
  await step('capture $12.00', provider.capture(paid, 1200, `${run}:capture:1`));
  await step('capture $8.00 (multicapture)', provider.capture(paid, 800, `${run}:capture:2`));
  await step('refund $2.00', provider.refund(paid, 200, `${run}:refund`));
  const other = await step('authorize $5.00', authorize(500));
  await step('release $5.00', provider.release(other, `${run}:release`));
}

async function tryPayout(): Promise<void> {
  const account = await step('open a seller account', provider.createAccount(run, `${run}:account`));
  const urls = { returnUrl: RETURN_URL, refreshUrl: RETURN_URL };
  console.log(`Complete the onboarding with test data: ${await provider.createAccountLink(account, urls)}`);
  for (const endsAt = Date.now() + ONBOARDING_MS; !(await provider.readAccount(account)).enabled; ) {
    if (Date.now() > endsAt) throw new Error(`Account ${account} did not become ready in time; run the command again.`);
    await pause(POLL_EVERY_MS);
  }
  const payout = { account, cents: 900, payout: run, attempt: 0 };
  await step('read the available balance', provider.available());
  await step('transfer $9.00', provider.transfer(payout));
  await step('transfer it again, without effect', provider.transfer(payout));
  await step('send it to the bank', provider.sendToBank(payout));
  await step('send it again, without effect', provider.sendToBank(payout));
}

await tryPages();
await tryCards();
await step('sum the balance', provider.balance());
await tryPayout();
