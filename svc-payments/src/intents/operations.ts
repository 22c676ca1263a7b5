import { type Intent, type LineOperation, type PageRequest, type PaymentLine, sumOf } from './intent.ts';

/** Work that is due for a payment, at the provider or in the intent alone. */
export type Operation =
  | { type: LineOperation; line: PaymentLine }
  | { type: 'release-line'; line: PaymentLine }
  | { type: 'release'; authorization: string }
  /** Look-up of a page that may exist, because its response was lost in a crash. */
  | { type: 'find-page'; request: PageRequest }
  /** Closing of a page that may still be paid, or was paid without a received report. */
  | { type: 'close'; session: string };

/** A started capture is completed, whatever happened to the line since, because the provider may have executed it. */
const needsCapture = (line: PaymentLine): boolean =>
  line.capture === 'started' ||
  (!line.capture && !line.released && !line.cancelledAt && (line.shippedAt ?? line.handedAt) !== undefined);

/** Whether the cents of a captured line are to be refunded, and are not yet. */
export const needsRefund = (line: PaymentLine): boolean =>
  line.capture === 'done' && line.refund !== 'done' && (line.cancelledAt ?? line.returnedAt) !== undefined;

/** Whether the seller's share of a line may mature some time after its handover. */
export const awaitsMaturity = (line: PaymentLine): line is PaymentLine & { handedAt: Date } =>
  line.capture === 'done' && !line.mature && !line.refund && line.handedAt !== undefined;

/** Returns the earliest handover of a line whose share may mature; undefined when there is none. */
export const handedSinceOf = ({ lines }: Intent): Date | undefined =>
  lines
    .filter(awaitsMaturity)
    .map(({ handedAt }) => handedAt)
    .toSorted((a, b) => a.getTime() - b.getTime())[0];

/** Whether nothing more is expected of a paid order: each line was released, was refunded, or has matured. */
export const isOver = ({ due, lines }: Intent): boolean =>
  !due && lines.every((line) => line.released || line.refund === 'done' || line.mature === 'done');

const needsRelease = (line: PaymentLine): boolean => !line.capture && !line.released && line.cancelledAt !== undefined;

const isSettled = (line: PaymentLine): boolean => line.capture === 'done' || line.released === true;

/** Releases the rest of the authorization to the buyer's card once every line is captured or released. */
function releaseOfRest({ authorization, lines }: Intent): Operation | undefined {
  if (!authorization || authorization.released || !lines.every(isSettled)) return undefined;
  return lines.some(({ released }) => released) ? { type: 'release', authorization: authorization.id } : undefined;
}

/**
 * Returns the next page to close of an order that is paid, cancelled or expired, so that no page authorizes anything
 * more.
 */
function closeOfPage({ sessions, pageRequests: [request] = [] }: Intent): Operation | undefined {
  if (request) return { type: 'find-page', request };
  const open = sessions.find(({ ended }) => !ended);
  return open && { type: 'close', session: open.id };
}

/** Returns the open page whose total is outdated, because a line was cancelled since. */
function outdatedPage({ sessions, lines }: Intent): Operation | undefined {
  const cents = sumOf(lines.filter(({ cancelledAt }) => !cancelledAt));
  const open = sessions.find((session) => !session.ended && session.cents !== cents);
  return open && { type: 'close', session: open.id };
}

/** Returns the next work for the lines and the authorization of a paid order. */
function nextOfPaid(intent: Intent): Operation | undefined {
  const { lines } = intent;
  const capture = lines.find(needsCapture);
  if (capture) return { type: 'capture', line: capture };
  const mature = lines.find((line) => line.mature === 'started');
  if (mature) return { type: 'mature', line: mature };
  const refund = lines.find(needsRefund);
  if (refund) return { type: 'refund', line: refund };
  const release = lines.find(needsRelease);
  if (release) return { type: 'release-line', line: release };
  return releaseOfRest(intent);
}

/** Returns the next work for a payment; undefined when nothing is due. Repeated work has no further effect. */
export function nextOperation(intent: Intent): Operation | undefined {
  const surplus = intent.surplus.find(({ released }) => !released);
  if (surplus) return { type: 'release', authorization: surplus.id };
  if (intent.funding === 'created' || intent.funding === 'failed') return outdatedPage(intent);
  return (intent.funding === 'authorized' ? nextOfPaid(intent) : undefined) ?? closeOfPage(intent);
}
