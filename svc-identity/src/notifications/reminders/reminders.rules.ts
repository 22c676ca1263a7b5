import { DAY_MS } from '@ethereal/contracts/durations';
import type { EventOf } from '@ethereal/contracts/events';

/** Milliseconds after the delivery at which a buyer is reminded to review an item. */
export const REMIND_AFTER_MS = 7 * DAY_MS;

/** A reminder to review an item that its buyer received. */
export type Reminder = { person: string; item: string; order: string; name: string; picture?: string | undefined };

/** Events that begin or end a reminder. */
type ReminderEvent = EventOf<'order.status-changed' | 'order.line-cancelled' | 'order.return-changed' | 'review.added'>;

/** Effect of an event: a new reminder at a time, one that is no longer due, or one that is never due again. */
export type Effect =
  | { type: 'plan'; reminder: Reminder; dueAt: Date }
  | { type: 'drop' | 'finish'; person: string; item: string };

/** Whether an event shows that the buyer has the item and keeps it. */
function isKept(event: Exclude<ReminderEvent, EventOf<'review.added'>>): boolean {
  if (event.type === 'order.status-changed') return event.data.status === 'Handed';
  return event.type === 'order.return-changed' && ['declined', 'withdrawn'].includes(event.data.state);
}

/** Returns the effect of an event; undefined for a purchase of one's own item, which cannot be reviewed. */
export function effectOf(event: ReminderEvent): Effect | undefined {
  if (event.type === 'review.added') return { type: 'finish', person: event.data.user, item: event.subject };
  const { order, buyer: person, item, itemName: name, itemImg: picture } = event.data;
  if (!isKept(event)) return { type: 'drop', person, item };
  if ('seller' in event.data && event.data.seller === person) return undefined;
  const dueAt = new Date(Date.parse(event.time) + REMIND_AFTER_MS);
  return { type: 'plan', reminder: { person, item, order, name, picture }, dueAt };
}
