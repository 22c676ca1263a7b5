import { DomainError, gone, invalid, unavailable } from '@ethereal/service-kit/errors';
import Stripe from 'stripe';
import type { PaymentProvider, Report } from './provider.ts';
import { TOLERANCE_SECONDS } from './signature.ts';
import { createStripeAccounts } from './stripe-accounts.ts';
import { createStripeBalance, createStripeFunds } from './stripe-balance.ts';

type Options = {
  secretKey: string;
  webhookSecrets: readonly string[];
  timeoutMs: number;
  /** Address of a stand-in for Stripe, for tests. */
  api?: URL;
};

/** Minimum lifetime of a page: Stripe requires 30 minutes, and a repeated request may follow within three. */
const MIN_SESSION_MS = 33 * 60_000;

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

/** Throws `gone` for a request that Stripe rejects as invalid, because a repeated request would be rejected again. */
function rethrowAsGone(cause: unknown): never {
  throw cause instanceof Stripe.errors.StripeInvalidRequestError ? gone(undefined, { cause }) : cause;
}

/** Returns the report that an event carries; undefined for an event that concerns no page, account or payout. */
function reportOfEvent(event: Stripe.Event): ReturnType<PaymentProvider['readWebhook']> {
  const at = new Date(event.created * 1000);
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired': {
      const session = event.data.object;
      return { order: session.client_reference_id ?? '', session: session.id, report: reportOf(session), at };
    }
    case 'account.updated':
      return { account: event.data.object.id, at };
    case 'payout.failed':
    case 'payout.canceled': {
      const payout = event.data.object.metadata?.payout;
      return payout ? { payout, at } : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Provider by Stripe's official package: Checkout page by redirect, manual capture, separate charges and transfers to
 * Connect accounts. An order of several sellers is captured in parts, which requires Stripe's multicapture.
 */
export function createStripeProvider(options: Options): PaymentProvider {
  const { secretKey, webhookSecrets, timeoutMs, api } = options;
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(api && { host: api.hostname, port: api.port, protocol: api.protocol === 'http:' ? 'http' : 'https' }),
  });
  const balance = createStripeBalance(stripe);
  /** Awaits a call of Stripe. @throws unavailable for any error of Stripe */
  const orUnavailable = async <T>(work: Promise<T>): Promise<T> =>
    work.catch((cause: unknown) => {
      if (cause instanceof DomainError) throw cause;
      throw unavailable(undefined, { cause });
    });

  return {
    name: 'stripe',
    async createSession({ order, cents, currency, expiresAt, requestedAt, returnUrl, key }) {
      const session = await orUnavailable(
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
              // The expiry follows from the first request, because Stripe rejects a key with other parameters.
              expires_at: Math.ceil(Math.max(expiresAt.getTime(), requestedAt.getTime() + MIN_SESSION_MS) / 1000),
            },
            { idempotencyKey: key },
          )
          .catch(rethrowAsGone),
      );
      if (!session.url) throw unavailable();
      return { id: session.id, url: session.url };
    },
    readSession: async (id) => reportOf(await orUnavailable(stripe.checkout.sessions.retrieve(id))),
    async expireSession(id) {
      const session = await orUnavailable(stripe.checkout.sessions.retrieve(id));
      return reportOf(session.status === 'open' ? await orUnavailable(stripe.checkout.sessions.expire(id)) : session);
    },
    async capture(authorization, cents, key) {
      const part = { amount_to_capture: cents, final_capture: false };
      await orUnavailable(stripe.paymentIntents.capture(authorization, part, { idempotencyKey: key }));
    },
    async release(authorization, key) {
      await orUnavailable(stripe.paymentIntents.cancel(authorization, {}, { idempotencyKey: key }));
    },
    async refund(authorization, cents, key) {
      await orUnavailable(
        stripe.refunds.create({ payment_intent: authorization, amount: cents }, { idempotencyKey: key }),
      );
    },
    ...createStripeAccounts(stripe, orUnavailable),
    ...createStripeFunds(stripe, orUnavailable),
    balance: () => orUnavailable(balance()),
    readWebhook(body, headers) {
      for (const secret of webhookSecrets) {
        const signature = headers['stripe-signature'] ?? '';
        try {
          return reportOfEvent(stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS));
        } catch {
          // Try the next secret. When none is left, the signature is rejected below.
        }
      }
      throw invalid('The signature is not valid.', { code: 'INVALID_SIGNATURE' });
    },
  };
}
