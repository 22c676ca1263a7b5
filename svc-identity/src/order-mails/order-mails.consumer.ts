import { eventOf } from '@ethereal/contracts/events';
import type { Broker } from '@ethereal/service-kit/events/broker';
import { type Consumer, consume } from '@ethereal/service-kit/events/consumer';
import type { Logger } from '@ethereal/service-kit/logger';
import type { PostOffice } from '../mail/post-office.ts';
import { TOLD_TYPES } from '../notifications/drafts.ts';
import type { Notify } from '../notifications/notify.ts';
import type { UsersStore } from '../users/users.store.ts';
import { orderMail, type PlacedOrder } from './order-mails.ts';

type OrderMailsOptions = {
  broker: Broker;
  logger: Logger;
  users: UsersStore;
  postOffice: PostOffice;
  notify: Notify;
  queue: string;
};

/** Tells people of what happened, and mails buyers what they ordered. An event that comes twice is told once. */
export function consumeOrderEvents(options: OrderMailsOptions): Consumer {
  const { broker, logger, users, postOffice, notify, queue } = options;

  async function confirm(event: PlacedOrder): Promise<void> {
    const buyer = await users.find(event.data.buyer);
    if (buyer) await postOffice.post(orderMail(event, buyer.email));
    else logger.warn({ event: event.id }, 'an order of somebody unknown: there is nobody to mail');
  }

  return consume({
    broker,
    logger,
    queue,
    bindings: TOLD_TYPES,
    schema: eventOf(TOLD_TYPES),
    async handle(event) {
      await notify(event);
      if (event.type === 'order.placed') await confirm(event);
    },
  });
}
