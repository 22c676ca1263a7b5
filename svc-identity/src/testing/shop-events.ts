import type { EventOf } from '@ethereal/contracts/events';
import type { ItemStatus } from '@ethereal/contracts/orders';
import { connectBroker } from '@ethereal/service-kit/events/broker';
import { newEvent } from '@ethereal/service-kit/events/event';
import { createPublisher } from '@ethereal/service-kit/events/publisher';
import { newId } from '@ethereal/service-kit/ids';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { vi } from 'vitest';
import { NOTIFIED_TYPES, type NotifiedEvent } from '../notifications/drafts.ts';

type ShopEvent = NotifiedEvent | EventOf<'notification.requested' | 'notification.settled'>;

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
export async function openShop({ env }: { env: Record<string, string> }) {
  const { RABBITMQ_URL: url = '', EVENTS_EXCHANGE: exchange = '' } = env;
  const broker = await connectBroker({ url, exchange, logger: testLogger, name: 'test' });
  await broker.ready();
  const publisher = createPublisher({
    broker,
    logger: testLogger,
    mustRoute: [...NOTIFIED_TYPES, 'notification.requested', 'notification.settled'],
  });
  return {
    async publish(...events: ShopEvent[]): Promise<void> {
      for (const event of events) await vi.waitFor(() => publisher.publish(event), { timeout: 10_000, interval: 50 });
    },
    close: broker.close,
  };
}
