import { PAYMENT_UNAVAILABLE, type Payable } from '@ethereal/contracts/payments';
import { conflict, type DomainError, gone, unavailable } from '@ethereal/service-kit/errors';
import { lineOf, openParts } from './intent.rules.ts';
import { type Intent, type PageRequest, sumOf } from './intent.ts';
import type { IntentsStore } from './intents.store.ts';
import type { OpenPage } from './open-page.ts';
import type { SettlePayment } from './settle-payment.ts';

type Deps = {
  intents: IntentsStore;
  /** Name of the provider of card payments. */
  provider: string;
  /** Requests a page; `openPage` also stores it with the payment. */
  requestPage: OpenPage;
  openPage: OpenPage;
  settle: SettlePayment;
  /** Page of the shop that shows a buyer's orders. */
  returnUrl: string;
  commissionBasisPoints: number;
  now(): Date;
};

/** Returns a new payment for an order, with the amounts that svc-orders returned. */
export function newIntent(order: Payable, by: Pick<Intent, 'provider' | 'commissionBasisPoints'>, now: Date): Intent {
  const lines = order.lines.map(({ productId: product, lineId, name, goods, seller, cents, discounts }) => ({
    product,
    ...(lineId && lineId !== product && { lineId }),
    seller,
    cents,
    ...(discounts && { discounts }),
    ...(name && { name }),
    ...(goods && { goods }),
  }));
  const parts = openParts({ lines });
  return {
    _id: order.orderId,
    buyer: order.buyer,
    currency: order.currency,
    ...by,
    funding: 'created',
    lines,
    sellers: [...new Set(lines.map(({ seller }) => seller))],
    sessions: [],
    surplus: [],
    history: [{ type: 'created', at: now, parts }],
    createdAt: now,
    expiresAt: new Date(order.expiresAt ?? now),
    version: 1,
    due: false,
    pendingEvents: [],
  };
}

/** Time for which repeated requests of an order without a stored request share a key, in milliseconds. */
const SAME_REQUEST_MS = 60_000;

/**
 * Returns the moment of a request: the begin of its interval, which all requests in the interval have. The intervals
 * of an order are counted back from the end of the time to pay.
 */
function momentOf({ expiresAt }: Intent, now: Date): Date {
  const intervals = Math.ceil((expiresAt.getTime() - now.getTime()) / SAME_REQUEST_MS);
  return new Date(expiresAt.getTime() - intervals * SAME_REQUEST_MS);
}

/**
 * Returns the request for a page with the remaining amount of an order: the stored request if there is one, else a new
 * one. The key names all of the content that may differ, because a provider rejects a key with other content: the
 * amount, which a cancelled line changes, and the moment.
 */
function requestOf(intent: Intent, now: Date): PageRequest {
  const parts = openParts(intent);
  const cents = sumOf(parts);
  const known = intent.pageRequests?.find((request) => request.cents === cents);
  const at = momentOf(intent, now);
  const key = `${intent._id}:session:${intent.sessions.length + 1}:${cents}:${at.getTime()}`;
  return known ?? { key, cents, parts, at };
}

/** Returns why an order can no longer be paid; undefined while it can. */
function refusalOf(intent: Intent, now: Date): DomainError | undefined {
  if (intent.funding === 'authorized') return conflict('This order is paid already.', { code: 'ALREADY_PAID' });
  if (intent.funding === 'cancelled') return gone('This order was cancelled.', { code: 'EXPIRED' });
  if (intent.funding === 'expired' || intent.expiresAt <= now)
    return gone('The time to pay for this order is over.', { code: 'EXPIRED' });
  return undefined;
}

/** Address of a page, and the moment until which it can be paid. */
type Opened = { url: string; expiresAt: string };

const refuse = (cause: unknown): never => {
  throw unavailable(PAYMENT_UNAVAILABLE, { cause });
};

/**
 * Creates the opening of the provider's page for the remaining amount of an order. An open page for the same amount is
 * returned again. An order that costs nothing is authorized at once.
 * @throws conflict `ALREADY_PAID`, gone `EXPIRED`, unavailable when the provider does not answer.
 */
export function createOpenSession(deps: Deps) {
  const { intents, provider, requestPage, openPage, settle, returnUrl, commissionBasisPoints, now } = deps;
  const by = { provider, commissionBasisPoints };

  /**
   * Stores the payment of a new order together with its first page, and returns it, or the payment that the order has
   * already. Until the payment is stored, no one has the page's address, so a page that is lost in a crash is never
   * paid. Lines that were cancelled before are left out.
   */
  async function begin(order: Payable): Promise<Intent> {
    const intent = newIntent(order, by, now());
    const isOpen = !refusalOf(intent, now()) && !order.lines.some(({ cancelled }) => cancelled);
    const isPayable = isOpen && sumOf(intent.lines) > 0;
    if (!isPayable) return intents.insert(intent);
    const page = await requestPage(intent, requestOf(intent, now())).catch(refuse);
    return intents.insert({ ...intent, sessions: [page] });
  }

  /** Applies the cancellations that the order has already: the buyer's request may arrive before their events. */
  async function withoutCancelled(intent: Intent, order: Payable): Promise<Intent> {
    const missed = order.lines.filter(
      ({ productId, lineId = productId, cancelled }) => cancelled && !lineOf(intent, lineId)?.cancelledAt,
    );
    if (missed.length === 0) return intent;
    for (const { productId, lineId: line = productId, splitFrom: from, cents, goods, discounts } of missed) {
      const split = from ? { from, cents, quantity: goods?.quantity, discounts } : undefined;
      await intents.apply(intent._id, { type: 'move-line', line, step: 'cancelledAt', split });
    }
    // When the provider is unavailable, the sweep closes pages that may no longer be paid.
    await settle(intent._id).catch(() => {});
    return (await intents.find(intent._id)) ?? intent;
  }

  /** Authorizes an order that costs nothing, without the provider. The buyer continues on the page of the orders. */
  async function authorizeFree(intent: Intent): Promise<string> {
    const authorization = { id: `free:${intent._id}`, session: '', cents: 0, free: true as const };
    const authorized = await intents.apply(intent._id, { type: 'authorize', authorization }, intent);
    await settle(intent._id, authorized);
    return returnUrl;
  }

  async function resume(stored: Intent, order: Payable): Promise<Opened> {
    const intent = await withoutCancelled(stored, order);
    const refusal = refusalOf(intent, now());
    if (refusal) throw refusal;
    const request = requestOf(intent, now());
    const expiresAt = intent.expiresAt.toISOString();
    if (request.cents === 0) return { url: await authorizeFree(intent), expiresAt };
    const latest = intent.sessions.at(-1);
    // After a declined card the buyer gets a new page; a buyer who only returns gets the open one.
    if (latest && latest.cents === request.cents && !latest.ended) return { url: latest.url, expiresAt };
    if (!intent.pageRequests?.includes(request)) await intents.apply(intent._id, { type: 'request-page', request });
    const { url } = await openPage(intent, request).catch(refuse);
    return { url, expiresAt };
  }

  return {
    /** Opens the first page of an order that is being placed. */
    openFirst: async (order: Payable): Promise<Opened> => resume(await begin(order), order),
    /** Opens a page of an order that was placed before. */
    openAgain: async (order: Payable): Promise<Opened> =>
      resume((await intents.find(order.orderId)) ?? (await begin(order)), order),
  };
}
