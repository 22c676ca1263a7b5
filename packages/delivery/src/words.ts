import type { DeliveryWindow } from '@ethereal/contracts/delivery';

// Free of the calendar of holidays: pages import this file alone.

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' });

/** Returns the text of a window for buyers: `Wed, Dec 2 – Fri, Dec 4`, or one day where both are equal. */
export function windowText({ from, to }: DeliveryWindow): string {
  const [first, last] = [from, to].map((day) => DAY.format(new Date(day)));
  return first === last ? `${first}` : `${first} – ${last}`;
}
