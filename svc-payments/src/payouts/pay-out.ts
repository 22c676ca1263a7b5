import { createHash } from 'node:crypto';
import { newEvent } from '@ethereal/service-kit/events/event';
import type { Logger } from '@ethereal/service-kit/logger';
import { type Intent, lineIdOf, type PaymentLine, sumOf } from '../intents/intent.ts';
import type { IntentStore } from '../intents/intents.store.ts';
import type { SettlePayment } from '../intents/settle-payment.ts';
import { paidOut } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.store.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import type { Payout, PayoutStore } from './payouts.store.ts';

type Dependencies = {
  intents: IntentStore;
  settle: SettlePayment;
  payouts: PayoutStore;
  ledger: Ledger;
  provider: PaymentProvider;
  /** How long after it was handed over a line's share rests. */
  delayMs: number;
  /** How long a seller's shares gather before they are paid out. */
  everyMs: number;
  announce(payout: string): void;
  logger: Logger;
  now(): Date;
};

/** A seller's payouts are counted: of two instances that make the next one, one does. */
const payoutIdOf = (seller: string, number: number): string =>
  createHash('sha256').update(`${seller}:${number}`).digest('hex').slice(0, 24);

const isRipe = ({ capture, handedAt, refund, mature }: PaymentLine, before: Date): boolean =>
  capture === 'done' && !mature && !refund && handedAt !== undefined && handedAt < before;

/** Pays sellers: what was handed over long enough ago becomes payable, and what is payable is paid out once a period. */
export function createPayOut(dependencies: Dependencies) {
  const { intents, settle, payouts, ledger, provider, delayMs, everyMs, announce, logger, now } = dependencies;

  async function mature({ _id, lines }: Intent, before: Date): Promise<void> {
    for (const line of lines.filter((one) => isRipe(one, before)))
      await intents.apply(_id, { type: 'start', line: lineIdOf(line), operation: 'mature' });
    await settle(_id);
  }

  /**
   * Fixes what a seller gets. Payouts are counted before the lines are read, and all of them have marked theirs: so no line is in two. What
   * comes to nothing waits for the next period.
   */
  async function make(seller: string, before: Date): Promise<void> {
    const count = await payouts.countOf(seller);
    if (await payouts.hasRecent(seller, before)) return;
    const lines = await payouts.waitingOf(seller, before);
    const cents = sumOf(lines);
    if (cents <= 0) return;
    const _id = payoutIdOf(seller, count);
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

  const orLater = (work: Promise<void>, about: object): Promise<void> =>
    work.catch((error: unknown) => logger.warn({ err: error, ...about }, 'a payout waits'));

  return async (): Promise<void> => {
    const handedBefore = new Date(now().getTime() - delayMs);
    for await (const intent of intents.maturing(handedBefore))
      await orLater(mature(intent, handedBefore), { order: intent._id });
    const before = new Date(Math.floor(now().getTime() / everyMs) * everyMs);
    for (const { _id: seller } of await payouts.waiting(before)) await make(seller, before);
    for (const payout of await payouts.unmarked()) await payouts.mark(payout);
    for (const payout of await payouts.unpaid()) await orLater(pay(payout), { payout: payout._id });
  };
}
