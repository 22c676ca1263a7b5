import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { expect, test } from 'vitest';
import { draftsOf } from './drafts.ts';
import { notificationLetter } from './mails/notification-letter.ts';
import { notificationId } from './notification.ts';
import { verbOf } from './verb-of.ts';

const [seller, other, buyer, order] = [newId(), newId(), newId(), newId()];
const line = (name: string, by: string, quantity = 1) => ({
  item: newId(),
  name,
  quantity,
  priceCents: 100,
  seller: by,
  sizeChosen: null,
});

test('notifies each seller of an order once, of their own items', () => {
  const items = [line('Dress', seller, 2), line('Ring', other), line('Hat', other, 3)];
  const data = { order, buyer, items, totalCents: 600 };
  const drafts = draftsOf(newEvent({ type: 'order.placed', source: 'svc-orders', subject: order, data }));
  expect(drafts.map(({ user, text }) => [user, text])).toEqual([
    [seller, 'You sold 2 × Dress.'],
    [other, 'You sold 4 pieces of 2 items.'],
  ]);
});

test('mails the buyer where an approved return goes, and who pays for the parcel', () => {
  const data = {
    order,
    buyer,
    seller,
    item: newId(),
    itemName: 'Ring',
    quantity: 1,
    priceCents: 100,
    state: 'approved' as const,
    reason: 'Too small',
    sendTo: '1 Depot Road, Albany',
    paidBy: 'seller' as const,
  };
  const event = newEvent({ type: 'order.return-changed', source: 'svc-orders', subject: order, data });
  const details = (drafts: ReturnType<typeof draftsOf>) => drafts.map(({ line }) => line?.detail);
  expect(details(draftsOf(event))).toEqual([
    '$1.00 · Send it to: 1 Depot Road, Albany · The seller pays for the parcel',
  ]);
  expect(details(draftsOf({ ...event, data: { ...data, state: 'declined' } }))).toEqual(['$1.00']);
});

test('mails the promised days while an item is on its way, and that it was due once they have passed', () => {
  const arrives = { from: '2026-12-02', to: '2026-12-04' };
  const data = { order, buyer, item: newId(), itemName: 'Ring', quantity: 1, priceCents: 100, arrives };
  const detailOf = (status: 'Pending' | 'Out for Shipping' | 'Handed', time: string) => {
    const event = newEvent({
      type: 'order.status-changed',
      source: 'svc-orders',
      subject: order,
      data: { ...data, status, ...(status === 'Out for Shipping' && { shipment: { carrier: 'UPS' as const } }) },
      now: new Date(time),
    });
    return draftsOf(event).map(({ line: { detail } }) => detail);
  };
  expect(detailOf('Out for Shipping', '2026-12-01T12:00:00Z')).toEqual([
    '$1.00 · UPS · Arrives Wed, Dec 2 – Fri, Dec 4',
  ]);
  expect(detailOf('Pending', '2026-12-06T12:00:00Z')).toEqual(['$1.00 · Was due Wed, Dec 2 – Fri, Dec 4']);
  expect(detailOf('Handed', '2026-12-03T12:00:00Z')).toEqual(['$1.00']);
});

test('confirms a cancellation to the buyer who made it, and that nothing is charged', () => {
  const data = { order, buyer, seller, item: newId(), itemName: 'Ring', quantity: 2, priceCents: 100, by: buyer };
  const drafts = draftsOf(newEvent({ type: 'order.line-cancelled', source: 'svc-orders', subject: order, data }));
  expect(drafts.map(({ user, text, line }) => [user, text, line.detail])).toEqual([
    [buyer, 'You cancelled 2 × Ring.', '$2.00 · Nothing is charged for it'],
    [seller, 'The buyer cancelled 2 × Ring.', '$2.00'],
  ]);
});

test('names a refund of a line without a name by the number of its order', () => {
  const data = { order, buyer, version: 4, state: 'refunded' as const, cents: 1234, items: [newId()] };
  const event = newEvent({
    type: 'payment.refunded',
    source: 'svc-payments',
    subject: order,
    data: { ...data, refunds: [] },
  });
  const text = `$12.34 for order #${order.slice(-8).toUpperCase()} was refunded to your card.`;
  expect(draftsOf(event)).toMatchObject([{ user: buyer, type: 'order-refunded', text }]);
  expect(draftsOf({ ...event, data: { ...event.data, cents: 0 } })).toEqual([]);
});

