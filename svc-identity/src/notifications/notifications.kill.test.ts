import { createErasedPeople } from '@ethereal/service-kit/erased-people';
import { newId } from '@ethereal/service-kit/ids';
import { backingServices, testDatabaseName } from '@ethereal/service-kit/testing/harness';
import fc from 'fast-check';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newUser } from '../accounts/new-user.ts';
import type { Mail } from '../mail/letter.ts';
import { createMailQueue } from '../mail/mail-queue.store.ts';
import { placed, statusOf } from '../testing/shop-events.ts';
import { createUsersStore } from '../users/users.store.ts';
import { draftsOf, type NotifiedEvent } from './drafts.ts';
import { createMailBooksStore } from './mails/mail-books.store.ts';
import { mailPerson } from './mails/mailer.ts';
import { createNotificationsStore } from './notifications.store.ts';
import { concernedBy, createNotifier } from './notify.ts';
import { createStockLevelsStore } from './stock-levels.store.ts';

class Crash extends Error {}

let client: MongoClient;
let db: Db;
beforeAll(async () => {
  client = await new MongoClient(backingServices().mongodbUrl).connect();
  db = client.db(testDatabaseName('notifications'));
});
afterAll(async () => {
  await db.dropDatabase();
  await client.close();
});

/** Wraps a store so that each call may be the last before a crash: just before it or just after it. */
function crashing<S extends object>(store: S, next: () => 'before' | 'after' | 'never'): S {
  return new Proxy(store, {
    get(target, name) {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function') return call;
      return async (...given: unknown[]) => {
        const when = next();
        if (when === 'before') throw new Crash();
        const answer: unknown = await call.apply(target, given);
        if (when === 'after') throw new Crash();
        return answer;
      };
    },
  });
}

async function untilDone(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
    }
  }
}

it('notifies each person once and mails once after crashes, repeated events and events out of order', async () => {
  const crash = fc.constantFrom('before', 'after', 'never', 'never', 'never');
  const schedule = fc.array(fc.tuple(fc.nat(7), fc.nat(2)), { minLength: 1, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(schedule, fc.infiniteStream(crash), async (deliveries, crashes) => {
      const users = createUsersStore(db);
      const people = Array.from({ length: 3 }, () =>
        newUser({ fname: 'A', lname: 'B', email: `${newId()}@mail.test`, password: '' }, '', new Date()),
      );
      for (const person of people) await users.create(person);
      const [ann, ben, cleo] = people.map(({ _id }) => _id) as [string, string, string];
      const orders = [placed({ buyer: ann, seller: ben }), placed({ buyer: cleo, seller: ann })];
      const events: NotifiedEvent[] = orders.flatMap((order) => [
        order,
        statusOf(order, 'Handed'),
        statusOf(order, 'Pending'),
        statusOf(order, 'Out for Shipping'),
      ]);

      const next = () => crashes.next().value ?? 'never';
      const real = createNotificationsStore(db, createErasedPeople(db));
      const notifications = crashing(real, next);
      const books = crashing(createMailBooksStore(db), next);
      const mailQueue = createMailQueue(db);
      let minute = 0;
      const now = () => new Date(Date.UTC(2026, 0, 1, 0, minute));
      const stockLevels = crashing(createStockLevelsStore(db), next);
      const notify = createNotifier({ notifications, stockLevels, now, onNews: () => {} });
      const notifyOf = async (event: NotifiedEvent) => notify([event], await users.findRecipients(concernedBy(event)));
      const posted = new Set<string>();
      const postOffice = crashing(
        {
          async post(mail: Mail) {
            await mailQueue.add([mail], now());
            posted.add(mail._id);
          },
        },
        next,
      );
      const mailer = { users, notifications, books, postOffice, perHour: 3, now };
      const mailAll = async () => {
        for (const user of [ann, ben, cleo]) await untilDone(() => mailPerson(user, mailer));
      };

      const happened = new Set<NotifiedEvent>();
      for (const [index, minutes] of deliveries) {
        const event = events[index];
        if (!event) continue;
        happened.add(event);
        minute += minutes * 7;
        // Two instances process the event at once, as after a delivery that was not acknowledged.
        await Promise.all([untilDone(() => notifyOf(event)), untilDone(() => notifyOf(event))]);
        await Promise.all([mailAll(), mailAll()]);
      }
      for (let waits = 0; waits < 6; waits++) {
        minute += 61;
        await mailAll();
      }

      const expected = [...happened].flatMap((event) => draftsOf(event).map(({ user }) => `${event.id} ${user}`));
      const stored = await db
        .collection('notifications')
        .find({ user: { $in: [ann, ben, cleo] } })
        .toArray();
      expect(stored).toHaveLength(expected.length);
      expect(stored.filter(({ mail }) => mail === 'due')).toEqual([]);
      const mails = await db
        .collection('mails')
        .find({ _id: { $in: [...posted] as never[] } })
        .toArray();
      // A mail has only the latest state of an item: no line is in two mails unless its state recurred.
      const lines = mails.flatMap(({ letter }) => letter.goods.length);
      expect(lines.reduce((sum: number, count: number) => sum + count, 0)).toBeLessThanOrEqual(expected.length);
      expect(mails.length > 0).toBe(expected.length > 0);
    }),
    { numRuns: 10 },
  );
}, 120_000);
