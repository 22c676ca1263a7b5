import { listNotifications, readNotifications, setNotificationPreferences } from '@ethereal/contracts/notifications';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openShop } from '../testing/shop-events.ts';
import { openTestIdentity, type TestIdentity } from '../testing/start-identity.ts';

const FIVE_MINUTES_MS = 5 * 60_000;
let identity: TestIdentity;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  identity = await openTestIdentity({});
  shop = await openShop(identity);
});
afterAll(async () => {
  await shop.close();
  await identity.close();
});

type Mail = false | { subject?: string; body?: string; afterSeconds?: number };
const requested = (person: string, text: string, mail: Mail = { subject: text }, topic = 'conversation:1') => {
  const data = { person, type: 'question', text, link: '/ethereal/messages/1', topic, mail };
  return newEvent({ type: 'notification.requested', source: 'svc-messages', subject: newId(), data });
};
const settled = (person: string, topic = 'conversation:1') =>
  newEvent({ type: 'notification.settled', source: 'svc-messages', subject: newId(), data: { person, topic } });

const list = async (token: string) =>
  (await identity.ask(listNotifications, { token, query: {} })).body as {
    notifications: { _id: string; type: string; text: string; link: string; topic?: string }[];
    unread: number;
  };
const untilUnread = (token: string, unread: number) =>
  vi.waitFor(async () => expect((await list(token)).unread).toBe(unread), { timeout: 10_000, interval: 30 });

/** Requests a mail without delay and waits for it: all mails that were due before it have been sent. */
async function untilMailsAreSent(person: { id: string; email: string }) {
  const text = `marker ${newId()}`;
  await shop.publish(requested(person.id, text, { subject: text }, text));
  await identity.mailbox.next(person.email, new RegExp(text));
}

describe('notification.requested', () => {
  it('creates one notification and one mail, even when the event is delivered twice', async () => {
    const person = await identity.loggedIn();
    const event = requested(person.id, 'Ada: is it wool?');
    await shop.publish(event, event);
    const mail = await identity.mailbox.next(person.email, /is it wool/);
    expect(mail.text).toContain('/ethereal/messages/1');
    await untilMailsAreSent(person);
    const { notifications } = await list(person.token);
    expect(notifications.slice(1)).toMatchObject([
      { type: 'question', text: 'Ada: is it wool?', link: '/ethereal/messages/1', topic: 'conversation:1' },
    ]);
    expect(identity.mailbox.to(person.email, /is it wool/)).toHaveLength(1);
  });

  it('sends no mail when the event or the preference "other" forbids it', async () => {
    const person = await identity.loggedIn();
    await shop.publish(requested(person.id, 'without a mail', false));
    await untilUnread(person.token, 1);
    await untilMailsAreSent(person);
    const off = { token: person.token, body: { mail: { other: false } } };
    await identity.ask(setNotificationPreferences, off);
    await shop.publish(requested(person.id, 'switched off'));
    await untilUnread(person.token, 3);
    await identity.ask(setNotificationPreferences, { ...off, body: { mail: { other: true } } });
    await untilMailsAreSent(person);
    expect(identity.mailbox.to(person.email, /without a mail|switched off/)).toEqual([]);
  });

  it('sends a delayed mail after its delay, and none when the notification was read by then', async () => {
    const [reader, sleeper] = [await identity.loggedIn(), await identity.loggedIn()];
    for (const { id } of [reader, sleeper])
      await shop.publish(requested(id, 'delayed', { subject: 'delayed', afterSeconds: 300 }));
    for (const person of [reader, sleeper]) {
      await untilUnread(person.token, 1);
      await untilMailsAreSent(person);
      expect(identity.mailbox.to(person.email, /delayed/)).toEqual([]);
    }
    await identity.ask(readNotifications, { token: reader.token, body: { all: true } });
    identity.advance(FIVE_MINUTES_MS + 1000);
    await identity.mailbox.next(sleeper.email, /delayed/);
    await untilMailsAreSent(reader);
    expect(identity.mailbox.to(reader.email, /delayed/)).toEqual([]);
  });
});

describe('the body of a mail', () => {
  const bodies = () => identity.db.collection('notifications').countDocuments({ 'line.body': { $exists: true } });
  const later = (body: string) => ({ subject: 'A message', body, afterSeconds: 300 });

  it('reaches the mailbox, and no store has it after that', async () => {
    const person = await identity.loggedIn();
    await shop.publish(requested(person.id, 'Somebody wrote.', later('Is it wool?\n\n<b>Really?</b>')));
    await untilUnread(person.token, 1);
    expect(await bodies()).toBe(1);
    identity.advance(FIVE_MINUTES_MS + 1000);
    const mail = await identity.mailbox.next(person.email, /A message/);
    expect(mail.text).toContain('Is it wool?');
    await expect.poll(bodies, { timeout: 10_000 }).toBe(0);
    const sent = identity.db.collection('mails');
    await expect.poll(() => sent.countDocuments({ 'letter.paragraphs': 'Is it wool?' })).toBe(0);
    expect(JSON.stringify(await list(person.token))).not.toContain('wool');
  });

  it('leaves the store when the mail is cancelled, and enters none without a mail', async () => {
    const person = await identity.loggedIn();
    await shop.publish(requested(person.id, 'Somebody wrote.', later('Is it wool?'), 'one'));
    await untilUnread(person.token, 1);
    await shop.publish(settled(person.id, 'one'));
    await untilUnread(person.token, 0);
    expect(await bodies()).toBe(0);
    const off = { token: person.token, body: { mail: { other: false } } };
    await identity.ask(setNotificationPreferences, off);
    await shop.publish(requested(person.id, 'Somebody wrote.', later('Is it wool?'), 'two'));
    await untilUnread(person.token, 1);
    expect(await bodies()).toBe(0);
  });
});

describe('notification.settled', () => {
  it('marks the notifications of its topic as read and cancels their mails', async () => {
    const person = await identity.loggedIn();
    const later = { subject: 'about', afterSeconds: 60 };
    await shop.publish(
      requested(person.id, 'about one', later, 'one'),
      requested(person.id, 'about two', later, 'two'),
    );
    await untilUnread(person.token, 2);
    await shop.publish(settled(person.id, 'one'));
    await untilUnread(person.token, 1);
    identity.advance(61_000);
    const mail = await identity.mailbox.next(person.email, /about/);
    expect(mail.text).toContain('about two');
    await untilMailsAreSent(person);
    expect(identity.mailbox.to(person.email, /about/)).toHaveLength(1);
  });
});
