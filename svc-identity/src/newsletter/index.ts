export { newsletterRoutes } from './newsletter.routes.ts';
export { createSubscribersStore, type SubscribersStore } from './subscribers.store.ts';
