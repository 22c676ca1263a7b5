import type { Collection, Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestStore, type TestStore } from './testing/test-store.ts';

let store: TestStore;
let users: Collection<Document>;

beforeAll(async () => {
  store = await startTestStore(50);
});
afterAll(() => store.stop());
beforeEach(async () => {
  await store.db().dropDatabase();
  users = store.db().collection('users');
});

/** Returns the index that a query uses, or the name of the plan without one. */
async function planOf(filter: Document, sort: Document = {}): Promise<string> {
  const { queryPlanner } = await users.find(filter).sort(sort).explain();
  const { stage, indexName, sort: sorting } = queryPlanner.winningPlan;
  return [indexName ?? stage, sorting].filter(Boolean).join(', ');
}

describe('unique indexes', () => {
  it('accept one of many simultaneous inserts and report the duplicate to the others', async () => {
    await users.createIndex({ email: 1 }, { unique: true });
    const attempts = Array.from({ length: 20 }, (_, n) => users.insertOne({ email: 'a@b.c', n }));
    const results = await Promise.allSettled(attempts);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(19);
    expect(refused[0]?.reason).toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a@b.c' },
      message: 'E11000 duplicate key error collection: shop.users index: email_1 dup key: { email: "a@b.c" }',
    });
    expect(await users.countDocuments()).toBe(1);
  });

  it('refuse an update to a taken value and keep the document', async () => {
    await users.createIndex({ email: 1 }, { unique: true });
    await users.insertMany([{ email: 'a' }, { email: 'b' }]);
    await expect(users.updateOne({ email: 'b' }, { $set: { email: 'a' } })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await users.distinct('email')).toEqual(['a', 'b']);
    expect(await users.findOne({ email: 'b' })).toMatchObject({ email: 'b' });
  });

  it('keep the valid documents of an unordered batch', async () => {
    await users.createIndex({ email: 1 }, { unique: true });
    const batch = [{ email: 'a' }, { email: 'a' }, { email: 'b' }];
    await expect(users.insertMany(batch, { ordered: false })).rejects.toMatchObject({
      code: 11000,
      insertedCount: 2,
    });
    expect(await users.countDocuments()).toBe(2);
  });

  it('free a value when its document is deleted', async () => {
    await users.createIndex({ email: 1 }, { unique: true });
    await users.insertOne({ email: 'a' });
    await users.deleteOne({ email: 'a' });
    await expect(users.insertOne({ email: 'a' })).resolves.toMatchObject({ acknowledged: true });
  });

  it('cannot be built over duplicates', async () => {
    await users.insertMany([{ email: 'a' }, { email: 'a' }]);
    await expect(users.createIndex({ email: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
    expect(await users.indexes()).toHaveLength(1);
  });

  it('compare without case under a collation', async () => {
    await users.createIndex({ email: 1 }, { unique: true, collation: { locale: 'en', strength: 2 } });
    await users.insertOne({ email: 'Ann@x.y' });
    await expect(users.insertOne({ email: 'ann@X.Y' })).rejects.toMatchObject({ code: 11000 });
  });

  it('apply to the combination of several fields', async () => {
    await users.createIndex({ shop: 1, name: 1 }, { unique: true });
    await users.insertMany([
      { shop: 1, name: 'a' },
      { shop: 2, name: 'a' },
    ]);
    await expect(users.insertOne({ shop: 2, name: 'a' })).rejects.toMatchObject({ code: 11000 });
  });
});

describe('partial indexes', () => {
  it('constrain only the documents they cover', async () => {
    await users.createIndex({ email: 1 }, { unique: true, partialFilterExpression: { active: true } });
    await users.insertMany([
      { email: 'a', active: true },
      { email: 'a', active: false },
      { email: 'a', active: false },
    ]);
    await expect(users.updateMany({ active: false }, { $set: { active: true } })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await users.countDocuments({ email: 'a' })).toBe(3);
  });

  it('serve only filters that stay within them', async () => {
    await users.createIndex({ email: 1 }, { partialFilterExpression: { age: { $gt: 18 } } });
    expect(await planOf({ email: 'a', age: 30 })).toBe('email_1');
    expect(await planOf({ email: 'a', age: { $gt: 20 } })).toBe('email_1');
    expect(await planOf({ email: 'a', age: { $gt: 10 } })).toBe('COLLSCAN');
    expect(await planOf({ email: 'a' })).toBe('COLLSCAN');
  });
});

describe('partial index with its own condition', () => {
  it('serves a query by the condition without visiting other documents', async () => {
    const waiting = { 'events.id': { $exists: true } };
    await users.createIndex({ 'events.id': 1 }, { partialFilterExpression: waiting, name: 'waiting' });
    await users.insertMany([{ events: [{ id: 1 }, { id: 2 }] }, { events: [] }, {}]);
    expect(await planOf(waiting)).toBe('waiting');
    expect(await users.find(waiting).toArray()).toHaveLength(1);
    await users.updateMany(waiting, { $set: { events: [] } });
    expect(await users.countDocuments(waiting)).toBe(0);
  });
});

describe('index selection', () => {
  beforeEach(async () => {
    await users.createIndexes([
      { key: { seller: 1, created: -1 } },
      { key: { tags: 1 } },
      { key: { code: 1 }, unique: true },
    ]);
    await users.insertMany(
      Array.from({ length: 60 }, (_, n) => ({
        code: n,
        seller: n % 3,
        created: new Date(n * 1000),
        tags: [n % 5, n % 7],
      })),
    );
  });

  it.each<[Document, Document, string]>([
    [{ code: 5 }, {}, 'code_1'],
    [{ code: { $in: [1, 2] } }, {}, 'code_1'],
    [{ seller: 1, created: new Date(0), code: { $in: [1, 2] } }, {}, 'code_1'],
    [{ code: { $gte: 5, $lt: 9 } }, { code: -1 }, 'code_1'],
    [{}, { code: 1 }, 'code_1'],
    [{ seller: 1 }, { created: -1 }, 'seller_1_created_-1'],
    [{ seller: 1 }, { created: 1 }, 'seller_1_created_-1'],
    [{ seller: 1 }, { tags: 1 }, 'seller_1_created_-1, in memory'],
    [{ tags: 3 }, {}, 'tags_1'],
    [{ $or: [{ code: 1 }, { seller: 2, created: new Date(0) }] }, {}, 'OR'],
    [{ other: 1 }, {}, 'COLLSCAN'],
  ])('filters by %j and sorts by %j with the plan %s', async (filter, sort, plan) => {
    expect(await planOf(filter, sort)).toBe(plan);
  });

  it('returns a descending field in order, in both directions and between bounds', async () => {
    const between = { seller: 1, created: { $gt: new Date(10_000), $lte: new Date(40_000) } };
    const falling = await users.find(between).sort({ created: -1 }).toArray();
    expect(falling.map(({ code }) => code)).toEqual([40, 37, 34, 31, 28, 25, 22, 19, 16, 13]);
    const rising = await users.find(between).sort({ created: 1 }).limit(3).toArray();
    expect(rising.map(({ code }) => code)).toEqual([13, 16, 19]);
  });

  it('returns a document with several matching array elements once', async () => {
    const found = await users.find({ tags: { $in: [0, 1, 2, 3] } }).toArray();
    expect(new Set(found.map(({ code }) => code)).size).toBe(found.length);
    expect(await users.countDocuments({ tags: { $in: [0, 1, 2, 3] } })).toBe(found.length);
  });
});

describe('index management', () => {
  it('lists and drops indexes, and rejects contradictory ones with 85 and 86', async () => {
    await users.createIndex({ a: 1 });
    await users.createIndex({ a: 1 });
    expect((await users.indexes()).map(({ name }) => name)).toEqual(['_id_', 'a_1']);
    await expect(users.createIndex({ a: 1 }, { name: 'other' })).rejects.toMatchObject({ code: 85 });
    await expect(users.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 86 });
    await expect(users.createIndex({ b: 1 }, { name: 'a_1' })).rejects.toMatchObject({ code: 86 });
    await users.dropIndex('a_1');
    await expect(users.dropIndex('a_1')).rejects.toMatchObject({ code: 27 });
    await expect(users.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
  });

  it('survives a restart with its constraints', async () => {
    await users.createIndex({ email: 1 }, { unique: true, name: 'by_email' });
    await users.createIndex({ tags: 1 });
    await users.insertMany([
      { email: 'a', tags: [1, 2] },
      { email: 'b', tags: [2, 3] },
    ]);
    await store.restart();
    users = store.db().collection('users');
    expect((await users.indexes()).map(({ name }) => name)).toEqual(['_id_', 'by_email', 'tags_1']);
    expect(await planOf({ tags: 2 })).toBe('tags_1');
    expect(await users.countDocuments({ tags: { $in: [1, 2, 3] } })).toBe(2);
    await expect(users.insertOne({ email: 'a' })).rejects.toMatchObject({ code: 11000 });
    expect((await users.insertOne({ email: 'c' })).acknowledged).toBe(true);
  });
});

describe('TTL indexes', () => {
  it('deletes expired documents only', async () => {
    await users.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    await users.insertMany([
      { k: 'old', at: new Date(Date.now() - 120_000) },
      { k: 'young', at: new Date() },
      { k: 'no date', at: 'yesterday' },
      { k: 'none' },
    ]);
    await vi.waitFor(async () => expect(await users.countDocuments()).toBe(3), 10_000);
    expect(await users.distinct('k')).toEqual(['young', 'no date', 'none']);
  });
});
