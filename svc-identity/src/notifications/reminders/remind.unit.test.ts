import { testLogger } from '@ethereal/service-kit/testing/harness';
import { expect, it, vi } from 'vitest';
import { remindBuyers } from './remind.ts';

it('reminds the other buyers while one reminder cannot be stored, and announces it', async () => {
  const now = () => new Date();
  const people = ['ann', 'ben'];
  const due = people.map((person) => ({
    _id: `${person}:ring`,
    person,
    user: person,
    item: 'ring',
    order: '0'.repeat(24),
    name: 'Ring',
    dueAt: now(),
    expiresAt: now(),
  }));
  const finished: string[] = [];
  const onNews = vi.fn();
  let stop = (): unknown => undefined;
  remindBuyers({
    users: { findRecipients: async () => new Map(people.map((person) => [person, { email: `${person}@shop.test` }])) },
    reminders: {
      due: async () => due,
      finish: async ({ _id }) => void finished.push(_id),
    },
    notifications: {
      async add([notification]) {
        if (notification?.user === 'ann') throw new Error('The database refuses this document.');
      },
    },
    logger: testLogger,
    now,
    onNews,
    onStop: (_, stopJob) => {
      stop = stopJob;
    },
  });
  await stop();
  expect(finished).toEqual(['ben:ring']);
  expect(onNews).toHaveBeenCalledTimes(1);
});
