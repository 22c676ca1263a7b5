import { DAY_MS, HOUR_MS } from '@ethereal/contracts/durations';
import type { Part } from '@ethereal/service-kit/define-service';
import { repeat } from '@ethereal/service-kit/repeat';
import type { SettlePayment } from '../intents/settle-payment.ts';
import type { Shared } from '../shared/shared.ts';
import { createPayOut } from './pay-out.ts';
import { mountPayouts } from './payouts.routes.ts';
import { createReturnedPayouts } from './returned-payouts.ts';

/** Maximum pause between two runs of the job, in milliseconds. */
const MAX_PAUSE_MS = 60_000;
/** Minimum pause between two runs of the job, in milliseconds. */
const MIN_PAUSE_MS = 200;
/** Pause between two readings of payouts that a bank may have returned, in milliseconds. */
const FOLLOW_EVERY_MS = 6 * HOUR_MS;

export type PayoutsPart = Part & {
  /** Reads a payout that a webhook names. */
  receive(id: string): Promise<void>;
};

/** Opens sellers' payouts. */
export function openPayouts(
  shared: Shared,
  settle: SettlePayment,
  refreshAccount: (account: string) => Promise<void>,
): PayoutsPart {
  const { config } = shared;
  const announce = (payout: string) => shared.announce('payouts', payout);
  const returned = createReturnedPayouts({ ...shared, refreshAccount, announce });
  const [delayMs, everyMs] = [config.PAYOUT_DELAY_DAYS * DAY_MS, config.PAYOUT_EVERY_DAYS * DAY_MS];
  const payOut = createPayOut({
    ...shared,
    settle,
    delayMs,
    everyMs: Math.max(1, everyMs),
    announce,
  });
  const pauseMs = Math.max(MIN_PAUSE_MS, Math.min(MAX_PAUSE_MS, delayMs, everyMs));
  repeat(payOut, { ...shared, job: 'paying out', everyMs: pauseMs });
  repeat(returned.follow, { ...shared, job: 'following payouts', everyMs: FOLLOW_EVERY_MS });
  return {
    receive: returned.receive,
    mount: (router) => mountPayouts(router, shared),
  };
}
