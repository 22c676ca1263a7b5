import type { Part } from '@ethereal/service-kit/define-service';
import { consumeDeletions, mountPersonalData, type PersonalData } from '@ethereal/service-kit/personal-data';
import type { Db } from 'mongodb';
import type { Intent } from '../intents/intent.ts';
import { viewPayment } from '../intents/payment.view.ts';
import type { Payout } from '../payouts/payouts.store.ts';
import type { Shared } from '../shared/shared.ts';

/** Buyer id of payments whose buyer was erased. Amounts stay, as the law requires of receipts. */
const ERASED_BUYER = '000000000000000000000000';

/**
 * Exports and erases the personal data in svc-payments: payments and payouts of a person with amounts, lines and
 * moments; no card, no address.
 */
function createPersonalData(db: Db): PersonalData {
  const intents = db.collection<Intent>('intents');
  const payouts = db.collection<Payout>('payouts');
  return {
    share: (user) => ({
      payments: intents.find({ buyer: user }).map((intent) => viewPayment(intent)),
      payouts: payouts.find({ seller: user }, { projection: { pendingEvents: 0 } }),
    }),
    async erase(user) {
      // The version grows, so that a write based on the former version does not restore the buyer.
      await intents.updateMany({ buyer: user }, { $set: { buyer: ERASED_BUYER }, $inc: { version: 1 } });
    },
  };
}

/** Opens the export and the erasure of a person's data. */
export function openPersonalData(shared: Shared): Part {
  const { config, db } = shared;
  const data = createPersonalData(db);
  return {
    consumers: [consumeDeletions({ ...shared, data, queue: `${config.EVENTS_QUEUE}.deletions` })],
    mount: (router) => mountPersonalData(router, { ...shared, data }),
  };
}
