import type { ErasedPeople } from '@ethereal/service-kit/erased-people';
import { type Consumer, consumeTypes, type Receiving } from '@ethereal/service-kit/events/consumer';
import type { MailQueue } from '../../mail/mail-queue.store.ts';
import type { PostOffice } from '../../mail/post-office.ts';
import type { UsersStore } from '../../users/users.store.ts';
import { NOTIFIED_TYPES, type NotifiedEvent } from '../drafts.ts';
import { concernedBy, type Notify } from '../notify.ts';
import { effectOf } from '../reminders/reminders.rules.ts';
import type { RemindersStore } from '../reminders/reminders.store.ts';
import { orderMail } from './order-mails.ts';

type OrderMailsOptions = Receiving & {
  users: UsersStore;
  postOffice: PostOffice;
  mailQueue: Pick<MailQueue, 'deleteTo'>;
  erased: ErasedPeople;
  notify: Notify;
  reminders: Pick<RemindersStore, 'apply'>;
  now(): Date;
};

/** Milliseconds for which an event waits for others: a batch costs a few commands, however large it is. */
const GATHER_MS = 50;

const remindersOf = (event: NotifiedEvent) => {
  switch (event.type) {
    case 'order.status-changed':
    case 'order.line-cancelled':
    case 'order.return-changed':
    case 'review.added':
      return effectOf(event) ?? [];
    default:
      return [];
  }
};

/** Notifies people of events and mails buyers their order. Idempotent for events that arrive twice. */
export function consumeOrderEvents(options: OrderMailsOptions): Consumer {
  const { broker, logger, users, postOffice, mailQueue, erased, notify, reminders, now, queue } = options;

  /** Returns the people whom an event notifies, and the buyer, who receives a mail. */
  const concerned = (event: NotifiedEvent) =>
    event.type === 'order.placed' ? [...concernedBy(event), event.data.buyer] : concernedBy(event);

  return consumeTypes({
    broker,
    logger,
    queue,
    types: NOTIFIED_TYPES,
    maxWaitMs: GATHER_MS,
    async handleBatch(events) {
      const people = await users.findRecipients(events.flatMap(concerned));
      await notify(events, people);
      await reminders.apply(events.flatMap(remindersOf), now());
      const mails = events.flatMap((event) => {
        if (event.type !== 'order.placed') return [];
        const { buyer } = event.data;
        const recipient = people.get(buyer);
        if (recipient) return { buyer, mail: orderMail(event, recipient.email) };
        logger.warn({ event: event.id, buyer }, 'order confirmation not mailed: the buyer has no account');
        return [];
      });
      await erased.guardAll(
        mails.map(({ buyer }) => buyer),
        async (gone) => {
          const posted = mails.flatMap(({ buyer, mail }) => (gone.has(buyer) ? [] : mail));
          if (posted.length > 0) await postOffice.post(...posted);
        },
        (late) => mailQueue.deleteTo(late.flatMap((buyer) => people.get(buyer)?.email ?? [])),
      );
    },
  });
}
