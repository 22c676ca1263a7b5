import type { Notification } from '@ethereal/contracts/notifications';

/** Notifications of one topic, newest first. */
export type NotificationGroup = [latest: Notification, ...earlier: Notification[]];

/** Groups notifications by topic, in the order of each topic's newest. */
export function byTopic(notifications: readonly Notification[]): NotificationGroup[] {
  const groups = new Map<string, NotificationGroup>();
  for (const notification of notifications) {
    const key = notification.topic ?? notification._id;
    const group = groups.get(key);
    if (group) group.push(notification);
    else groups.set(key, [notification]);
  }
  return [...groups.values()];
}

/** Returns the ids of the unread notifications. */
export const unreadIds = (notifications: readonly Notification[]): string[] =>
  notifications.filter(({ readAt }) => readAt === null).map(({ _id }) => _id);
