import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { orderNumber } from '@ethereal/contracts/orders';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../../testing/shop-events.ts';
import { openTestIdentity, type TestIdentity } from '../../testing/start-identity.ts';
import type { NotifiedEvent } from '../drafts.ts';

let identity: TestIdentity;
let orders: Server;
/** Answers of svc-orders on orders, by their id; `failing` are those that it cannot answer once. */
const facts = new Map<string, object>();
const failing = new Set<string>();
const ADDRESS = { country: 'United States', phone: '+1 212 555 0100', address2: 'Apt 4', defaultAddress: false };
const address = {
  ...ADDRESS,
  fullname: 'Ada <b>Lee</b>',
  address: '5 Main St',
  city: 'New York',
  state: 'NY',
  zipcode: '10001',
};

/** Starts a server in place of svc-orders. */
async function startOrders(): Promise<string> {
  orders = createServer((request, response) => {
    const id = /^\/internal\/orders\/([0-9a-f]{24})\/mail$/.exec(request.url ?? '')?.[1] ?? '';
    const found = facts.get(id);
    const status = failing.delete(id) ? 500 : found ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(found ?? {}));
  }).listen(0, '127.0.0.1');
  await once(orders, 'listening');
  const at = orders.address();
  return `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`;
}
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  identity = await openTestIdentity({ PERSONAL_DATA_HOLDERS: `svc-orders=${await startOrders()}` });
  shop = await openShop(identity);
});
afterAll(async () => {
  await shop.close();
  await identity.close();
  orders.close();
});

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
      items: [
        { ...line, name: 'Linen <i>Dress</i>', colorChosen: 'Navy', sizeChosen: 'M' },
        { ...line, name: 'Ring', quantity: 1, priceCents: 1995, sizeChosen: null },
      ],
      ...reduced,
    },
  });
};
const soldBy = (seller: string) => ({
  item: newId(),
  name: 'Ring',
  quantity: 1,
  priceCents: 1995,
  sizeChosen: null,
  seller,
});

describe('the mail of an order', () => {
  it('states the discount with its codes above the total', async () => {
    const { id, email } = await identity.loggedIn();
    await shop.publish(placedBy(id, { reduced: { codes: ['TEN', 'SHOP'], discountCents: 1000, totalCents: 247_895 } }));
    const mail = await identity.mailbox.next(email, /Your Ethereal\. order/);
    expect(mail.text).toContain('Discount (TEN, SHOP): −$10.00\nTotal Price: $2,478.95');
  });

  it('lists the ordered items once, even when the event is delivered twice', async () => {
    const { id, email } = await identity.loggedIn();
    const event = placedBy(id);
    await shop.publish(event);
    await shop.publish(event);
    const after = placedBy(id);
    await shop.publish(after);
    const mail = await identity.mailbox.next(email, /Your Ethereal\. order/, 2);
    const [first] = identity.mailbox.to(email, /Your Ethereal\. order/);
    expect(first?.text).toContain(`order ${orderNumber(event.subject)}`);
    expect(first?.text).toContain('2 × Linen <i>Dress</i>: $2,469.00\n  Navy, M\n');
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
    const { id, email } = await identity.loggedIn();
    const event = placedBy(id, { paidAt: '2026-11-24T10:00:00.000Z' });
    await shop.publish(event);
    const mail = await identity.mailbox.next(email, /Your Ethereal\. order and receipt/);
    expect(mail.text).toContain('Total Price: $2,488.95\nCard approved on November 24, 2026: $2,488.95');
    expect(mail.text).toContain(`Your Receipt:\nhttps://shop.ethereal.test/ethereal/profile/receipts/${event.subject}`);
    expect(identity.mailbox.to(email, /Your Ethereal\. order/)).toHaveLength(1);
  });

  it('informs the buyer of a new delivery state', async () => {
    const { id, email } = await identity.loggedIn();
    const order = newId();
    await shop.publish(
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
    const { id, email } = await identity.loggedIn();
    await shop.publish(placedBy(newId()));
    await shop.publish(placedBy(id));
    await identity.mailbox.next(email, /order/);
  });
});

describe('the address in the mails of an order', () => {
  const lines = 'Delivers to: Ada <b>Lee</b>\n5 Main St\nApt 4\nNew York, NY 10001';

  it('reaches buyer and seller after a failed request to svc-orders, and stays out of the database', async () => {
    const [person, seller] = [await identity.loggedIn(), await identity.loggedIn()];
    const order = newId();
    facts.set(order, { address, payment: 'on-delivery' });
    failing.add(order);
    const event = placedBy(person.id, { order, reduced: { items: [soldBy(seller.id)] } });
    await shop.publish(event);
    const mine = await identity.mailbox.next(person.email, /Your Ethereal\. order/);
    expect(mine.text).toContain(`Payment: On delivery\n${lines}`);
    expect(mine.html).toContain('Ada &lt;b&gt;Lee&lt;/b&gt;<br>5 Main St');
    const theirs = await identity.mailbox.next(seller.email, /New order on Ethereal\./);
    expect(theirs.text).toContain(`Sum of your items: $19.95\nPayment: On delivery\n${lines}`);
    const stored = await Promise.all(
      (await identity.db.collections()).map((collection) => collection.find().toArray()),
    );
    expect(JSON.stringify(stored)).toContain(order);
    expect(JSON.stringify(stored)).not.toContain('5 Main St');
  });

  it('stays out of a mail once the buyer is erased, and for an order that svc-orders does not have', async () => {
    const person = await identity.loggedIn();
    const [erased, unknown] = [newId(), newId()];
    facts.set(erased, { address: null, payment: 'card' });
    for (const order of [erased, unknown]) {
      await shop.publish(placedBy(person.id, { order }));
      const pattern = new RegExp(orderNumber(order));
      const mail = await identity.mailbox.next(person.email, pattern);
      expect(mail.text).toContain('Payment: On delivery');
      expect(mail.text).not.toContain('Delivers to');
    }
  });

  it('stands in a mail about a later state, with variant, price and payment', async () => {
    const { id, email } = await identity.loggedIn();
    const order = newId();
    facts.set(order, { address, payment: 'card' });
    const line = { itemName: 'Boots', quantity: 2, priceCents: 8000, colorChosen: 'Tan', sizeChosen: 'US 9.5' };
    const data = { order, buyer: id, item: newId(), status: 'Handed' as const, ...line };
    await shop.publish(newEvent({ type: 'order.status-changed', source: 'svc-orders', subject: order, data }));
    const mail = await identity.mailbox.next(email, /Handed/);
    expect(mail.text).toContain('2 × Boots: Handed\n  Tan, US 9.5\n  $160.00\n');
    expect(mail.text).toContain(`Payment: By card, charged for each item when it ships\n${lines}`);
  });
});
