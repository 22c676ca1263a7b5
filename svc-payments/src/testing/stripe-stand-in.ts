import { startServer } from '@ethereal/service-kit/testing/harness';
import express, { type Request, type Response } from 'express';
import type Stripe from 'stripe';
import { z } from 'zod';

const cents = z.coerce.number<string>().int().positive();
const usd = z.literal('usd');
const metadata = z.record(z.string(), z.string());
const listing = { limit: z.coerce.number<string>().int().max(100).optional() };

/**
 * Parameters of each request that the adapter makes, written from the types of Stripe's library. Unknown parameters are
 * rejected.
 */
const PARAMS = {
  'POST /v1/accounts': z.strictObject({
    type: z.literal('express'),
    country: z.string().length(2),
    capabilities: z.strictObject({ transfers: z.strictObject({ requested: z.stringbool() }) }),
    settings: z.strictObject({
      payouts: z.strictObject({ schedule: z.strictObject({ interval: z.enum(['manual', 'daily', 'weekly']) }) }),
    }),
    metadata,
  }) satisfies z.ZodType<Stripe.AccountCreateParams>,
  'GET /v1/accounts/:id': z.strictObject({}) satisfies z.ZodType<Stripe.AccountRetrieveParams>,
  'POST /v1/account_links': z.strictObject({
    account: z.string(),
    type: z.literal('account_onboarding'),
    return_url: z.url(),
    refresh_url: z.url(),
  }) satisfies z.ZodType<Stripe.AccountLinkCreateParams>,
  'GET /v1/transfers': z.strictObject({
    ...listing,
    destination: z.string(),
    transfer_group: z.string(),
  }) satisfies z.ZodType<Stripe.TransferListParams>,
  'POST /v1/transfers': z.strictObject({
    amount: cents,
    currency: usd,
    destination: z.string(),
    transfer_group: z.string(),
  }) satisfies z.ZodType<Stripe.TransferCreateParams>,
  'GET /v1/balance': z.strictObject({}) satisfies z.ZodType<Stripe.BalanceRetrieveParams>,
  'GET /v1/balance_transactions': z.strictObject({
    ...listing,
    ending_before: z.string().optional(),
    starting_after: z.string().optional(),
  }) satisfies z.ZodType<Stripe.BalanceTransactionListParams>,
  'GET /v1/topups': z.strictObject(listing) satisfies z.ZodType<Stripe.TopupListParams>,
  'POST /v1/topups': z.strictObject({
    amount: cents,
    currency: usd,
    description: z.string(),
    metadata,
  }) satisfies z.ZodType<Stripe.TopupCreateParams>,
  'GET /v1/payouts': z.strictObject(listing) satisfies z.ZodType<Stripe.PayoutListParams>,
  'POST /v1/payouts': z.strictObject({
    amount: cents,
    currency: usd,
    metadata,
  }) satisfies z.ZodType<Stripe.PayoutCreateParams>,
} as const;
const statusOf = (body: object): number => (body === INSUFFICIENT ? 400 : 200);

type Operation = keyof typeof PARAMS;
type ParamsOf<O extends Operation> = z.output<(typeof PARAMS)[O]>;

type StandInAccount = { id: string; state: 'new' | 'review' | 'ready' | 'restricted' };
type Moved = { id: string; account: string; cents: number; group: string; status?: 'failed' };

const failure = (response: Response, status: number, type: string, message: string) =>
  void response.status(status).json({ error: { type, message } });

/** Answer of a transfer that the balance does not cover. Stripe stores it with the key of the request. */
const INSUFFICIENT = {
  error: { type: 'invalid_request_error', code: 'balance_insufficient', message: 'Insufficient available funds.' },
};

const accountOf = ({ id, state }: StandInAccount) => ({
  id,
  object: 'account',
  details_submitted: state !== 'new',
  payouts_enabled: state === 'ready',
  capabilities: { transfers: state === 'ready' ? 'active' : 'pending' },
  requirements: {
    currently_due: state === 'restricted' ? ['individual.verification.document'] : [],
    past_due: state === 'restricted' ? ['individual.verification.document'] : [],
  },
});

const list = (data: readonly object[]) => ({ object: 'list', url: '/', has_more: false, data });

/**
 * Starts a stand-in for Stripe's Connect calls. It checks the parameters of every request, returns the first response
 * for a repeated idempotency key, and rejects a key with other parameters, as Stripe documents.
 */
