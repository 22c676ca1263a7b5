import { testLogger } from '@ethereal/service-kit/testing/harness';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { NotificationRecord } from '../notification.ts';
import type { NotificationsStore } from '../notifications.store.ts';
import { createHub } from './hub.ts';

const hubOf = (notifications: NotificationsStore) =>
  createHub({
    notifications,
    logger: testLogger,
    now: () => new Date(),
    onStop: (_, stop) =>
      onTestFinished(async () => {
        await stop();
      }),
  });
const recordOf = (user: string) => ({ _id: `of ${user}`, user, changedAt: new Date() }) as NotificationRecord;

test('sends each notification once, although sending to one person failed before', async () => {
  let written: NotificationRecord[] = [];
  let failures = 1;
  const notifications = {
    changedSince: async (users: readonly string[]) => written.filter(({ user }) => users.includes(user)),
    async countUnread(user: string) {
      if (user === 'ada' && written.length > 0 && failures-- > 0) throw new Error('The database is unavailable.');
      return written.length;
    },
  } as unknown as NotificationsStore;
  const hub = hubOf(notifications);
  const sent: string[] = [];
  const readerOf = (user: string) => ({
    user,
    since: () => 0,
    send: (records: readonly NotificationRecord[]) => void sent.push(...records.map(({ _id }) => _id)),
  });
  for (const user of ['bea', 'ada', 'eve']) await hub.join(readerOf(user));
  written = ['bea', 'ada', 'eve'].map(recordOf);
  hub.kick();
  await vi.waitFor(() => expect(sent).toEqual(['of bea', 'of ada', 'of eve']));
  hub.kick();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(sent).toHaveLength(3);
});

test.each([
  [4500, 'of as many moments', 1],
  [2500, 'of one moment', 0],
])('sends %i notifications %s once each, although one query returns fewer', async (count, _, msApart) => {
  const begun = Date.now();
  const recordAt = (number: number) => {
    return { _id: `${number}`, user: 'ada', changedAt: new Date(begun + number * msApart) };
  };
  let written: ReturnType<typeof recordAt>[] = [];
  const notifications = {
    changedSince: async (_: readonly string[], since: Date, limit: number) =>
      written.filter(({ changedAt }) => changedAt >= since).slice(0, limit),
    countUnread: async () => written.length,
  } as unknown as NotificationsStore;
  const hub = hubOf(notifications);
  const sent: string[] = [];
  const send = (records: readonly NotificationRecord[]) => void sent.push(...records.map(({ _id }) => _id));
  await hub.join({ user: 'ada', since: () => 0, send });
  written = Array.from({ length: count }, (_, number) => recordAt(number));
  hub.kick();
  await vi.waitFor(() => expect(new Set(sent).size).toBe(count));
  expect(sent).toHaveLength(count);
});
