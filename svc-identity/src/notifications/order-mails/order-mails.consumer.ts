import { eventOf } from '@ethereal/contracts/events';
import type { Broker } from '@ethereal/service-kit/events/broker';
import { type Consumer, consume } from '@ethereal/service-kit/events/consumer';
import type { Logger } from '@ethereal/service-kit/logger';
import type { UsersStore } from '../../accounts/index.ts';
import type { PostOffice } from '../../mail/index.ts';
import { NOTIFIED_TYPES, type NotifiedEvent } from '../drafts.ts';
import { concernedBy, type Notify } from '../notify.ts';
import { orderMail } from './order-mails.ts';

type OrderMailsOptions = {
  broker: Broker;
  logger: Logger;
  users: UsersStore;
  postOffice: PostOffice;
  notify: Notify;
  queue: string;
};

/** So long an event waits for others, in milliseconds: a batch costs a few commands, however large it is. */
const GATHER_MS = 50;

/** Tells people of what happened, and mails buyers what they ordered. An event that comes twice is told once. */
export function consumeOrderEvents(options: OrderMailsOptions): Consumer {
  const { broker, logger, users, postOffice, notify, queue } = options;

  /** Also the buyer, who gets a mail. */
  const concerned = (event: NotifiedEvent) =>
    event.type === 'order.placed' ? [...concernedBy(event), event.data.buyer] : concernedBy(event);

  return consume<NotifiedEvent>({
    broker,
    logger,
    queue,
    bindings: NOTIFIED_TYPES,
    schema: eventOf(NOTIFIED_TYPES),
    maxWaitMs: GATHER_MS,
    async handleBatch(events) {
      const people = await users.findRecipients(events.flatMap(concerned));
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
