import type { PersonalData } from '@ethereal/service-kit/personal-data';
import type { Db } from 'mongodb';
import type { Intent } from './intents/intent.ts';
import { viewPayment } from './intents/payment.view.ts';
import type { Payout } from './payouts/payouts.store.ts';

/** Buyer id of payments whose buyer was erased. Amounts stay, as the law requires of receipts. */
const NOBODY = '000000000000000000000000';

/**
 * Exports and erases the personal data in svc-payments: payments and payouts of a person with amounts, lines and
 * moments; no card, no address.
 */
export function createPersonalData(db: Db): PersonalData {
  const intents = db.collection<Intent>('intents');
  const payouts = db.collection<Payout>('payouts');
  return {
    share: (user) => ({
      payments: intents.find({ buyer: user }).map((intent) => viewPayment(intent)),
      payouts: payouts.find({ seller: user }, { projection: { pendingEvents: 0 } }),
    }),
    async erase(user) {
      await intents.updateMany({ buyer: user }, { $set: { buyer: NOBODY } });
    },
  };
}
