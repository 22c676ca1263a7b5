import { createHash } from 'node:crypto';
import { newEvent } from '@ethereal/service-kit/events/event';
import type { Logger } from '@ethereal/service-kit/logger';
import { type Intent, type PaymentLine, sumOf } from '../intents/intent.ts';
import type { IntentStore } from '../intents/intents.store.ts';
import { matured, paidOut, split } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.store.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import type { Payout, PayoutStore } from './payouts.store.ts';

type Dependencies = {
  intents: IntentStore;
  payouts: PayoutStore;
  ledger: Ledger;
  provider: PaymentProvider;
  commissionBasisPoints: number;
  /** How long after it was handed over a line's share rests. */
  delayMs: number;
  /** How long a seller's shares gather before they are paid out. */
  everyMs: number;
  announce(payout: string): void;
  logger: Logger;
  now(): Date;
};

const BATCH = 200;

/** The id of a seller's payout of a period: two instances make the same one. */
const payoutIdOf = (seller: string, period: number): string =>
  createHash('sha256').update(`${seller}:${period}`).digest('hex').slice(0, 24);

const isRipe = ({ capture, handedAt, refund, matured: isMatured }: PaymentLine, before: Date): boolean =>
  capture === 'done' && !isMatured && !refund && handedAt !== undefined && handedAt < before;

/** Pays sellers: what was handed over long enough ago becomes payable, and what is payable is paid out once a period. */
export function createPayOut(dependencies: Dependencies) {
  const { intents, payouts, ledger, provider, commissionBasisPoints, delayMs, everyMs, announce, now } =
    dependencies;
  const { logger } = dependencies;

  async function mature(intent: Intent, line: PaymentLine): Promise<void> {
    const { product, seller, cents } = line;
    await ledger.post(matured({ order: intent._id, product, seller, cents }, commissionBasisPoints, now()));
    const share = split(cents, commissionBasisPoints).seller;
    const noted = { order: intent._id, product, cents: share, seller, at: now() };
    await payouts.note({ _id: `mature:${intent._id}:${product}`, ...noted });
    await intents.apply(intent._id, { type: 'mature', product });
  }

  async function matureAll(): Promise<void> {
    const before = new Date(now().getTime() - delayMs);
    for (const intent of await intents.maturing(before, BATCH))
      for (const line of intent.lines) if (isRipe(line, before)) await mature(intent, line);
  }

  /** Fixes what a seller gets; what comes to nothing waits for the next period. */
  async function make(seller: string, _id: string, before: Date): Promise<void> {
    const lines = await payouts.claim(seller, _id, before);
    const cents = sumOf(lines);
    if (cents <= 0) return payouts.unclaim(_id);
    await payouts.insert({ _id, seller, cents, lines, createdAt: now(), pendingEvents: [] });
  }

  async function pay({ _id, seller, cents }: Payout): Promise<void> {
    await provider.transfer(seller, cents, `payout:${_id}`);
    await ledger.post(paidOut({ _id, seller, cents }, now()));
    const data = { seller, cents };
    await payouts.paid(
      _id,
      now(),
      newEvent({ type: 'payout.paid', source: 'svc-payments', subject: _id, data, now: now() }),
    );
    announce(_id);
  }

  return async (): Promise<void> => {
    await matureAll();
    for (const { seller, payout } of await payouts.abandoned()) await make(seller, payout, now());
    const period = Math.floor(now().getTime() / everyMs);
    const before = new Date(period * everyMs);
    for (const { _id: seller, cents } of await payouts.waiting(before))
      if (cents > 0) await make(seller, payoutIdOf(seller, period), before);
    for (const payout of await payouts.unpaid(BATCH))
      await pay(payout).catch((error: unknown) =>
        logger.warn({ err: error, payout: payout._id }, 'a payout waits for the provider'),
      );
  };
}
