import { DAY_MS, HOUR_MS } from '@ethereal/contracts/durations';
import type { RouteDeps } from '@ethereal/service-kit/route';
import type { Router } from 'express';
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

/** Opens sellers' payouts. */
export function openPayouts(shared: Shared, settle: SettlePayment, refreshAccount: (account: string) => Promise<void>) {
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
  return {
    receive: returned.receive,
    jobs: [
      { job: 'paying out', work: payOut, everyMs: pauseMs },
      { job: 'following payouts', work: returned.follow, everyMs: FOLLOW_EVERY_MS },
    ],
    mount: (router: Router, kit: RouteDeps) => mountPayouts(router, kit, shared),
  };
}
