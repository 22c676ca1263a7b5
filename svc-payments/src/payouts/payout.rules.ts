import { createHash } from 'node:crypto';
import { formatCents } from '@ethereal/contracts/money';
import { lineIdOf, type PaymentLine, sumOf } from '../intents/intent.ts';
import { awaitsMaturity, needsRefund } from '../intents/operations.ts';
import type { PayoutLine, WaitingLine } from './payouts.store.ts';

/** Returns the id of a seller's payout by its number. Two instances that make the same payout make one document. */
export const payoutIdOf = (seller: string, number: number): string =>
  createHash('sha256').update(`${seller}:${number}`).digest('hex').slice(0, 24);

/** Returns the notification of a seller whose bank returned a payout. */
export const payoutReturned = ({ seller, cents, payout }: { seller: string; cents: number; payout: string }) => ({
  person: seller,
  type: 'payout-returned',
  text: `Your bank returned your payout of ${formatCents(cents)}. Check your payout account; it is sent again.`,
  link: '/ethereal/profile/payouts',
  topic: `payout:${payout}`,
  mail: { subject: 'Your bank returned a payout' },
});

/**
 * Whether a payout may be sent: it was never returned, or the pause after its return is over.
 */
export const maySend = (payout: { returnedAt?: Date }, pauseMs: number, now: Date): boolean =>
  !payout.returnedAt || now.getTime() - payout.returnedAt.getTime() >= pauseMs;

type ReturnSteps = Pick<PaymentLine, 'returnAskedAt' | 'returnDeclinedAt' | 'returnApprovedAt' | 'returnedAt'>;

/**
 * Whether the buyer requested a return that is not completed, and that was not declined, or was approved after that by
 * the desk: a seller declines no approved return.
 */
const isReturnOpen = (line: ReturnSteps): boolean =>
  line.returnAskedAt !== undefined &&
  !line.returnedAt &&
  (!line.returnDeclinedAt || line.returnApprovedAt !== undefined);

/** Whether a matured line has an open return, or waits for its refund or a split. */
const isHeld = (line: PaymentLine): boolean => isReturnOpen(line) || needsRefund(line) || line.splits !== undefined;

/** Returns the id of the line with which the share of a line matures. */
const maturingId = (line: Pick<PaymentLine, 'product' | 'lineId' | 'maturedWith'>): string =>
  line.maturedWith ?? lineIdOf(line);

/**
 * Returns the lines that a payout contains. A share stays out when it matured after a moment, and while its line is
 * held, or a part of the line whose share matured with it. A refund stays out with its share; it is deducted at once
 * when an earlier payout contained the share. `ordered` are the lines of the orders.
 */
export function withoutHeld(
  waiting: readonly WaitingLine[],
  ordered: ReadonlyMap<string, readonly PaymentLine[]>,
  before: Date,
): PayoutLine[] {
  const keyOf = ({ order, ...line }: PayoutLine): string => {
    const found = ordered.get(order)?.find((candidate) => lineIdOf(candidate) === lineIdOf(line));
    return `${order}:${maturingId(found ?? line)}`;
  };
  const isOut = (share: WaitingLine): boolean =>
    share.at > before ||
    (ordered.get(share.order) ?? []).some((line) => maturingId(line) === lineIdOf(share) && isHeld(line));
  const out = new Set(waiting.filter((line) => line.cents >= 0 && isOut(line)).map(keyOf));
  return waiting.filter((line) => !out.has(keyOf(line))).map(({ at: _, ...line }) => line);
}

/** Maximum number of lines of one payout. A seller with more receives several payouts in a period. */
export const MAX_LINES = 500;

/** Returns the sum of the first lines by their number, from none to all. */
function sumsOfFirst(lines: readonly PayoutLine[]): number[] {
  let sum = 0;
  return [0, ...lines.map(({ cents }) => (sum += cents))];
}

/**
 * Returns the lines of the next payout among those that may be paid out: all of them, or the largest refunds and the
 * largest shares. Refunds wait for a later payout as far as the shares in this one do not exceed them. Returns none
 * while the lines are not worth a payout: its sum is positive, and no more than that of all lines together.
 */
export function linesOfNext(all: readonly PayoutLine[], max = MAX_LINES): PayoutLine[] {
  const total = sumOf(all);
  if (all.length <= max) return total > 0 ? [...all] : [];
  const bySize = all.toSorted((a, b) => Math.abs(b.cents) - Math.abs(a.cents));
  const refunds = bySize.filter(({ cents }) => cents < 0).slice(0, Math.floor(max / 2));
  const shares = bySize.filter(({ cents }) => cents >= 0).slice(0, max);
  const [refunded, shared] = [sumsOfFirst(refunds), sumsOfFirst(shares)];
  for (let deducted = refunds.length; deducted >= 0; deducted -= 1)
    for (let paid = Math.min(shares.length, max - deducted); paid > 0; paid -= 1) {
      const cents = (refunded[deducted] ?? 0) + (shared[paid] ?? 0);
      if (cents > 0 && cents <= total) return [...refunds.slice(0, deducted), ...shares.slice(0, paid)];
    }
  return [];
}

/**
 * Whether the seller's share of a line may be paid out: captured, handed over before a moment, not refunded, no return
 * open.
 */
export const mayMature = (line: PaymentLine, handedBefore: Date): boolean =>
  awaitsMaturity(line) && !isReturnOpen(line) && line.handedAt < handedBefore;
