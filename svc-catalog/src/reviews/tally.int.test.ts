import { FITS, type Fit } from '@ethereal/contracts/reviews';
import { newId } from '@ethereal/service-kit/ids';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import fc from 'fast-check';
import type { Db } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createItemsStore } from '../items/items.store.ts';
import { createSurroundings, type Surroundings } from '../testing/start-catalog.ts';
import { NO_FIT_VOTES, NO_STARS, type Stars } from './review.ts';
import { createReviewsStore } from './reviews.store.ts';
import { createTally } from './tally.ts';

let surroundings: Surroundings;
beforeAll(async () => {
  surroundings = await createSurroundings();
});
afterAll(() => surroundings.end());

class Crash extends Error {}

type Step = { user: number; kind: 'write' | 'delete'; rating: number; fit: Fit | null; crashAt: number };

const steps = fc.array(
  fc.record({
    user: fc.nat(3),
    kind: fc.constantFrom('write' as const, 'write' as const, 'delete' as const),
    rating: fc.integer({ min: 1, max: 5 }),
    fit: fc.constantFrom(...FITS, null),
    /** Number of calls to the store after which its process dies, often right after the write and before the count. */
    crashAt: fc.oneof(
      { weight: 2, arbitrary: fc.constant(1) },
      { weight: 1, arbitrary: fc.nat(6) },
      { weight: 3, arbitrary: fc.constant(Number.POSITIVE_INFINITY) },
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

const tallyOf = (stores: Pick<Parameters<typeof createTally>[0], 'reviews' | 'items'>) =>
  createTally({ ...stores, saved: () => {}, now: () => new Date(), logger: testLogger });

/** Creates the stores and the tally of one process, which dies after `crashAt` calls. */
function processOn(db: Db, crashAt: number, scheduler?: fc.Scheduler) {
  let calls = 0;
  const mortal = <T extends object>(store: T): T =>
    new Proxy(store, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return async (...input: unknown[]) => {
          if (calls++ >= crashAt) throw new Crash();
          await scheduler?.schedule(Promise.resolve());
          return Reflect.apply(value, target, input);
        };
      },
    });
  const reviews = mortal(createReviewsStore(db));
  const items = mortal(createItemsStore(db));
  return { reviews, tally: tallyOf({ reviews, items }) };
}

const itemWithoutStars = (_id: string) => ({
  _id,
  name: 'Coat',
  description: '',
  priceCents: 1,
  category: 'men',
  subCategory: 'topW',
  sizes: [],
  isBestseller: false,
  images: {},
  imageIds: [],
  seller: newId(),
  published: true,
  version: 1,
  createdAt: new Date(),
  updatedAt: new Date(),
  pendingEvents: [],
});

it('keeps stars and fit exact with concurrent writers, wherever a process dies', async () => {
  const { db } = surroundings;
  await createReviewsStore(db).ensureIndexes();
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(steps, { minLength: 2, maxLength: 3 }),
      async (scheduler, peopleAtOnce) => {
        const item = newId();
        await db.collection<{ _id: string }>('items').insertOne(itemWithoutStars(item));

        const act = async (person: number, { user, kind, rating, fit, crashAt }: Step) => {
          const { reviews, tally } = processOn(db, crashAt, scheduler);
          const who = `${person}-${user}`;
          const before = await createReviewsStore(db).of(item, who);
          const isThere = before && !before.deleted;
          const uncounted = newId();
          const event = { id: newId(), type: 't', source: 's', time: '', subject: item, data: {} };
          if (kind === 'delete') await reviews.markDeleted(before?._id ?? newId(), uncounted);
          else if (isThere) {
            const change = { rating, fit, title: '', text: 'x', editedAt: new Date(), uncounted };
            await reviews.edit(before._id, change, event);
          } else {
            const words = {
              author: 'A',
              rating,
              fit,
              title: '',
              text: 'x',
              createdAt: new Date(),
              uncounted,
            };
            await reviews.insert({ _id: newId(), item, user: who, ...words }, event);
          }
          await tally.count(item);
        };
        const actAll = async (person: number, all: Step[]) => {
          for (const step of all) {
            await act(person, step).catch((error: unknown) => {
              if (!(error instanceof Crash)) throw error;
            });
          }
        };
        await scheduler.waitFor(Promise.all(peopleAtOnce.map((all, person) => actAll(person, all))));

        const { reviews, tally } = processOn(db, Number.POSITIVE_INFINITY);
        await tally.sweep();
        const visible = await db
          .collection('reviews')
          .find({ item, deleted: { $exists: false } })
          .toArray();
        const expected: Stars = [...NO_STARS];
        for (const { rating } of visible) expected[rating - 1] = (expected[rating - 1] ?? 0) + 1;
        const votes = FITS.map((fit) => [fit, visible.filter((candidate) => candidate.fit === fit).length]);
        const saved = await createItemsStore(db).find(item);
        expect(saved?.stars ?? NO_STARS).toEqual(expected);
        expect(saved?.fit ?? NO_FIT_VOTES).toEqual(Object.fromEntries(votes));
        expect(await reviews.marks(item)).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);

it('repeats a count that a concurrent one overtook', async () => {
  const { db } = surroundings;
  const item = newId();
  await db.collection<{ _id: string }>('items').insertOne(itemWithoutStars(item));
  const reviews = createReviewsStore(db);
  const items = createItemsStore(db);
  const write = async (rating: number) => {
    const words = { author: 'A', rating, title: '', text: 'x', createdAt: new Date() };
    const event = { id: newId(), type: 't', source: 's', time: '', subject: item, data: {} };
    await reviews.insert({ _id: newId(), item, user: newId(), uncounted: newId(), ...words }, event);
  };
  let overtaken = false;
  const slow = {
    ...reviews,
    async countsOf(id: string) {
      const counted = await reviews.countsOf(id);
      if (!overtaken) {
        overtaken = true;
        await write(1);
        await tallyOf({ reviews, items }).count(item);
      }
      return counted;
    },
  };
  await write(5);
  await tallyOf({ reviews: slow, items }).count(item);
  expect(await items.find(item)).toMatchObject({ stars: [1, 0, 0, 0, 1] });
});
