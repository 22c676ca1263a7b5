import { listNotifications, setNotificationPreferences } from '@ethereal/contracts/notifications';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openShop } from '../../testing/shop-events.ts';
import { openTestIdentity, type TestIdentity } from '../../testing/start-identity.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
const WITHIN = { timeout: 15_000, interval: 100 };
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

const source = 'test';
const reminders = () => identity.db.collection<{ _id: string; dueAt: Date | null }>('reviewReminders');

/** Hands an item to a new buyer. */
async function handed() {
  const { token, email, id } = await identity.loggedIn();
  const line = { order: newId(), buyer: id, item: newId(), itemName: 'Ring' };
  const data = { ...line, status: 'Handed' as const };
  await shop.publish(newEvent({ type: 'order.status-changed', source, subject: line.order, data }));
  const _id = `${line.buyer}:${line.item}`;
  await vi.waitFor(async () => expect(await reminders().findOne({ _id })).not.toBeNull(), WITHIN);
  return { ...line, token, email, _id };
}
const isPlanned = async (_id: string) => ((await reminders().findOne({ _id }))?.dueAt ?? null) !== null;
const notified = async (token: string) => {
  const { body } = await identity.ask(listNotifications, { token });
  return (body.notifications as { type: string; link: string }[]).filter(({ type }) => type === 'review-reminder');
};

it('reminds a week after the delivery, once, by mail where the person wants it', async () => {
  const [ann, ben] = [await handed(), await handed()];
  await identity.ask(setNotificationPreferences, { token: ben.token, body: { mail: { 'review-reminder': false } } });
  expect(await notified(ann.token)).toEqual([]);
  identity.advance(WEEK_MS - 60_000);
  expect(await isPlanned(ann._id)).toBe(true);
  identity.advance(120_000);
  await vi.waitFor(async () => expect((await isPlanned(ann._id)) || (await isPlanned(ben._id))).toBe(false), WITHIN);
  await identity.mailbox.next(ann.email, /How do you like/);
  // A token lives for a week, so the list is read at the present time.
  identity.onTime();
  for (const { token, order } of [ann, ben])
    expect(await notified(token)).toMatchObject([{ link: `/ethereal/profile/BuyerOrderpage/${order}` }]);
  expect(identity.mailbox.to(ben.email, /How do you like/)).toEqual([]);
});

it('reminds of nothing that was reviewed or is returned', async () => {
  const [ann, ben] = [await handed(), await handed()];
  const review = { review: newId(), user: ann.buyer, author: 'Ann', seller: newId(), rating: 5 };
  await shop.publish(
    newEvent({
      type: 'review.added',
      source,
      subject: ann.item,
      data: { ...review, itemName: 'Ring', category: 'women' as const },
    }),
  );
  const { token, email, _id, ...line } = ben;
  const data = { ...line, seller: newId(), quantity: 1, priceCents: 100, state: 'requested' as const, reason: 'Small' };
  await shop.publish(newEvent({ type: 'order.return-changed', source, subject: line.order, data }));
  await vi.waitFor(async () => {
    expect(await isPlanned(ann._id)).toBe(false);
    expect(await reminders().findOne({ _id })).toBeNull();
  }, WITHIN);
});
