import { invalid, unavailable } from '@ethereal/service-kit/errors';
import { request } from '@ethereal/service-kit/undici';
import { z } from 'zod';
import type { PaymentProvider, Report } from './provider.ts';
import { verifySignature } from './signature.ts';

/**
 * Returns the event in a signed body. @throws invalid `INVALID_SIGNATURE` for a body that is not an event of the
 * provider.
 */
function readSigned<T>(body: Buffer, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')));
  } catch (cause) {
    throw invalid('The body is not an event.', { code: 'INVALID_SIGNATURE', cause });
  }
}

type Options = {
  url: string;
  key: string;
  webhookSecrets: readonly string[];
  timeoutMs: number;
  now(): Date;
};

const session = z.object({ id: z.string().max(200), url: z.url() });
const report = z.discriminatedUnion('state', [
  z.object({ state: z.literal(['open', 'declined', 'expired']) }),
  z.object({
    state: z.literal('authorized'),
    authorization: z.string().max(200),
    cents: z.int(),
    currency: z.string().max(10),
  }),
]);
const webhook = z.union([
  z.object({ order: z.string().max(100), session: z.string().max(200), report }),
  z.object({ account: z.string().max(200) }),
  z.object({ payout: z.string().max(200) }),
]);
const opened = z.object({ id: z.string().max(200) });
const link = z.object({ url: z.url() });
const accountState = z.object({ state: z.enum(['new', 'review', 'ready', 'restricted']) });
const done = z.object({});

/** Provider by the test bank, which `npm start` runs beside the shop. Production rejects it. */
export function createTestProvider({ url, key, webhookSecrets, timeoutMs, now }: Options): PaymentProvider {
  /** Sends a GET request, or a POST of `sent`, and parses the answer. */
  async function call<T>(path: string, schema: z.ZodType<T>, sent?: object, idempotencyKey?: string): Promise<T> {
    try {
      const { statusCode, body } = await request(url + path, {
        method: sent ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        ...(sent && { body: JSON.stringify(sent) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (statusCode >= 300) {
        await body.dump();
        throw new Error(`${path} answered ${statusCode}`);
      }
      return schema.parse(await body.json());
    } catch (cause) {
      throw unavailable(undefined, { cause });
    }
  }
  const read = (id: string): Promise<Report> => call(`/v1/sessions/${encodeURIComponent(id)}`, report);
  const move = async (what: string, authorization: string, sent: object, once: string): Promise<void> => {
    await call(`/v1/authorizations/${encodeURIComponent(authorization)}/${what}`, done, sent, once);
  };

  const readBalance = async () => (await call('/v1/balance', z.object({ cents: z.int() }))).cents;
  const pathOf = (account: string) => `/v1/accounts/${encodeURIComponent(account)}`;

  return {
    name: 'test',
    createSession: ({ key: once, expiresAt, requestedAt: _, ...sent }) =>
      call('/v1/sessions', session, { ...sent, expiresAt: expiresAt.toISOString() }, once),
    readSession: read,
    expireSession: (id) => call(`/v1/sessions/${encodeURIComponent(id)}/expire`, report, {}),
    capture: (authorization, cents, once) => move('capture', authorization, { cents }, once),
    release: (authorization, once) => move('release', authorization, {}, once),
    refund: (authorization, cents, once) => move('refund', authorization, { cents }, once),
    createAccount: async (seller, once) => (await call('/v1/accounts', opened, { seller }, once)).id,
    createAccountLink: async (account, { returnUrl }) =>
      (await call(`${pathOf(account)}/links`, link, { returnUrl })).url,
    async readAccount(account) {
      const { state } = await call(pathOf(account), accountState);
      return { submitted: state !== 'new', enabled: state === 'ready', missing: state === 'restricted' ? 1 : 0 };
    },
    transfer: async ({ account, attempt: _, ...sent }) =>
      (await call(`${pathOf(account)}/transfers`, z.object({ isCovered: z.boolean() }), sent)).isCovered,
    sendToBank: async ({ account, ...sent }) => {
      await call(`${pathOf(account)}/payouts`, done, sent);
    },
    isReturned: async ({ account, payout }) => {
      const path = `${pathOf(account)}/payouts/${encodeURIComponent(payout)}`;
      return (await call(path, z.object({ isReturned: z.boolean() }))).isReturned;
    },
    addFunds: async (cents, once) => {
      await call('/v1/funds', done, { cents }, once);
      return true;
    },
    available: readBalance,
    balance: readBalance,
    readWebhook(body, headers) {
      const at = verifySignature({ secrets: webhookSecrets, body, now: now() }, headers['bank-signature']);
      return { ...readSigned(body, webhook), at };
    },
  };
}
