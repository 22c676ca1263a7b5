import { getUserDetails } from '@ethereal/contracts/identity';
import { orderNumber } from '@ethereal/contracts/orders';
import { type Broker, connectBroker } from '@ethereal/service-kit/events/broker';
import { newEvent } from '@ethereal/service-kit/events/event';
import { createPublisher, type Publisher } from '@ethereal/service-kit/events/publisher';
import { newId } from '@ethereal/service-kit/ids';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestIdentity, type TestIdentity } from '../../testing/identity.ts';
import type { NotifiedEvent } from '../drafts.ts';

let identity: TestIdentity;
let broker: Broker;
let publisher: Publisher;
beforeAll(async () => {
  identity = await openTestIdentity();
  const { RABBITMQ_URL: url = '', EVENTS_EXCHANGE: exchange = '' } = identity.env;
  broker = await connectBroker({ url, exchange, logger: testLogger, name: 'test' });
  await broker.ready();
  publisher = createPublisher({
    broker,
    logger: testLogger,
    mustRoute: ['order.placed', 'order.status-changed'],
  });
});
afterAll(async () => {
  await broker.close();
  await identity.close();
});

const publish = (event: NotifiedEvent) => vi.waitFor(() => publisher.publish(event), { timeout: 10_000, interval: 50 });
const placedBy = (
  buyer: string,
  { order = newId(), paidAt, reduced = {} }: { order?: string; paidAt?: string; reduced?: object } = {},
): NotifiedEvent => {
  const line = { item: newId(), quantity: 2, priceCents: 123_450, seller: newId() };
  return newEvent({
    type: 'order.placed',
    source: 'svc-orders',
    subject: order,
    data: {
      order,
      buyer,
      totalCents: 248_895,
      ...(paidAt && { paidAt }),
      ...reduced,
      items: [
        { ...line, name: 'Linen <i>Dress</i>', colorChosen: 'Navy', sizeChosen: 'M' },
        { ...line, name: 'Ring', quantity: 1, priceCents: 1995, sizeChosen: null },
      ],
    },
  });
};
async function buyer() {
  const person = await identity.loggedIn();
  const { body } = await identity.ask(getUserDetails, { token: person.token });
  return { ...person, id: String(body._id) };
}

describe('the mail of an order', () => {
  it('states the discount with its codes above the total', async () => {
    const { id, email } = await buyer();
    await publish(placedBy(id, { reduced: { codes: ['TEN', 'SHOP'], discountCents: 1000, totalCents: 247_895 } }));
    const mail = await identity.mailbox.next(email, /Your Ethereal\. order/);
    expect(mail.text).toContain('Discount (TEN, SHOP): −$10.00\nTotal Price: $2,478.95');
  });

  it('lists the ordered items once, even when the event is delivered twice', async () => {
    const { id, email } = await buyer();
    const event = placedBy(id);
    await publish(event);
    await publish(event);
    const after = placedBy(id);
    await publish(after);
    const mail = await identity.mailbox.next(email, /Your Ethereal\. order/, 2);
    const [first] = identity.mailbox.to(email, /Your Ethereal\. order/);
    expect(first?.text).toContain(`order ${orderNumber(event.subject)}`);
    expect(first?.text).toContain('2 × Linen <i>Dress</i>, Navy, M: $2,469.00');
    expect(first?.text).toContain('1 × Ring: $19.95');
    expect(first?.text).toContain('Total Price: $2,488.95');
    expect(first?.html).toContain('Linen &lt;i&gt;Dress&lt;/i&gt;');
    expect(mail.text).toContain(`order ${orderNumber(after.subject)}`);
    expect(mail.subject).toBe(`Your Ethereal. order (${orderNumber(after.subject)})`);
    const path = `https://shop.ethereal.test/ethereal/profile/BuyerOrderpage/${after.subject}`;
    expect(mail.text).toContain(`View order ${orderNumber(after.subject)}:\n${path}`);
    expect(await identity.db.collection('mails').countDocuments({ to: email, _id: /^order-/ as never })).toBe(2);
  });

  it('includes the receipt of an order by card', async () => {
    const { id, email } = await buyer();
    const event = placedBy(id, { paidAt: '2026-11-24T10:00:00.000Z' });
    await publish(event);
    const mail = await identity.mailbox.next(email, /Your Ethereal\. order and receipt/);
    expect(mail.text).toContain('Total Price: $2,488.95\nCard approved on November 24, 2026: $2,488.95');
    expect(mail.text).toContain(`Your Receipt:\nhttps://shop.ethereal.test/ethereal/profile/receipts/${event.subject}`);
    expect(identity.mailbox.to(email, /Your Ethereal\. order/)).toHaveLength(1);
  });

  it('informs the buyer of a new delivery state', async () => {
    const { id, email } = await buyer();
    const order = newId();
    await publish(
      newEvent({
        type: 'order.status-changed',
        source: 'svc-orders',
        subject: order,
        data: { order, buyer: id, item: newId(), itemName: 'Ring', status: 'Out for Shipping' as const },
      }),
    );
    const mail = await identity.mailbox.next(email, /Out for Shipping/);
    expect(mail.text).toContain('Ring: Out for Shipping');
    expect(mail.text).toContain('https://shop.ethereal.test/ethereal/profile/BuyerOrderpage');
  });

  it('skips an unknown buyer without delaying the others', async () => {
    const { id, email } = await buyer();
    await publish(placedBy(newId()));
    await publish(placedBy(id));
    await identity.mailbox.next(email, /order/);
  });
});
