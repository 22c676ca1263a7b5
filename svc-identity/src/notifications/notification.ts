import { createHash } from 'node:crypto';
import { DAY_MS } from '@ethereal/contracts/durations';
import type { Notification } from '@ethereal/contracts/notifications';
import type { Good } from '../mail/letter.ts';

/** Content of a mail. Of several lines with one `key`, such as an order line, only the latest is mailed. */
type MailLine = {
  subject: string;
  heading: string;
  key: string;
  label: string;
  detail?: string | undefined;
  value: string;
  /** Text below the heading; it is deleted when the mail is sent or cancelled. */
  body?: string;
  /** Rows of goods and facts of a mail about this notification alone, in place of label and value. */
  goods?: Good[];
  rows?: { label: string; value: string }[];
  /** Order whose address and payment the mail states; they are read when it is sent. */
  order?: string;
  /** Label of the button; 'View your notifications' for a mail about several places. */
  action?: string;
  /** Path to which the button leads; the notification's `link` if absent. */
  path?: string;
};

/** A notification before it is stored. */
export type Draft = {
  user: string;
  /** A row of `NOTIFICATION_TYPES`, or a type of the service that requested the notification. */
  type: string;
  text: string;
  link: string;
  /** Address of the picture to show. */
  picture?: string | undefined;
  /** Subject by which mails are collected, such as an order or an item. */
  topic: string;
  line: MailLine;
};

export type NotificationRecord = Draft & {
  _id: string;
  /** Time of the event. */
  createdAt: Date;
  readAt: Date | null;
  /** Time of the last write, by the clock of the instance that wrote; streams follow it. */
  changedAt: Date;
  /** State of the mail. `due`: to be sent at or after `mailAt`. */
  mail: 'due' | 'settled';
  mailAt: Date;
  /** Whether the mail is cancelled when the notification is read before `mailAt`. */
  unlessRead?: true;
  expiresAt: Date;
};

/** Time for which a notification is stored, in milliseconds. */
const KEPT_MS = 180 * DAY_MS;
/** Length of an id, in hexadecimal digits. */
const ID_LENGTH = 24;

/** Returns the same id for the same event and person, so that a repeated event notifies once. */
export function notificationId(eventId: string, user: string): string {
  return createHash('sha256').update(`${eventId}\n${user}`).digest('hex').slice(0, ID_LENGTH);
}

/** Returns the stored notification of a draft. */
export function newNotification(
  draft: Draft,
  { event, now, mailed }: { event: { id: string; time: string }; now: Date; mailed: boolean },
): NotificationRecord {
  return {
    _id: notificationId(event.id, draft.user),
    ...draft,
    createdAt: new Date(event.time),
    readAt: null,
    changedAt: now,
    mail: mailed ? 'due' : 'settled',
    mailAt: now,
    expiresAt: new Date(now.getTime() + KEPT_MS),
  };
}

/** Returns a notification as its person receives it. */
export function toAnswer(record: NotificationRecord): Notification {
  const { _id, type, text, link, topic, picture, createdAt, readAt } = record;
  return {
    _id,
    type,
    text,
    link,
    topic,
    ...(picture && { picture }),
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}