test('mails refunds of two sizes of one item in two rows, each with its picture, variant and quantity', () => {
  const [item, lineId] = [newId(), newId()];
  const refunded = (goods: { sizeChosen: string; quantity: number }, line: string, cents: number) => {
    const paid = { order, buyer, version: 4, state: 'partly-refunded' as const, items: [item], refunds: [] };
    const named = { name: 'Boots', itemImg: '/images/boots', colorChosen: 'Tan', ...goods };
    const data = { ...paid, cents, lineIds: [line], names: ['Boots'], goods: [named] };
    return draftsOf(newEvent({ type: 'payment.refunded', source: 'svc-payments', subject: order, data }));
  };
  const drafts = [
    ...refunded({ sizeChosen: 'US 9', quantity: 1 }, item, 8000),
    ...refunded({ sizeChosen: 'US 9.5', quantity: 2 }, lineId, 16_000),
  ];
  expect(drafts.map(({ text }) => text)).toEqual([
    '$80.00 for 1 × Boots was refunded to your card.',
    '$160.00 for 2 × Boots was refunded to your card.',
  ]);
  const boots = { picture: '/images/boots' };
  expect(notificationLetter(drafts).goods).toEqual([
    { ...boots, name: '1 × Boots', detail: 'Tan, US 9', value: '$80.00 refunded' },
    { ...boots, name: '2 × Boots', detail: 'Tan, US 9.5', value: '$160.00 refunded' },
  ]);
});

test('names the order in a mail about several of its states', () => {
  const data = { order, buyer, seller, item: newId(), itemName: 'Ring', quantity: 1, priceCents: 100 };
  const received = { ...data, state: 'received' as const, reason: 'x' };
  const source = { source: 'svc-orders', subject: order } as const;
  const drafts = [
    ...draftsOf(newEvent({ ...source, type: 'order.return-changed', data: received })),
    ...draftsOf(
      newEvent({
        ...source,
        type: 'order.status-changed',
        data: { ...data, lineId: newId(), status: 'Handed' as const },
      }),
    ),
  ];
  const number = `#${order.slice(-8).toUpperCase()}`;
  expect(notificationLetter(drafts)).toMatchObject({
    subject: `News of your Ethereal. order (${number})`,
    heading: `News of order ${number}`,
    about: { order },
  });
});

test('derives one id for each person, and the same one each time', () => {
  expect(notificationId('e', seller)).toBe(notificationId('e', seller));
  expect(new Set([notificationId('e', seller), notificationId('e', other), notificationId('f', seller)]).size).toBe(3);
  expect(notificationId('e', seller)).toMatch(/^[0-9a-f]{24}$/);
});

test('shows the picture of the item, and of an order’s first item', () => {
  const items = [{ ...line('Dress', seller), itemImg: '/images/dress' }, line('Ring', seller)];
  const data = { order, buyer, items, totalCents: 200 };
  const placed = newEvent({ type: 'order.placed', source: 'svc-orders', subject: order, data });
  expect(draftsOf(placed).map(({ picture }) => picture)).toEqual(['/images/dress']);
  const moved = { order, buyer, item: newId(), itemName: 'Dress', itemImg: '/images/dress' };
  const handed = newEvent({
    type: 'order.status-changed',
    source: 'svc-orders',
    subject: order,
    data: { ...moved, status: 'Handed' as const },
  });
  expect(draftsOf(handed).map(({ picture }) => picture)).toEqual(['/images/dress']);
});

test('states the seller’s own discount above the sum in the seller’s mail', () => {
  const reduced = { ...line('Dress', seller, 2), discounts: { seller: 40, shop: 100 } };
  const data = { order, buyer, items: [reduced, line('Ring', seller)], totalCents: 160 };
  const [draft] = draftsOf(newEvent({ type: 'order.placed', source: 'svc-orders', subject: order, data }));
  if (!draft) throw new Error('no draft');
  expect(notificationLetter([draft]).rows).toEqual([
    { label: 'Your discount', value: '−$0.40' },
    { label: 'Sum of your items', value: '$2.60' },
  ]);
});

test('names variant and sum in the seller’s mail, which links to the order', () => {
  const items = [{ ...line('Dress', seller, 2), colorChosen: 'Navy', sizeChosen: 'M' }, line('Ring', seller)];
  const data = { order, buyer, items, totalCents: 300 };
  const [draft] = draftsOf(newEvent({ type: 'order.placed', source: 'svc-orders', subject: order, data }));
  if (!draft) throw new Error('no draft');
  const letter = notificationLetter([draft]);
  const number = `#${order.slice(-8).toUpperCase()}`;
  expect(letter.subject).toBe(`New order on Ethereal. (${number})`);
  expect(letter.goods).toMatchObject([
    { name: '2 × Dress', detail: 'Navy, M', value: '$2.00' },
    { name: '1 × Ring', value: '$1.00' },
  ]);
  expect(letter.rows).toEqual([{ label: 'Sum of your items', value: '$3.00' }]);
  expect(letter.action?.path).toBe(`/ethereal/profile/Orders?search=${number.slice(1)}`);
});

test.each([
  ['Ring', 'was'],
  ['Linen Dress', 'was'],
  ['Braided Mule Sandals', 'were'],
  ['Slim Jeans', 'were'],
])('inflects the verb for %s', (name, verb) => {
  expect(verbOf(name, 'was', 'were')).toBe(verb);
});
