import { type Intent, type LineOperation, type PageRequest, type PaymentLine, sumOf } from './intent.ts';

/** Work that is due for a payment, at the provider or in the intent alone. */
export type Operation =
  | { type: LineOperation; line: PaymentLine }
  | { type: 'release-line'; line: PaymentLine }
  | { type: 'release'; authorization: string }
  /** A page that was asked for, and may be there: its answer was lost in a crash. */
  | { type: 'find-page'; request: PageRequest }
  /** A page that may still be paid, or was without our hearing of it. */
  | { type: 'close'; session: string };

/** A capture that was begun is finished, whatever happened to the line since: the provider may have done it. */
const toCapture = (line: PaymentLine): boolean =>
  line.capture === 'started' ||
  (!line.capture && !line.released && !line.cancelledAt && (line.shippedAt ?? line.handedAt) !== undefined);

const toRefund = (line: PaymentLine): boolean =>
  line.capture === 'done' && line.refund !== 'done' && (line.cancelledAt ?? line.returnedAt) !== undefined;

const toRelease = (line: PaymentLine): boolean => !line.capture && !line.released && line.cancelledAt !== undefined;

const isSettled = (line: PaymentLine): boolean => line.capture === 'done' || line.released === true;

/** Releases the rest of the authorization to the buyer's card once every line is captured or released. */
function releaseOfRest({ authorization, lines }: Intent): Operation | undefined {
  if (!authorization || authorization.released || !lines.every(isSettled)) return undefined;
  return lines.some(({ released }) => released) ? { type: 'release', authorization: authorization.id } : undefined;
}

/** Once an order is paid, cancelled or expired, none of its pages may bring anything more. */
function closeOfPage({ sessions, pageRequests: [request] = [] }: Intent): Operation | undefined {
  if (request) return { type: 'find-page', request };
  const open = sessions.find(({ ended }) => !ended);
  return open && { type: 'close', session: open.id };
}

/** Returns the open page that shows another total than the order has since a line was cancelled. */
function outdatedPage({ sessions, lines }: Intent): Operation | undefined {
  const cents = sumOf(lines.filter(({ cancelledAt }) => !cancelledAt));
  const open = sessions.find((session) => !session.ended && session.cents !== cents);
  return open && { type: 'close', session: open.id };
}

/** Returns the next work for the lines and the authorization of a paid order. */
function nextOfPaid(intent: Intent): Operation | undefined {
  const { lines } = intent;
  const capture = lines.find(toCapture);
  if (capture) return { type: 'capture', line: capture };
  const mature = lines.find((line) => line.mature === 'started');
  if (mature) return { type: 'mature', line: mature };
  const refund = lines.find(toRefund);
  if (refund) return { type: 'refund', line: refund };
  const release = lines.find(toRelease);
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
