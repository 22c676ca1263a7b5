import type { EventOf } from '@ethereal/contracts/events';
import { isType, NOTIFICATION_TYPES } from '@ethereal/contracts/notifications';
import { type Consumer, consumeTypes, type Receiving } from '@ethereal/service-kit/events/consumer';
import { area } from '../../area.ts';
import { isMailed } from '../users/preferences.ts';
import type { UsersStore } from '../users/users.store.ts';
import { type Draft, newNotification } from './notification.ts';
import type { NotificationsStore } from './notifications.store.ts';

const REQUESTS = area.consumes['svc-identity.mail.requests'];
type Requested = EventOf<'notification.requested'>;

type Options = Receiving & {
  users: Pick<UsersStore, 'findRecipients'>;
  notifications: Pick<NotificationsStore, 'add' | 'settleTopic'>;
  now(): Date;
  /** Called after a change, for the open streams. */
  onNews(): void;
};

/** Returns the draft of a request; the text of a mail is left out when none is sent. */
function draftOf({ subject, data }: Requested, mailed: boolean): Draft {
  const { person, type, text, link, topic, picture, mail } = data;
  const label = isType(type) && type !== 'other' ? NOTIFICATION_TYPES[type].label : 'News from Ethereal.';
  const wish = mail || undefined;
  const heading = wish?.subject ?? label;
  const line = { subject: heading, heading, key: subject, label: heading, value: text };
  const body = mailed && wish?.body;
  return { user: person, type, text, link, topic, picture, line: { ...line, ...(body && { body }) } };
}

/** Creates and settles the notifications that other services request. Idempotent: an event creates one notification. */
export function consumeNotificationRequests(options: Options): Consumer {
  const { users, notifications, now, onNews, ...consumer } = options;

  async function create(event: Requested): Promise<void> {
    const { person, type, mail } = event.data;
    const recipient = (await users.findRecipients([person])).get(person);
    if (!recipient) return;
    const at = now();
    const wish = mail || undefined;
    const mailed = mail !== false && isMailed(type, recipient.mailChoices);
    const record = newNotification(draftOf(event, mailed), { event, now: at, mailed });
    const delayMs = 1000 * (wish?.afterSeconds ?? 0);
    const delayed = { ...record, mailAt: new Date(at.getTime() + delayMs), unlessRead: true as const };
    await notifications.add([delayMs > 0 ? delayed : record]);
    onNews();
  }

  return consumeTypes({
    ...consumer,
    types: REQUESTS,
    async handle(event) {
      if (event.type === 'notification.requested') return create(event);
      const { person, topic } = event.data;
      if (await notifications.settleTopic(person, topic, now())) onNews();
    },
  });
}