export async function startStripeStandIn() {
  const accounts = new Map<string, StandInAccount>();
  const transfers: Moved[] = [];
  const payouts: Moved[] = [];
  const answers = new Map<string, { request: string; body: object }>();
  /** Balance transactions of the shop, newest first. */
  const movements: { id: string; amount: number; fee: number; reporting_category: string }[] = [];
  const topUps: { id: string; status: 'succeeded'; metadata: Record<string, string> }[] = [];
  let links = 0;
  const available = () => movements.reduce((all, { amount }) => all + amount, 0);
  const record = (reporting_category: string, amount: number) =>
    void movements.unshift({ id: `txn_${movements.length + 1}`, amount, fee: 0, reporting_category });
  const sum = (moved: readonly Moved[], account: string) =>
    moved.reduce((all, entry) => all + (entry.account === account ? entry.cents : 0), 0);

  const app = express().use(express.urlencoded({ extended: true }));
  /** Answers a request, with the first response of its key if it has one. */
  function answerOnce(key: string, text: string, response: Response, work: () => object | string): void {
    const earlier = key ? answers.get(key) : undefined;
    const isOther = earlier && earlier.request !== text;
    const body = isOther ? 'The key was used with other parameters.' : (earlier?.body ?? work());
    if (typeof body === 'string') failure(response, 400, 'invalid_request_error', body);
    else {
      if (key && !earlier) answers.set(key, { request: text, body });
      response.status(statusOf(body)).json(body);
    }
  }

  function on<O extends Operation>(operation: O, work: (params: ParamsOf<O>, request: Request) => object | string) {
    const [method = '', path = ''] = operation.split(' ');
    const handle = (request: Request, response: Response) => {
      const parsed = PARAMS[operation].safeParse(method === 'GET' ? request.query : (request.body ?? {}));
      if (!parsed.success) return failure(response, 400, 'invalid_request_error', z.prettifyError(parsed.error));
      const key = method === 'POST' ? (request.get('idempotency-key') ?? '') : '';
      answerOnce(key, JSON.stringify([request.url, parsed.data]), response, () =>
        work(parsed.data as ParamsOf<O>, request),
      );
    };
    if (method === 'GET') app.get(path, handle);
    else app.post(path, handle);
  }

  on('POST /v1/accounts', () => {
    const account: StandInAccount = { id: `acct_${accounts.size + 1}`, state: 'new' };
    accounts.set(account.id, account);
    return accountOf(account);
  });
  on('GET /v1/accounts/:id', (_, { params }) => {
    const account = accounts.get(String(params.id));
    return account ? accountOf(account) : 'No such account.';
  });
  on('POST /v1/account_links', ({ account }) => {
    if (!accounts.has(account)) return 'No such account.';
    links += 1;
    return { object: 'account_link', url: `https://connect.stripe.test/${links}` };
  });
  on('GET /v1/transfers', ({ destination, transfer_group: group }) =>
    list(transfers.filter((transfer) => transfer.account === destination && transfer.group === group)),
  );
  on('POST /v1/transfers', ({ amount, destination: account, transfer_group: group }) => {
    if (accounts.get(account)?.state !== 'ready') return 'The account cannot receive transfers.';
    if (available() < amount) return INSUFFICIENT;
    record('transfer', -amount);
    transfers.push({ id: `tr_${transfers.length + 1}`, account, cents: amount, group });
    return { id: `tr_${transfers.length}`, object: 'transfer' };
  });
  on('GET /v1/payouts', (_, request) =>
    list(
      payouts
        .filter(({ account }) => account === request.get('stripe-account'))
        .map(({ id, group, status = 'paid' }) => ({ id, status, metadata: { payout: group } })),
    ),
  );
  on('GET /v1/balance', () => ({ object: 'balance', available: [{ currency: 'usd', amount: available() }] }));
  on('GET /v1/balance_transactions', ({ ending_before: before, starting_after: after }) => {
    const at = (id: string | undefined) => movements.findIndex((movement) => movement.id === id);
    return list(movements.slice(after ? at(after) + 1 : 0, before ? at(before) : undefined));
  });
  on('GET /v1/topups', () => list(topUps));
  on('POST /v1/topups', ({ amount, metadata: { key = '' } }) => {
    const topUp = { id: `tu_${topUps.length + 1}`, object: 'topup', status: 'succeeded', metadata: { key } } as const;
    topUps.unshift(topUp);
    record('topup', amount);
    return topUp;
  });
  on('POST /v1/payouts', ({ amount, metadata: { payout = '' } }, request) => {
    const account = request.get('stripe-account') ?? '';
    const arrived = payouts.filter(({ status }) => status !== 'failed');
    if (sum(transfers, account) - sum(arrived, account) < amount) return 'Insufficient funds.';
    payouts.push({ id: `po_${payouts.length + 1}`, account, cents: amount, group: payout });
    return { id: `po_${payouts.length}`, object: 'payout' };
  });
  app.use((_request, response) => failure(response, 404, 'invalid_request_error', 'Unknown call.'));

  const { url, close } = await startServer(app);
  return {
    url: new URL(url),
    move(id: string, state: StandInAccount['state']): void {
      const account = accounts.get(id);
      if (account) account.state = state;
    },
    received: (account: string): number[] =>
      payouts.flatMap((entry) => (entry.account === account && entry.status !== 'failed' ? entry.cents : [])),
    /** Returns the latest payout of an account, as the seller's bank does. */
    sendBack(account: string): void {
      const latest = payouts.findLast((candidate) => candidate.account === account);
      if (latest) latest.status = 'failed';
    },
    /** Discards the idempotency keys, as Stripe may after 24 hours. */
    discardKeys: () => answers.clear(),
    close,
  };
}
