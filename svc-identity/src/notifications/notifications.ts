import type { Part } from '@ethereal/service-kit/define-service';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import type { Shared } from '../shared/shared.ts';
import { createMailBooksStore } from './mails/mail-books.store.ts';
import { startMailer } from './mails/mailer.ts';
import { mountNotifications } from './notifications.routes.ts';
import { createNotificationsStore } from './notifications.store.ts';
import { createNotifier } from './notify.ts';
import { consumeOrderEvents } from './order-mails/order-mails.consumer.ts';
import { remindBuyers } from './reminders/remind.ts';
import { createRemindersStore } from './reminders/reminders.store.ts';
import { consumeNotificationRequests } from './requests.consumer.ts';
import { createStockLevelsStore } from './stock-levels.store.ts';
import { createHub } from './stream/hub.ts';
import { mountNotificationStream } from './stream/stream.routes.ts';

/** Opens notifications: from events and requests, as a list, a stream and mails. */
export async function openNotifications(shared: Shared): Promise<Part> {
  const { config, db, erased } = shared;
  const notifications = createNotificationsStore(db, erased);
  const books = createMailBooksStore(db);
  const reminders = createRemindersStore(db, erased);
  await ensureIndexes(notifications, books, reminders);
  const hub = createHub({ ...shared, notifications });
  startMailer({ ...shared, notifications, books, perHour: config.NOTIFICATION_MAILS_PER_HOUR });
  const onNews = hub.kick;
  const notify = createNotifier({ ...shared, notifications, stockLevels: createStockLevelsStore(db), onNews });
  remindBuyers({ ...shared, reminders, notifications, onNews });
  const queue = config.EVENTS_QUEUE;
  const deps = { ...shared, notifications, hub, onNews, maxStreams: config.NOTIFICATION_STREAMS };
  return {
    consumers: [
      consumeOrderEvents({ ...shared, notify, reminders, queue }),
      consumeNotificationRequests({ ...deps, queue: `${queue}.requests` }),
    ],
    mount(router) {
      mountNotifications(router, deps);
      mountNotificationStream(router, deps);
    },
  };
}
