import { DAY_MS } from '@ethereal/contracts/durations';
import { newEvent } from '@ethereal/service-kit/events/event';
import type { Logger } from '@ethereal/service-kit/logger';
import { isPayable } from '../accounts/account.rules.ts';
import type { AccountsStore } from '../accounts/accounts.store.ts';
import { type Intent, lineIdOf, sumOf } from '../intents/intent.ts';
import type { IntentsStore } from '../intents/intents.store.ts';
import type { SettlePayment } from '../intents/settle-payment.ts';
import { fundsEntry, payoutEntry } from '../ledger/ledger.rules.ts';
import type { Ledger } from '../ledger/ledger.store.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { linesOfNext, mayMature, maySend, payoutIdOf, withoutHeld } from './payout.rules.ts';
import type { Payout, PayoutsStore } from './payouts.store.ts';

type Deps = {
  intents: IntentsStore;
  settle: SettlePayment;
  payouts: PayoutsStore;
  accounts: Pick<AccountsStore, 'find'>;
  ledger: Ledger;
  provider: PaymentProvider;
  /** Time between handing over and maturity of a line, in milliseconds. */
  delayMs: number;
  /** Time between two payouts to a seller, in milliseconds. */
  everyMs: number;
  announce(payout: string): void;
  logger: Logger;
  now(): Date;
};

/**
 * Pause between two full runs, which read every payment, in milliseconds. A full run finds shares that an earlier
 * release did not record as awaiting their maturity.
 */
const FULL_RUN_EVERY_MS = DAY_MS;

/** Maximum pause before a payout is sent again that the seller's bank returned, in milliseconds. */
const SEND_AGAIN_AFTER_MS = DAY_MS;

/**
 * Pays sellers. Lines that were handed over long enough ago mature; once a period, the matured lines of each seller
 * with a ready account are paid out.
 */
export function createPayOut(deps: Deps) {
  const { intents, settle, payouts, accounts, ledger, provider, delayMs, everyMs, announce, logger, now } = deps;

  /** Returns the account of a seller who can be paid now; undefined for others. */
  async function payableAccount(seller: string): Promise<string | undefined> {
    const found = await accounts.find(seller);
    return isPayable(found, provider.name) ? found.account : undefined;
  }

  async function mature({ _id, lines }: Intent, before: Date): Promise<void> {
    for (const line of lines.filter((candidate) => mayMature(candidate, before)))
      await intents.apply(_id, { type: 'start', line: lineIdOf(line), operation: 'mature' });
    await settle(_id);
  }

  /**
   * Makes a seller's next payout. Earlier payouts have marked their lines before the lines are read, so no line is in
   * two payouts. Lines that are not worth a payout wait for the next period.
   */
  async function make(seller: string, before: Date): Promise<void> {
    const account = await payableAccount(seller);
    if (!account) return;
    const count = await payouts.countOf(seller);
    if (await payouts.hasRecent(seller, before)) return;
    const waiting = await payouts.waitingOf(seller);
    // The payments of the orders decide, so that no copy can be outdated. The lines are read after them, so that they
    // contain each refund that a payment records.
    const ordered = await intents.linesOf(waiting.map(({ order }) => order));
    const lines = linesOfNext(withoutHeld(await payouts.waitingOf(seller), ordered, before));
    if (lines.length === 0) return;
    const cents = sumOf(lines);
    const _id = payoutIdOf(seller, count);
    await payouts.insert({ _id, seller, account, cents, lines, createdAt: now(), pendingEvents: [] });
  }

  /**
   * Transfers a payout to its account. The shop pays in the cents that its balance at the provider lacks: its codes
   * reduce what buyers pay and not what sellers receive. Returns false while this money has not arrived.
   */
  async function transfer({ _id, seller, cents, funds }: Payout, account: string): Promise<boolean> {
    const arrived = funds?.arrived ?? 0;
    let awaited = funds?.awaitedCents;
    if (awaited === undefined) {
      if (await provider.transfer({ account, cents, payout: _id, attempt: arrived })) return true;
      awaited = await payouts.awaitFunds(_id, arrived, Math.max(1, cents - (await provider.available())));
    }
    const key = `${_id}:${arrived}`;
    if (awaited === undefined || !(await provider.addFunds(awaited, key))) return false;
    await ledger.post(fundsEntry({ _id: key, seller, cents: awaited }, now()));
    await payouts.markFundsArrived(_id, arrived);
    return provider.transfer({ account, cents, payout: _id, attempt: arrived + 1 });
  }

  /** Sends a payout. If its seller cannot be paid now, the payout waits and its money stays payable in the ledger. */
  async function pay(payout: Payout): Promise<void> {
    const { _id, seller, account: chosen, cents } = payout;
    const current = await payableAccount(seller);
    const account = chosen ?? current;
    if (!current || !account || !maySend(payout, Math.min(SEND_AGAIN_AFTER_MS, everyMs), now())) return;
    if (!(await transfer(payout, account))) return;
    await ledger.post(payoutEntry({ _id, seller, cents }, now()));
    await provider.sendToBank({ account, cents, payout: _id });
    const data = { seller, cents };
    await payouts.markPaid(
      _id,
      now(),
      newEvent({ type: 'payout.paid', source: 'svc-payments', subject: _id, data, now: now() }),
    );
    announce(_id);
  }

  const tryStep = (work: Promise<void>, about: object): Promise<void> =>
    work.catch((error: unknown) => logger.warn({ err: error, ...about }, 'a payout failed; the next run repeats it'));

  let lastFullRunAt = 0;

  async function matureAll(): Promise<void> {
    const startedAt = now().getTime();
    const handedBefore = new Date(startedAt - delayMs);
    const isFullRun = startedAt - lastFullRunAt >= FULL_RUN_EVERY_MS;
    for await (const intent of isFullRun ? intents.handed(handedBefore) : intents.maturing(handedBefore))
      await tryStep(mature(intent, handedBefore), { order: intent._id });
    if (isFullRun) lastFullRunAt = startedAt;
  }

  return async (): Promise<void> => {
    await matureAll();
    const before = new Date(Math.floor(now().getTime() / everyMs) * everyMs);
    for (const { _id: seller } of await payouts.waiting(before)) await tryStep(make(seller, before), { seller });
    for await (const payout of payouts.unmarked()) await tryStep(payouts.mark(payout), { payout: payout._id });
    for await (const payout of payouts.unpaid()) await tryStep(pay(payout), { payout: payout._id });
  };
}
