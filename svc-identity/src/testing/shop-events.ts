import type { EventOf } from '@ethereal/contracts/events';
import type { ItemStatus } from '@ethereal/contracts/orders';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { openEvents } from '@ethereal/service-kit/testing/events';
import { NOTIFIED_TYPES } from '../notifications/drafts.ts';

/** Returns the event of an order of two units of one item. */
export function placed({ buyer, seller, name = 'Ring' }: { buyer: string; seller: string; name?: string }) {
  const order = newId();
  const line = { item: newId(), name, quantity: 2, priceCents: 1995, seller, sizeChosen: null };
  const data = { order, buyer, items: [line], totalCents: 3990 };
  return newEvent({ type: 'order.placed', source: 'svc-orders', subject: order, data });
}

let statusSaidAt = 0;

/**
 * Returns the event by which a seller changes the status of a line, never twice within one millisecond, as in the real
 * shop.
 */
export function statusOf({ data }: EventOf<'order.placed'>, status: ItemStatus) {
  const { order, buyer, items } = data;
  const { item = newId(), name: itemName = 'Ring' } = items[0] ?? {};
  statusSaidAt = Math.max(Date.now(), statusSaidAt + 1);
  return newEvent({
    now: new Date(statusSaidAt),
    type: 'order.status-changed',
    source: 'svc-orders',
    subject: order,
    data: { order, buyer, item, itemName, status },
  });
}

/** Publishes events as the other services of the shop do. */
export function openShop({ env }: { env: Record<string, string> }) {
  const { RABBITMQ_URL = '', EVENTS_EXCHANGE = '' } = env;
  return openEvents(
    { RABBITMQ_URL, EVENTS_EXCHANGE },
    [],
    [...NOTIFIED_TYPES, 'notification.requested', 'notification.settled', 'user.erased'],
  );
}
