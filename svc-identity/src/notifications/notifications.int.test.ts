import {
  getNotificationPreferences,
  listNotifications,
  readNotifications,
  setNotificationPreferences,
} from '@ethereal/contracts/notifications';
import { orderNumber } from '@ethereal/contracts/orders';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStream } from '../testing/notification-stream.ts';
import { openShop, placed, statusOf } from '../testing/shop-events.ts';
import { openTestIdentity, type TestIdentity } from '../testing/start-identity.ts';

const QUARTER_MS = 15 * 60_000;
let identity: TestIdentity;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  identity = await openTestIdentity({ NOTIFICATION_MAILS_PER_HOUR: '5' });
  shop = await openShop(identity);
});
afterAll(async () => {
  await shop.close();
  await identity.close();
});

const list = async (token: string, query = {}) =>
  (await identity.ask(listNotifications, { token, query })).body as {
    notifications: { _id: string; text: string; readAt: string | null }[];
    unread: number;
    nextCursor: string | null;
  };
const untilUnread = (token: string, unread: number) =>
  vi.waitFor(async () => expect((await list(token)).unread).toBe(unread), { timeout: 10_000, interval: 30 });

describe('notifications', () => {
  it('notifies sellers of orders and buyers of changes, once, newest first, page by page', async () => {
    const [seller, buyer] = [await identity.loggedIn(), await identity.loggedIn()];
    const order = placed({ buyer: buyer.id, seller: seller.id, name: 'Linen Dress' });
    await shop.publish(order, order);
    await untilUnread(seller.token, 1);
    const statuses = ['Out for Shipping', 'Handed', 'Pending'] as const;
    for (const status of statuses) await shop.publish(statusOf(order, status));
    await untilUnread(buyer.token, 3);
    expect((await list(seller.token)).notifications).toMatchObject([
      {
        type: 'order-placed',
        text: 'You sold 2 × Linen Dress.',
        link: '/ethereal/profile/Orders',
        readAt: null,
      },
    ]);
    const first = await list(buyer.token, { limit: '2' });
    expect(first.notifications.map(({ text }) => text)).toEqual([
      'Your Linen Dress is being prepared.',
      'Your Linen Dress was handed over.',
    ]);
    const rest = await list(buyer.token, { limit: '2', cursor: first.nextCursor });
    expect(rest).toMatchObject({
      notifications: [{ text: 'Your Linen Dress is out for shipping.' }],
      nextCursor: null,
    });
  });

  it('keeps the latest notifications of a line whose seller changes its status again and again', async () => {
    const [buyer, seller] = [await identity.loggedIn(), await identity.loggedIn()];
    const sale = { buyer: buyer.id, seller: seller.id };
    const [order, other] = [placed(sale), placed(sale)];
    await shop.publish(statusOf(other, 'Handed'));
    const toggled = Array.from({ length: 150 }, (_, at) => statusOf(order, at % 2 ? 'Pending' : 'Out for Shipping'));
    await shop.publish(...toggled, statusOf(order, 'Handed'));
    const expectBounded = async () => {
      const { notifications, unread } = await list(buyer.token);
      expect(notifications[0]?.text).toBe('Your Ring was handed over.');
      expect(unread).toBeGreaterThan(50);
      expect(unread).toBeLessThan(102);
    };
    await vi.waitFor(expectBounded, { timeout: 10_000, interval: 30 });
    const { nextCursor } = await list(buyer.token, { limit: '60' });
    const { notifications } = await list(buyer.token, { limit: '60', ...(nextCursor && { cursor: nextCursor }) });
    expect(notifications.at(-1)?.text).toBe('Your Ring was handed over.');
  });

  it('marks notifications as read by id or all at once, for their owner only', async () => {
    const [buyer, other] = [await identity.loggedIn(), await identity.loggedIn()];
    const order = placed({ buyer: buyer.id, seller: other.id });
    for (const status of ['Handed', 'Pending', 'Handed'] as const) await shop.publish(statusOf(order, status));
    await untilUnread(buyer.token, 3);
    const [first] = (await list(buyer.token)).notifications;
    const body = { ids: [first?._id] };
    expect((await identity.ask(readNotifications, { token: other.token, body })).body).toEqual({ unread: 0 });
    expect((await list(buyer.token)).unread).toBe(3);
    expect((await identity.ask(readNotifications, { token: buyer.token, body })).body).toEqual({ unread: 2 });
    expect((await list(buyer.token)).notifications[0]?.readAt).toMatch(/^\d{4}-/);
    const all = await identity.ask(readNotifications, { token: buyer.token, body: { all: true } });
    expect(all.body).toEqual({ unread: 0 });
  });

  it.each([{}, { ids: [] }, { ids: ['x'] }, { all: false }, { ids: [{ $gt: '' }] }, []])(
    'rejects %j as ids to mark as read',
    async (body) => {
      const { token } = await identity.loggedIn();
      expect((await identity.ask(readNotifications, { token, body })).status).toBe(400);
    },
  );

  it('rejects a malformed cursor, and a caller without a token', async () => {
    const { token } = await identity.loggedIn();
    expect((await identity.ask(listNotifications, { token, query: { cursor: 'x' } })).status).toBe(400);
    expect((await identity.ask(listNotifications)).status).toBe(401);
    expect((await fetch(`${identity.url}/api/notifications/stream`)).status).toBe(401);
  });
});

