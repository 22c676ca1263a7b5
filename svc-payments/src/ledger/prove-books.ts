import { pause } from '@ethereal/service-kit/deadline';
import type { Intent } from '../intents/intent.ts';
import type { IntentStore } from '../intents/intents.store.ts';
import { capturedOf, refundedOf } from '../intents/state.ts';
import { imbalance, provedAt } from '../metrics.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import type { Ledger } from './ledger.store.ts';

type Dependencies = { intents: IntentStore; ledger: Ledger; provider: PaymentProvider; now(): Date };

/** What differs, in cents: zero of each when the books are right. `unequal` names the orders. */
export type Proof = { ledger: number; provider: number; orders: number; unequal: string[] };

/** Money that moves meanwhile is at the provider a moment before it is booked. */
const LOOKS = 5;
const LOOK_AGAIN_MS = 1000;

const netOf = ({ lines }: Intent): number => capturedOf(lines) - refundedOf(lines);

/** Proves that the ledger sums to zero, that the provider's report is what it says, and that each order is what was captured less what was refunded. */
export function createProveBooks({ intents, ledger, provider, now }: Dependencies) {
  async function againstProvider(stopping?: AbortSignal): Promise<number> {
    if (provider.name === 'none') return 0;
    for (let look = 1; ; look++) {
      const differs = (await provider.balance()) - (await ledger.clearing());
      if (differs === 0 || look === LOOKS || stopping?.aborted) return differs;
      await pause(LOOK_AGAIN_MS, stopping);
    }
  }

  /** Cents by which an order's entries differ from its payment; none while there is work to be done about it. */
  async function differenceOf(intent: Intent): Promise<number> {
    if (intent.due) return 0;
    const differs = (await ledger.clearing(intent._id)) - netOf(intent);
    if (differs === 0) return 0;
    const after = await intents.find(intent._id);
    return after?.version === intent.version ? differs : 0;
  }

  return async (stopping?: AbortSignal): Promise<Proof> => {
    const proof: Proof = { ledger: await ledger.sum(), provider: 0, orders: 0, unequal: [] };
    proof.provider = await againstProvider(stopping);
    for await (const intent of intents.authorized()) {
      const differs = await differenceOf(intent);
      if (differs === 0) continue;
      proof.orders += Math.abs(differs);
      proof.unequal.push(intent._id);
    }
    for (const check of ['ledger', 'provider', 'orders'] as const) imbalance.labels(check).set(proof[check]);
    provedAt.set(now().getTime() / 1000);
    return proof;
  };
}
