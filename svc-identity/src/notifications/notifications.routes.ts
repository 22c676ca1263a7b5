import {
  getNotificationPreferences,
  listNotifications,
  readNotifications,
  setNotificationPreferences,
} from '@ethereal/contracts/notifications';
import { readPage } from '@ethereal/service-kit/paging';
import { route, uncached } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Shared } from '../shared/shared.ts';
import { findCaller } from '../users/caller.ts';
import { toPreferences } from '../users/preferences.ts';
import { toAnswer } from './notification.ts';
import type { NotificationsStore } from './notifications.store.ts';
import type { Hub } from './stream/hub.ts';

const PAGE_SIZE = 20;
type NotificationsDeps = Shared & { notifications: NotificationsStore; hub: Hub };

/** Registers the calls that list and read notifications and change their mails. */
export function mountNotifications(router: Router, deps: NotificationsDeps): void {
  const { users, notifications, hub, now } = deps;

  route(router, listNotifications, deps, async ({ user, query: { limit = PAGE_SIZE, cursor } }) => {
    const [{ page, nextCursor }, unread] = await Promise.all([
      readPage(
        { limit, cursor },
        (count, after) => notifications.page(user.id, count, after),
        ({ createdAt }) => createdAt,
      ),
      notifications.countUnread(user.id),
    ]);
    return uncached({ notifications: page.map(toAnswer), unread, nextCursor });
  });

  route(router, readNotifications, deps, async ({ user, body }) => {
    await notifications.markRead(user.id, 'ids' in body ? body.ids : 'all', now());
    hub.kick();
    return uncached({ unread: await notifications.countUnread(user.id) });
  });

  route(router, getNotificationPreferences, deps, async ({ user }) => {
    const { mailChoices } = await findCaller(users, user);
    return uncached(toPreferences(mailChoices));
  });

  route(router, setNotificationPreferences, deps, async ({ user, body }) => {
    await users.setMailChoices((await findCaller(users, user))._id, body.mail);
    const { mailChoices } = await findCaller(users, user);
    return uncached(toPreferences(mailChoices));
  });
}
