export { createMailBooksStore } from './mails/mail-books.store.ts';
export { createMailer } from './mails/mailer.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { createNotificationsStore, type NotificationsStore } from './notifications.store.ts';
export { createNotifier } from './notify.ts';
export { consumeOrderEvents } from './order-mails/order-mails.consumer.ts';
export { createStockLevelsStore } from './stock-levels.store.ts';
export { createHub, type Hub } from './stream/hub.ts';
export { notificationStreamRoutes } from './stream/stream.routes.ts';
