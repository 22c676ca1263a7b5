import { captured, refunded, type Sale } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.store.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import type { Intent, PaymentLine } from './intent.ts';
import type { IntentStore } from './intents.store.ts';
import { nextOperation, type Operation } from './operations.ts';

type Dependencies = {
  intents: IntentStore;
  ledger: Ledger;
  provider: PaymentProvider;
  commissionBasisPoints: number;
  /** What was payable already is taken from the seller's next payout. */
  takeBack(sale: Sale): Promise<void>;
  /** Publishes what a changed payment has to announce. */
  announce(order: string): void;
  now(): Date;
};

export type SettlePayment = (order: string) => Promise<void>;

const saleOf = ({ _id }: Intent, { product, seller, cents }: PaymentLine): Sale => ({
  ...{ order: _id, product, seller, cents },
});

/**
 * Does what a payment is due: asks the provider, books it, notes it in the intent, in this order, until nothing is left. After a crash at any
 * place it is done again with the same keys and causes, so the provider, the ledger and the intent each have it once.
 */
export function createSettlePayment(dependencies: Dependencies): SettlePayment {
  const { intents, ledger, provider, commissionBasisPoints, takeBack, announce, now } = dependencies;

  async function move(intent: Intent, operation: 'capture' | 'refund', line: PaymentLine): Promise<void> {
    const { product, cents, matured = false } = line;
    if (!line[operation]) await intents.apply(intent._id, { type: 'start', product, operation });
    const authorization = intent.authorization?.id;
    if (!authorization) throw new Error('Only what is authorized is captured and refunded.');
    await provider[operation](authorization, cents, `${intent._id}:${operation}:${product}`);
    const sale = saleOf(intent, line);
    const entry =
      operation === 'capture'
        ? captured(sale, commissionBasisPoints, now())
        : refunded(sale, commissionBasisPoints, matured, now());
    await ledger.post(entry);
    if (operation === 'refund' && matured) await takeBack(sale);
    await intents.apply(intent._id, { type: 'finish', product, operation });
  }

  async function perform(intent: Intent, operation: Operation): Promise<void> {
    if (operation.type === 'release') {
      await provider.release(operation.authorization, `${operation.authorization}:release`);
      await intents.apply(intent._id, { type: 'finish-release', authorization: operation.authorization });
    } else if (operation.type === 'release-line') {
      await intents.apply(intent._id, { type: 'release-line', product: operation.line.product });
    } else {
      await move(intent, operation.type, operation.line);
    }
  }

  return async (order) => {
    for (;;) {
      const intent = await intents.find(order);
      const operation = intent && nextOperation(intent);
      if (!operation) break;
      await perform(intent, operation);
    }
    announce(order);
  };
}
