import { DomainError } from '@ethereal/service-kit/errors';
import { captureEntry, maturityEntry, refundEntry, type Sale, shareOf } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.store.ts';
import type { PayoutsStore } from '../payouts/payouts.store.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { commandOf } from './intent.rules.ts';
import { type Intent, type LineOperation, lineIdOf, type PageRequest, type PaymentLine } from './intent.ts';
import type { IntentsStore } from './intents.store.ts';
import type { OpenPage } from './open-page.ts';
import { nextOperation, type Operation } from './operations.ts';

type Deps = {
  intents: IntentsStore;
  ledger: Ledger;
  provider: PaymentProvider;
  payouts: PayoutsStore;
  openPage: OpenPage;
  /** Publishes the events that a changed payment holds. */
  announce(intent: Intent): void;
  now(): Date;
};

/** Performs due operations. `read` is the payment after the caller's last change; without it, the payment is read. */
export type SettlePayment = (order: string, read?: Intent) => Promise<void>;

const saleOf = ({ _id }: Intent, line: PaymentLine): Sale => ({
  order: _id,
  line: lineIdOf(line),
  seller: line.seller,
  cents: line.cents,
  shopCents: line.discounts?.shop,
  shareCents: line.shareCents,
});

/**
 * Performs the due operations of a payment until none is left. Each one calls the provider, books the entry and updates
 * the intent, in this order. After a crash the operation is repeated with the same key and cause, so provider, ledger
 * and intent have it once.
 */
export function createSettlePayment(deps: Deps): SettlePayment {
  const { intents, ledger, payouts, provider, openPage, announce, now } = deps;

  async function atProvider(intent: Intent, operation: LineOperation, line: PaymentLine): Promise<void> {
    // A line that costs nothing moves no money at the provider.
    if (operation === 'mature' || line.cents === 0) return;
    const authorization = intent.authorization?.id;
    if (!authorization) throw new Error('Only an authorized payment can be captured or refunded.');
    await provider[operation](authorization, line.cents, `${intent._id}:${operation}:${lineIdOf(line)}`);
  }

  /** Stores a share that may be paid out, or that a refund deducts from the seller's next payout. */
  async function storeShare(sale: Sale, line: PaymentLine, points: number, operation: 'mature' | 'refund') {
    const { order, seller } = sale;
    const { product, lineId, name, discounts } = line;
    const share = shareOf(sale, points).seller;
    const sign = operation === 'refund' ? -1 : 1;
    await payouts.addLine({
      _id: `${operation}:${order}:${sale.line}`,
      order,
      product,
      ...(lineId && { lineId }),
      seller,
      ...(name && { name }),
      cents: sign * share,
      saleCents: sign * (sale.cents + (sale.shopCents ?? 0)),
      ...(discounts?.seller && { discountCents: sign * discounts.seller }),
      ...(discounts?.shop && { shopDiscountCents: sign * discounts.shop }),
      at: now(),
    });
  }

  async function book(intent: Intent, operation: LineOperation, line: PaymentLine): Promise<void> {
    const { commissionBasisPoints: points } = intent;
    const isMatured = line.mature !== undefined;
    const sale = saleOf(intent, line);
    if (operation === 'capture') return ledger.post(captureEntry(sale, points, now()));
    if (operation === 'mature') await ledger.post(maturityEntry(sale, points, now()));
    else await ledger.post(refundEntry(sale, points, isMatured, now()));
    if (isMatured) await storeShare(sale, line, points, operation);
  }

  async function move(intent: Intent, operation: LineOperation, line: PaymentLine) {
    const id = lineIdOf(line);
    // A started operation is completed as it began; the line may have changed since it was read.
    if (!line[operation]) return intents.apply(intent._id, { type: 'start', line: id, operation }, intent);
    await atProvider(intent, operation, line);
    await book(intent, operation, line);
    return intents.apply(intent._id, { type: 'finish', line: id, operation }, intent);
  }

  /**
   * Requests a page again whose response was lost, so that it is known and can be closed. A page that the provider
   * rejects does not exist.
   */
  async function findPage(intent: Intent, request: PageRequest) {
    await openPage(intent, request).catch((error: unknown) => {
      if (!(error instanceof DomainError && error.kind === 'gone')) throw error;
      return intents.apply(intent._id, { type: 'drop-request', key: request.key }, intent);
    });
    return intents.find(intent._id);
  }

  /** Closes a page, and applies an authorization that it received in the meantime. */
  async function close({ _id }: Intent, session: string) {
    const report = await provider.expireSession(session);
    const command = report.state === 'authorized' && commandOf(session, report);
    if (command) await intents.apply(_id, command);
    return intents.apply(_id, { type: 'end-session', session });
  }

  /** Performs an operation. Returns the payment after it. */
  async function perform(intent: Intent, operation: Operation): Promise<Intent | undefined> {
    switch (operation.type) {
      case 'release': {
        const { authorization } = operation;
        const isFree = intent.authorization?.free && intent.authorization.id === authorization;
        if (!isFree) await provider.release(authorization, `${authorization}:release`);
        return intents.apply(intent._id, { type: 'finish-release', authorization }, intent);
      }
      case 'release-line':
        return intents.apply(intent._id, { type: 'release-line', line: lineIdOf(operation.line) }, intent);
      case 'find-page':
        return findPage(intent, operation.request);
      case 'close':
        return close(intent, operation.session);
      default:
        return move(intent, operation.type, operation.line);
    }
  }

  return async (order, read) => {
    let intent = read ?? (await intents.find(order));
    for (;;) {
      const operation = intent && nextOperation(intent);
      if (!intent || !operation) break;
      intent = await perform(intent, operation);
    }
    if (intent) announce(intent);
  };
}
