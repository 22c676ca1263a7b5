import { z } from 'zod';
import { AS_CHANGE, defineCall } from './call.ts';
import { id, moment, paging, recordByLine } from './common.ts';
import { defineEvent } from './event.ts';

/**
 * Types of notifications, each with its label in the preferences and whether it is mailed by default. Types without a
 * row count as `other`.
 */
export const NOTIFICATION_TYPES = {
  'order-placed': { label: 'A new order of your items', mailed: true },
  'order-cancelled': { label: 'An item of an order was cancelled', mailed: true },
  'return-requested': { label: 'Somebody wants to return an item of yours', mailed: true },
  'order-status': { label: 'An item you ordered changed its status', mailed: true },
  'order-refunded': { label: 'Something you paid by card was refunded', mailed: true },
  'return-answered': { label: 'News of a return of yours', mailed: true },
  'review-written': { label: 'A new review of an item of yours', mailed: true },
  'review-answered': { label: 'The seller answered your review', mailed: true },
  'review-reminder': { label: 'A reminder to review what you bought', mailed: true },
  'stock-low': { label: 'An item of yours runs low', mailed: true },
  'favourite-cheaper': { label: 'A favorite of yours is cheaper', mailed: false },
  'favourite-in-stock': { label: 'A favorite of yours is back in stock', mailed: true },
  'report-decided': { label: 'Ethereal. decided on something of yours', mailed: true },
  message: { label: 'A message about something you sell or buy', mailed: true },
  other: { label: 'Other news', mailed: true },
} as const;
export type NotificationType = keyof typeof NOTIFICATION_TYPES;

/** Whether the preferences have a row for a type. */
export const isType = (name: string): name is NotificationType => Object.hasOwn(NOTIFICATION_TYPES, name);
/** Types of notifications, in the order in which the preferences show them. */
export const NOTIFICATION_TYPE_NAMES = Object.keys(NOTIFICATION_TYPES).filter(isType);

/** A notification as its recipient reads it. */
export const notification = z.object({
  _id: id,
  /** A row of `NOTIFICATION_TYPES`, or another word, which readers show in a neutral form. */
  type: z.string(),
  text: z.string(),
  /** Target of the notification: a path of the site. */
  link: z.string(),
  /**
   * Thing that the notification is about, such as one order or item. Notifications with the same topic belong together.
   */
  topic: z.string().optional(),
  /** Address of the item's picture, or of an order's first item; absent when there is no picture to show. */
  picture: z.string().optional(),
  createdAt: moment,
  readAt: moment.nullable(),
});
export type Notification = z.output<typeof notification>;

/**
 * Path of a page of the site. `//host` and `/\\host` are rejected, because browsers read them as addresses
 * of other sites.
 */
const sitePath = z.string().regex(/^\/(?![/\\])[!-[\]-~]{0,299}$/, 'Must be a path of this site.');
const topic = z.string().min(1).max(100);

/** Requests one notification, from any service; `subject` is the thing that it is about. */
export const notificationRequested = defineEvent(
  'notification.requested',
  z.object({
    person: id,
    /** A row of `NOTIFICATION_TYPES`, or a word of the publisher, which follows the preference `other`. */
    type: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'A type is a word in lower case.'),
    text: z.string().min(1).max(300),
    link: sitePath,
    /** Notifications with the same topic are mailed together and settled together. */
    topic,
    picture: z.string().max(500).optional(),
    /**
     * `false` never mails it. Otherwise the person's preference applies: the mail has this subject line, is sent after
     * `afterSeconds`, and is not sent when the notification was read by then. `body` is in the mail alone, below its
     * heading: it is deleted when the mail is sent or cancelled.
     */
    mail: z
      .union([
        z.literal(false),
        z.object({
          subject: z.string().min(1).max(120).optional(),
          body: z.string().min(1).max(2000).optional(),
          afterSeconds: z.int().min(0).max(86_400).optional(),
        }),
      ])
      .optional(),
  }),
).describe('A service requests a notification of one person: svc-identity shows and mails it.');

/** Published when a person has dealt with a topic, for example by reading the conversation. */
export const notificationSettled = defineEvent('notification.settled', z.object({ person: id, topic })).describe(
  'Marks the notifications of a topic as read and cancels their mails.',
);

/** Whether notifications of each type are mailed, too. */
const notificationPreferences = z.object({ mail: recordByLine(100, z.boolean()) });
export type NotificationPreferences = z.output<typeof notificationPreferences>;

const service = 'svc-identity';
const unread = z.object({ unread: z.int() });

export const listNotifications = defineCall({
  id: 'listNotifications',
  service,
  method: 'GET',
  path: '/api/notifications',
  auth: true,
  summary: "List the caller's notifications, newest first, and how many are unread",
  query: z.object(paging),
  success: {
    status: 200,
    body: unread.extend({ notifications: z.array(notification), nextCursor: z.string().nullable() }),
  },
  failures: { 400: 'The limit or the cursor is malformed.' },
});

export const readNotifications = defineCall({
  id: 'readNotifications',
  service,
  method: 'POST',
  path: '/api/notifications/read',
  auth: true,
  summary: 'Mark notifications as read: some by their ids, or all; answers how many are still unread',
  body: z.union([
    z.strictObject({ ids: z.array(id).min(1, 'Name at least one.').max(200, 'At most 200 at a time.') }),
    z.strictObject({ all: z.literal(true) }),
  ]),
  success: { status: 200, body: unread },
  failures: { 400: 'Neither ids nor all.' },
  limitedBy: AS_CHANGE,
});

/**
 * `text/event-stream`: `event: unread` with `{ unread }` immediately and after every change, `event: notification` with
 * a `notification` for each new one. `Last-Event-ID` replays missed events.
 */
export const streamNotifications = defineCall({
  id: 'streamNotifications',
  service,
  method: 'GET',
  path: '/api/notifications/stream',
  auth: true,
  summary: "Stream the caller's new notifications and unread count as server-sent events",
  success: { status: 200, body: z.string(), types: ['text/event-stream'] },
  failures: { 503: 'Too many open streams.' },
  transfer: 'stream',
});

export const getNotificationPreferences = defineCall({
  id: 'getNotificationPreferences',
  service,
  method: 'GET',
  path: '/api/notifications/preferences',
  auth: true,
  summary: 'List which notifications are mailed to the caller',
  success: { status: 200, body: notificationPreferences },
});

export const setNotificationPreferences = defineCall({
  id: 'setNotificationPreferences',
  service,
  method: 'PUT',
  path: '/api/notifications/preferences',
  auth: true,
  summary: 'Set which notifications are mailed; other types stay unchanged',
  body: z.strictObject({ mail: z.partialRecord(z.enum(NOTIFICATION_TYPE_NAMES), z.boolean()) }),
  success: { status: 200, body: notificationPreferences },
  limitedBy: AS_CHANGE,
});
