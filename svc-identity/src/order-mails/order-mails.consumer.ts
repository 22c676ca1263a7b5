import { eventOf } from '@ethereal/contracts/events';
import type { Broker } from '@ethereal/service-kit/events/broker';
import { type Consumer, consume } from '@ethereal/service-kit/events/consumer';
import type { Logger } from '@ethereal/service-kit/logger';
import type { PostOffice } from '../mail/post-office.ts';
import type { UsersStore } from '../users/users.store.ts';
import { orderMail } from './order-mails.ts';

const TYPES = ['order.placed', 'order.status-changed'] as const;

type OrderMailsOptions = {
  broker: Broker;
  logger: Logger;
  users: UsersStore;
  postOffice: PostOffice;
  queue: string;
};

/** Mails buyers about their orders. An event that comes twice is one mail: the outbox has it by its id. */
export function consumeOrderEvents(options: OrderMailsOptions): Consumer {
  const { broker, logger, users, postOffice, queue } = options;
  return consume({
    broker,
    logger,
    queue,
    bindings: TYPES,
    schema: eventOf(TYPES),
    async handle(event) {
      const buyer = await users.find(event.data.buyer);
      if (!buyer) {
        logger.warn({ event: event.id }, 'an order of somebody unknown: there is nobody to mail');
        return;
      }
      await postOffice.post(orderMail(event, buyer.email));
    },
  });
}
