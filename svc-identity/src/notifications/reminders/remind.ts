import { workOnEach } from '@ethereal/service-kit/each';
import { type RepeatOptions, repeat } from '@ethereal/service-kit/repeat';
import { isMailed } from '../../users/preferences.ts';
import type { UsersStore } from '../../users/users.store.ts';
import { type Draft, newNotification } from '../notification.ts';
import type { NotificationsStore } from '../notifications.store.ts';
import { buyersOrderPath } from '../order-places.ts';
import { verbOf } from '../verb-of.ts';
import type { Reminder } from './reminders.rules.ts';
import type { RemindersStore } from './reminders.store.ts';

/** Pause between two searches for due reminders, in milliseconds. */
const EVERY_MS = 5000;
/** Number of reminders of one run. */
const AT_ONCE = 100;

type RemindDeps = Pick<RepeatOptions, 'logger' | 'onStop'> & {
  users: Pick<UsersStore, 'findRecipients'>;
  reminders: Pick<RemindersStore, 'due' | 'finish'>;
  notifications: Pick<NotificationsStore, 'add'>;
  now(): Date;
  /** Called after new notifications were stored, for the open streams. */
  onNews(): void;
};

function draftOf({ person, item, order, name, picture }: Reminder): Draft {
  const subject = 'How do you like what you bought?';
  const link = buyersOrderPath(order);
  const line = {
    subject,
    heading: subject,
    key: item,
    label: name,
    value: 'Arrived a week ago',
    action: 'Write a review',
  };
  const text = `${name} ${verbOf(name, 'has', 'have')} been with you for a week: write a review for other buyers.`;
  return { user: person, type: 'review-reminder', text, link, picture, topic: `review:${item}`, line };
}

/** Reminds buyers to review what they received a week ago, once for each item. */
export function remindBuyers(deps: RemindDeps): void {
  const { users, reminders, notifications, now, onNews } = deps;
  const work = async () => {
    const due = await reminders.due(now(), AT_ONCE);
    const people = await users.findRecipients(due.map(({ person }) => person));
    const reminding = workOnEach(due, async (reminder) => {
      const recipient = people.get(reminder.person);
      // The notification has the same id after a crash, so it is stored once.
      const event = { id: `review:${reminder._id}`, time: now().toISOString() };
      const mailed = recipient !== undefined && isMailed('review-reminder', recipient.mailChoices);
      if (recipient) await notifications.add([newNotification(draftOf(reminder), { event, now: now(), mailed })]);
      await reminders.finish(reminder, now());
    });
    await reminding.finally(() => {
      if (due.length > 0) onNews();
    });
  };
  repeat(work, { ...deps, job: 'reminding buyers to review', everyMs: EVERY_MS });
}
