import { eventOf } from '@ethereal/contracts/events';
import type { Broker } from '@ethereal/service-kit/events/broker';
import { type Consumer, consume } from '@ethereal/service-kit/events/consumer';
import type { Logger } from '@ethereal/service-kit/logger';
import type { PostOffice } from '../mail/post-office.ts';
import { TOLD_TYPES, type ToldEvent } from '../notifications/drafts.ts';
import { concernedBy, type Notify } from '../notifications/notify.ts';
import type { UsersStore } from '../users/users.store.ts';
import { orderMail } from './order-mails.ts';

type OrderMailsOptions = {
  broker: Broker;
  logger: Logger;
  users: UsersStore;
  postOffice: PostOffice;
  notify: Notify;
  queue: string;
};

/** So long an event waits for others, in milliseconds: what is told of them is a few commands, however many there are. */
const GATHER_MS = 50;

/** Tells people of what happened, and mails buyers what they ordered. An event that comes twice is told once. */
export function consumeOrderEvents(options: OrderMailsOptions): Consumer {
  const { broker, logger, users, postOffice, notify, queue } = options;

  /** Also the buyer, who gets a mail. */
  const concerned = (event: ToldEvent) =>
    event.type === 'order.placed' ? [...concernedBy(event), event.data.buyer] : concernedBy(event);

  return consume<ToldEvent>({
    broker,
    logger,
    queue,
    bindings: TOLD_TYPES,
    schema: eventOf(TOLD_TYPES),
    maxWaitMs: GATHER_MS,
    async handleBatch(events) {
      const people = await users.findTold(events.flatMap(concerned));
      await notify(events, people);
      const mails = events.flatMap((event) => {
        if (event.type !== 'order.placed') return [];
        const buyer = people.get(event.data.buyer);
        if (buyer) return orderMail(event, buyer.email);
        logger.warn({ event: event.id }, 'an order of somebody unknown: there is nobody to mail');
        return [];
      });
      if (mails.length > 0) await postOffice.post(...mails);
    },
  });
}
