import { z } from 'zod';
import { id, moment } from './common.ts';
import { defineEvent } from './event.ts';
import { itemEvents, ofPerson } from './events/item-events.ts';
import { orderEvents } from './events/order-events.ts';
import { endedSession } from './identity/ended-sessions.ts';
import { SIDES } from './messages.ts';
import { notificationRequested, notificationSettled } from './notifications.ts';
import { REPORT_ACTIONS, REPORT_KINDS } from './report-words.ts';

export { MAX_CHANGES } from './events/item-events.ts';
export { type ReplicatedItem, replicatedItem } from './items/replicated-item.ts';

/** Topic exchange of all events; the routing key is the event's type. */
export const EVENTS_EXCHANGE = 'ethereal.events';

const reported = z.object({
  report: id,
  kind: z.enum(REPORT_KINDS),
  target: id,
  /** Name of the target as the shop showed it; `link` is its page. */
  name: z.string(),
  link: z.string(),
  person: z.string().max(100),
  action: z.enum(REPORT_ACTIONS),
  by: id,
});

/** A message by its id, and the side that sent, read or reported it; never its text. */
const aboutMessage = z.object({ message: id, side: z.enum(SIDES) });
/** Ids of the two people; without a deleted account. Services that store events leave them out. */
const people = z.array(id).max(2);

/**
 * Every event, by its type. `subject` is the item; for `items.*` the seller, for `order.*` and `payment.*` the order,
 * for `user.*` the user, for `report.*` the report, for `message.*` and `conversation.*` the conversation.
 */
export const EVENTS = {
  ...itemEvents,
  /**
   * `subject` is the report. `person` is the owner of the item or review, or the seller; it no longer names a person
   * once the account is deleted.
   */
  'report.decided': defineEvent('report.decided', reported.extend({ reason: z.string() })).describe(
    'The desk decided a report; svc-identity notifies the person concerned, and suspends them if so decided.',
  ),
  'report.undone': defineEvent('report.undone', reported).describe(
    'A decision was undone, with its effects; `action` is the decision, `by` the operator who undid it.',
  ),
  ...orderEvents,
  'message.sent': defineEvent('message.sent', aboutMessage.extend({ people })).describe(
    'A message was sent by one side of a conversation; `subject` is the conversation.',
  ),
  'message.delivered': defineEvent('message.delivered', aboutMessage.extend({ people })).describe(
    'The messages up to one have reached a page of the person of `side`.',
  ),
  'message.read': defineEvent('message.read', aboutMessage.extend({ people })).describe(
    'One side of a conversation has read the messages up to one.',
  ),
  'conversation.block-changed': defineEvent('conversation.block-changed', z.object({ people })).describe(
    'One person of a conversation has blocked the other, or has ended the block: in all conversations of the two.',
  ),
  'conversation.reported': defineEvent('conversation.reported', aboutMessage).describe(
    'One side of a conversation reported a message of the other to the desk.',
  ),
  'notification.requested': notificationRequested,
  'notification.settled': notificationSettled,
  'user.joined': defineEvent('user.joined', z.object({})).describe('A person signed up.'),
  // Every session of a user that began at or before `from` has ended, except that of the token `except`.
  'user.sessions-ended': defineEvent(
    'user.sessions-ended',
    z.object({ from: moment, except: z.string().max(100).nullable() }),
  ).describe('The earlier sessions of a user have ended; each instance of each service stores the revocation.'),
  'session.ended': defineEvent('session.ended', endedSession).describe(
    'A session of a user has ended; each instance of each service stores the revocation until its token expires.',
  ),
  /** Published when an operator suspends a person. Their sessions have ended, and their items leave the shop. */
  'user.suspended': defineEvent('user.suspended', z.object({ user: id, reason: z.string() }), ofPerson).describe(
    'An operator suspended a person; their items leave lists, pages and carts.',
  ),
  'user.restored': defineEvent('user.restored', z.object({ user: id }), ofPerson).describe(
    'An operator restored a suspended person; their items are back.',
  ),
  // Published when an account was deleted. Every service erases or anonymizes its data on the person and confirms it
  // with `user.erased`.
  'user.deleted': defineEvent('user.deleted', z.object({})).describe(
    'A person deleted their account; every service erases its data of that person.',
  ),
  'user.erased': defineEvent('user.erased', z.object({ service: z.string().max(100) })).describe(
    'A service has erased or anonymized its data of a deleted account.',
  ),
} as const;

/** Events that any service may publish without declaring them. */
export const OPEN_EVENTS: readonly string[] = ['notification.requested', 'notification.settled'];

export { changesOf } from './event.ts';

export type EventType = keyof typeof EVENTS;
export type EventOf<T extends EventType> = z.output<(typeof EVENTS)[T]>;
export type AnyEvent = { [T in EventType]: EventOf<T> }[EventType];

/** Returns the schema of an event of any of the given types. It rejects events of other types. */
export function eventOf<const T extends EventType>(types: readonly T[]): z.ZodType<EventOf<T>> {
  const [first, ...more] = types.map((type) => EVENTS[type]);
  if (!first) throw new Error('An event must have a type.');
  // A discriminated union selects the schema by its type. Trying one schema after the other takes several times as
  // long.
  return z.discriminatedUnion('type', [first, ...more]) as unknown as z.ZodType<EventOf<T>>;
}
