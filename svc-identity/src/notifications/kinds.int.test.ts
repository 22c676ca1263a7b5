import { listNotifications } from '@ethereal/contracts/notifications';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openShop } from '../testing/shop-events.ts';
import { openTestIdentity, type TestIdentity } from '../testing/start-identity.ts';

let identity: TestIdentity;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  identity = await openTestIdentity();
  shop = await openShop(identity);
});
afterAll(async () => {
  await shop.close();
  await identity.close();
});

const textsOf = async (token: string) => {
  const { body } = await identity.ask(listNotifications, { token });
  return (body.notifications as { text: string }[]).map(({ text }) => text);
};
const untilNotified = (token: string, texts: string[]) =>
  vi.waitFor(async () => expect((await textsOf(token)).toSorted()).toEqual(texts.toSorted()), {
    timeout: 10_000,
    interval: 30,
  });

const order = { order: newId(), item: newId(), itemName: 'Ring', quantity: 2, priceCents: 100 };

it('notifies both sides of a cancellation by the buyer, and the buyer of one by the seller', async () => {
  const [buyer, seller] = [await identity.loggedIn(), await identity.loggedIn()];
  for (const by of [buyer.id, seller.id]) {
    const data = { ...order, buyer: buyer.id, seller: seller.id, by };
    await shop.publish(newEvent({ type: 'order.line-cancelled', source: 'test', subject: order.order, data }));
  }
  await untilNotified(seller.token, ['The buyer cancelled 2 × Ring.']);
  await untilNotified(buyer.token, ['You cancelled 2 × Ring.', 'The seller cancelled 2 × Ring.']);
});

it('notifies the seller of a requested or withdrawn return, and the buyer of every answer', async () => {
  const [buyer, seller] = [await identity.loggedIn(), await identity.loggedIn()];
  for (const state of ['requested', 'approved', 'received', 'withdrawn'] as const) {
    const data = { ...order, buyer: buyer.id, seller: seller.id, state, reason: 'Too small' };
    await shop.publish(newEvent({ type: 'order.return-changed', source: 'test', subject: order.order, data }));
  }
  await untilNotified(seller.token, ['A return of Ring was requested.', 'A return of Ring was withdrawn.']);
  await untilNotified(buyer.token, ['Your return of Ring was approved.', 'Your return of Ring was received.']);
});

it('notifies the buyer of the refund of each item, and mails it together with the state of the return', async () => {
  const { token, id, email } = await identity.loggedIn();
  const paid = { order: order.order, buyer: id, version: 4, state: 'refunded' as const };
  const refund = {
    ...paid,
    cents: 1234,
    items: [order.item],
    refunds: [{ item: order.item, cents: 1234 }],
    names: ['Ring'],
  };
  const returned = { ...order, buyer: id, seller: newId(), state: 'received' as const, reason: 'Too small' };
  const to = { source: 'test', subject: order.order };
  const refunded = newEvent({ ...to, type: 'payment.refunded', data: refund });
  await shop.publish(newEvent({ ...to, type: 'order.return-changed', data: returned }), refunded, refunded);
  await untilNotified(token, ['Your return of Ring was received.', '$12.34 for Ring was refunded to your card.']);
  const notified = () =>
    identity.mailbox
      .to(email, /Ethereal\./)
      .map(({ text }) => text)
      .join();
  await vi.waitFor(() => expect(notified()).toContain('Ring: $12.34 refunded'), { timeout: 10_000 });
});

it('notifies both sides of an action on their behalf', async () => {
  const [buyer, seller] = [await identity.loggedIn(), await identity.loggedIn()];
  const notified = { ...order, buyer: buyer.id, seller: seller.id, by: newId() };
  const moved = { ...notified, state: 'requested' as const, reason: 'Too small' };
  for (const event of [
    newEvent({ type: 'order.line-cancelled', source: 'test', subject: order.order, data: notified }),
    newEvent({ type: 'order.return-changed', source: 'test', subject: order.order, data: moved }),
  ])
    await shop.publish(event);
  const cancelled = 'Ethereal. cancelled 2 × Ring.';
  await untilNotified(buyer.token, [cancelled, 'Your return of Ring was requested.']);
  await untilNotified(seller.token, [cancelled, 'A return of Ring was requested.']);
});

it('notifies the seller once of low and sold-out stock, again after a refill, but not of the first stock', async () => {
  const seller = await identity.loggedIn();
  const item = newId();
  const left = [2, 9, 5, 4, 3, 0, 0, 20, 2];
  const changes = left.map((available, index) =>
    newEvent({
      type: 'item.stock-changed',
      source: 'test',
      subject: item,
      data: { available, version: index + 1, seller: seller.id, itemName: 'Ring' },
    }),
  );
  for (const [index, change] of changes.entries()) {
    await shop.publish(change);
    await vi.waitFor(
      async () => {
        const known = await identity.db.collection('stockLevels').findOne({ _id: item as never });
        expect(known?.version).toBe(index + 1);
      },
      { timeout: 10_000, interval: 20 },
    );
  }
  const [, late] = changes;
  if (late) await shop.publish(late);
  await untilNotified(seller.token, ['Ring is running low.', 'Ring is sold out.', 'Ring is running low.']);
});

it('notifies of reviews, replies, and favorites that are cheaper or back in stock', async () => {
  const [buyer, seller] = [await identity.loggedIn(), await identity.loggedIn()];
  const item = { itemName: 'Ring', category: 'women' as const };
  const to = { source: 'test', subject: newId() };
  const review = { review: newId(), user: buyer.id, seller: seller.id, ...item };
  const notified = { user: buyer.id, ...item };
  await shop.publish(
    newEvent({ ...to, type: 'review.added', data: { ...review, author: 'Ann L.', rating: 4 } }),
    newEvent({ ...to, type: 'review.replied', data: review }),
    newEvent({ ...to, type: 'favourite.cheaper', data: { ...notified, priceCents: 1500, wasCents: 2000 } }),
    newEvent({ ...to, type: 'favourite.back-in-stock', data: notified }),
  );
  await untilNotified(seller.token, ['Ring has a new review: 4 of 5 stars.']);
  await untilNotified(buyer.token, [
    'The seller answered your review of Ring.',
    'Ring is now cheaper: $15.00 instead of $20.00.',
    'Ring is back in stock.',
  ]);
});

it('notifies the seller of a hidden item and its reason, also by mail, and of its return', async () => {
  const { token, id: seller, email } = await identity.loggedIn();
  const to = { source: 'test', subject: newId() };
  const data = { seller, itemName: 'Ring', by: newId() };
  await shop.publish(
    newEvent({ ...to, type: 'item.hidden', data: { ...data, reason: 'Stolen pictures.' } }),
    newEvent({ ...to, subject: newId(), type: 'item.shown', data }),
  );
  await untilNotified(token, ['Hidden by Ethereal. Ring: Stolen pictures.', 'No longer hidden by Ethereal. Ring']);
  const notified = () => identity.mailbox.to(email, /Hidden by Ethereal\./).map(({ text }) => text);
  await vi.waitFor(() => expect(notified().join()).toContain('Ring: Stolen pictures.'), { timeout: 10_000 });
});
