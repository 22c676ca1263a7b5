import { DomainError, gone, invalid, unavailable } from '@ethereal/service-kit/errors';
import Stripe from 'stripe';
import type { PaymentProvider, Report, SignedReport } from './provider.ts';
import { TOLERANCE_SECONDS } from './signature.ts';
import { createStripeBalance } from './stripe-balance.ts';

type Options = {
  secretKey: string;
  webhookSecrets: readonly string[];
  timeoutMs: number;
  /** Of the connected account of a seller. */
  accountOf(seller: string): Promise<string>;
  /** Another address than Stripe's own, for tests. */
  api?: URL;
};

/** Stripe ends a page no sooner than 30 minutes after it was opened; it may be asked for once more within two. */
const SHORTEST_SESSION_MS = 32 * 60_000;

const idOf = (value: string | { id: string } | null): string | undefined =>
  typeof value === 'string' ? value : value?.id;

const reportOf = (session: Stripe.Checkout.Session): Report => {
  const authorization = idOf(session.payment_intent);
  if (session.status === 'complete' && authorization)
    return {
      state: 'authorized',
      authorization,
      cents: session.amount_total ?? 0,
      currency: (session.currency ?? '').toUpperCase(),
    };
  return { state: session.status === 'expired' ? 'expired' : 'open' };
};

/** What Stripe finds wrong with a request stays wrong. */
function refuseForGood(cause: unknown): never {
  throw cause instanceof Stripe.errors.StripeInvalidRequestError ? gone(undefined, { cause }) : cause;
}

/** The page's states that a webhook tells of; other events say nothing of an order. */
const TOLD: Readonly<Record<string, true>> = {
  'checkout.session.completed': true,
  'checkout.session.expired': true,
};

/**
 * Stripe on its official package: its own Checkout page by redirect, manual capture, separate charges and transfers. What several sellers sold
 * is captured in parts, which needs Stripe's multicapture.
 */
export function createStripeProvider(options: Options): PaymentProvider {
  const { secretKey, webhookSecrets, timeoutMs, accountOf, api } = options;
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(api && { host: api.hostname, port: api.port, protocol: api.protocol === 'http:' ? 'http' : 'https' }),
  });
  const balance = createStripeBalance(stripe);
  const ask = async <T>(work: Promise<T>): Promise<T> =>
    work.catch((cause: unknown) => {
      if (cause instanceof DomainError) throw cause;
      throw unavailable(undefined, { cause });
    });

  return {
    name: 'stripe',
    async createSession({ order, cents, currency, expiresAt, askedAt, returnUrl, key }) {
      const session = await ask(
        stripe.checkout.sessions
          .create(
            {
              mode: 'payment',
              client_reference_id: order,
              line_items: [
                {
                  quantity: 1,
                  price_data: {
                    currency: currency.toLowerCase(),
                    unit_amount: cents,
                    product_data: { name: `Order ${order}` },
                  },
                },
              ],
              payment_intent_data: { capture_method: 'manual', transfer_group: order },
              success_url: returnUrl,
              cancel_url: returnUrl,
              // By when it was asked for first: the same key with other words is refused.
              expires_at: Math.ceil(Math.max(expiresAt.getTime(), askedAt.getTime() + SHORTEST_SESSION_MS) / 1000),
            },
            { idempotencyKey: key },
          )
          .catch(refuseForGood),
      );
      if (!session.url) throw unavailable();
      return { id: session.id, url: session.url };
    },
    readSession: async (id) => reportOf(await ask(stripe.checkout.sessions.retrieve(id))),
    async expireSession(id) {
      const session = await ask(stripe.checkout.sessions.retrieve(id));
      return reportOf(session.status === 'open' ? await ask(stripe.checkout.sessions.expire(id)) : session);
    },
    async capture(authorization, cents, key) {
      const part = { amount_to_capture: cents, final_capture: false };
      await ask(stripe.paymentIntents.capture(authorization, part, { idempotencyKey: key }));
    },
    async release(authorization, key) {
      await ask(stripe.paymentIntents.cancel(authorization, {}, { idempotencyKey: key }));
    },
    async refund(authorization, cents, key) {
      await ask(stripe.refunds.create({ payment_intent: authorization, amount: cents }, { idempotencyKey: key }));
    },
    async transfer(seller, cents, key) {
      const destination = await accountOf(seller);
      const transfer = { amount: cents, currency: 'usd', destination };
      await ask(stripe.transfers.create(transfer, { idempotencyKey: key }));
    },
    balance: () => ask(balance()),
    readWebhook(body, headers): SignedReport | undefined {
      for (const secret of webhookSecrets) {
        try {
          const event = stripe.webhooks.constructEvent(
            ...([body, headers['stripe-signature'] ?? '', secret, TOLERANCE_SECONDS] as const),
          );
          if (!TOLD[event.type]) return undefined;
          const session = event.data.object as Stripe.Checkout.Session;
          const at = new Date(event.created * 1000);
          const order = session.client_reference_id ?? '';
          return { order, session: session.id, report: reportOf(session), at };
        } catch {
          // Signed with the other secret, or not at all: that is decided when none is left.
        }
      }
      throw invalid('The signature is not valid.', { code: 'INVALID_SIGNATURE' });
    },
  };
}
