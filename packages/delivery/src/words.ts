import type { DeliveryWindow } from '@ethereal/contracts/delivery';
import { HOUR_MS } from '@ethereal/contracts/durations';

// Does not import the calendar of holidays, because pages import this file alone.

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' });

/** Milliseconds by which the later of both states is behind UTC: its day ends last. */
const BEHIND_UTC_MS = 8 * HOUR_MS;

/** Whether the last day of a window has ended in both states. */
const isOver = ({ to }: DeliveryWindow, now: Date): boolean =>
  new Date(now.getTime() - BEHIND_UTC_MS).toISOString().slice(0, 10) > to;

/** Returns when a parcel on its way arrives: `Arrives Wed, Dec 2 – Fri, Dec 4`, or `Was due …` once it is late. */
export const arrivalText = (window: DeliveryWindow, now: Date): string =>
  `${isOver(window, now) ? 'Was due' : 'Arrives'} ${windowText(window)}`;

/** Returns the text of a window for buyers: `Wed, Dec 2 – Fri, Dec 4`, or one day where both are equal. */
export function windowText({ from, to }: DeliveryWindow): string {
  const [first, last] = [from, to].map((day) => DAY.format(new Date(day)));
  return first === last ? `${first}` : `${first} – ${last}`;
}