describe('the stream', () => {
  it('sends the count at start, each new notification, reads in another tab, and missed ones after a reconnect', async () => {
    const buyer = await identity.loggedIn();
    const order = placed({ buyer: buyer.id, seller: buyer.id });
    const stream = await openStream(identity.url, buyer.token);
    await stream.until((events) => events.some(({ data }) => data.unread === 0));
    await shop.publish(statusOf(order, 'Handed'));
    await stream.until((events) => events.some(({ data }) => data.unread === 1));
    expect(stream.texts()).toEqual(['Your Ring was handed over.']);
    await identity.ask(readNotifications, { token: buyer.token, body: { all: true } });
    await stream.until((events) => events.at(-1)?.data.unread === 0);
    const lastEventId = stream.lastEventId();
    stream.close();
    await shop.publish(statusOf(order, 'Pending'));
    await untilUnread(buyer.token, 1);
    const resumed = await openStream(identity.url, buyer.token, lastEventId);
    await resumed.until((events) => events.some(({ data }) => data.unread === 1));
    expect(resumed.texts()).toEqual(['Your Ring is being prepared.']);
    resumed.close();
  });
});

describe('mails', () => {
  it('mails a status toggled 50 times immediately and once a quarter of an hour later, with the last state', async () => {
    const buyer = await identity.loggedIn();
    const order = placed({ buyer: buyer.id, seller: buyer.id });
    await shop.publish(statusOf(order, 'Out for Shipping'));
    await identity.mailbox.next(buyer.email, /Out for Shipping/);
    for (let n = 0; n < 50; n++) await shop.publish(statusOf(order, n % 2 ? 'Handed' : 'Pending'));
    await untilUnread(buyer.token, 51);
    expect(identity.mailbox.to(buyer.email, /order:/)).toHaveLength(1);
    identity.advance(QUARTER_MS);
    const mail = await identity.mailbox.next(buyer.email, /Your Ethereal\. order: Handed/);
    expect(mail.text).toContain('Ring: Handed');
    expect(mail.text).not.toContain('Ring: Pending');
    expect(identity.mailbox.to(buyer.email, /order:/)).toHaveLength(2);
  });

  it('limits the mails of one person; the last one of an hour covers the rest', async () => {
    const seller = await identity.loggedIn();
    const orders = Array.from({ length: 12 }, () => placed({ buyer: seller.id, seller: seller.id }));
    await shop.publish(...orders);
    await untilUnread(seller.token, 12);
    await identity.mailbox.next(seller.email, /New order/, 5);
    identity.advance(60 * 60_000 + 1000);
    await vi.waitFor(
      () => {
        const text = identity.mailbox
          .to(seller.email, /New order/)
          .map((mail) => mail.text)
          .join();
        for (const { subject } of orders) expect(text).toContain(orderNumber(subject));
      },
      { timeout: 10_000, interval: 30 },
    );
    expect(identity.mailbox.to(seller.email, /New order/).length).toBeLessThanOrEqual(10);
  });

  it('sends only mails that the person has not switched off', async () => {
    const buyer = await identity.loggedIn();
    const ask = { token: buyer.token };
    expect((await identity.ask(getNotificationPreferences, ask)).body.mail).toMatchObject({
      'order-status': true,
    });
    const off = await identity.ask(setNotificationPreferences, {
      ...ask,
      body: { mail: { 'order-status': false } },
    });
    expect(off.body.mail).toMatchObject({ 'order-status': false, 'order-placed': true });
    const order = placed({ buyer: buyer.id, seller: buyer.id });
    await shop.publish(statusOf(order, 'Handed'));
    await shop.publish(order);
    await identity.mailbox.next(buyer.email, /New order/);
    expect(identity.mailbox.to(buyer.email, /order:/)).toEqual([]);
    expect((await list(buyer.token)).unread).toBe(2);
    const bad = await identity.ask(setNotificationPreferences, { ...ask, body: { mail: { nothing: true } } });
    expect(bad.status).toBe(400);
  });
});
