import { type Collection, type Document, Long, ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStore, type TestStore } from './testing/test-store.ts';

let store: TestStore;
type Seller = { _id: string; name: string; total?: number };
let items: Collection<Document>;

beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.stop());
beforeEach(async () => {
  await store.db().dropDatabase();
  items = store.db().collection('items');
});

describe('documents', () => {
  it('return with the types with which they were stored', async () => {
    const doc = {
      _id: new ObjectId(),
      text: 'naïve 🧥 \u0000 end',
      whole: 7,
      part: 1.5,
      large: 9_007_199_254_740_991,
      day: new Date('2026-03-01T10:00:00.000Z'),
      nothing: null,
      yes: true,
      list: [1, 'a', { deep: [{}] }, []],
      bytes: Buffer.from([0, 255, 128]),
      pattern: /^ab/i,
    };
    await items.insertOne(doc);
    const found = await items.findOne({ _id: doc._id }, { promoteBuffers: true });
    expect(found).toEqual(doc);
  });

  it('keep integers beyond 2^53 exact when incremented', async () => {
    await items.insertOne({ name: 'n', value: Long.fromString('9007199254740993') });
    await items.updateOne({ name: 'n' }, { $inc: { value: 2 } });
    const found = await items.findOne({ name: 'n' }, { promoteLongs: false });
    expect(String(found?.value)).toBe('9007199254740995');
  });

  it('can be deleted one or many at a time', async () => {
    await items.insertMany([{ g: 1 }, { g: 1 }, { g: 1 }, { g: 2 }]);
    expect((await items.deleteOne({ g: 1 })).deletedCount).toBe(1);
    expect((await items.deleteMany({ g: 1 })).deletedCount).toBe(2);
    expect(await items.countDocuments()).toBe(1);
  });

  it('change in order in a mixed bulk write', async () => {
    const result = await items.bulkWrite([
      { insertOne: { document: { k: 'a', n: 1 } } },
      { updateOne: { filter: { k: 'a' }, update: { $inc: { n: 1 } } } },
      { updateOne: { filter: { k: 'b' }, update: { $set: { n: 9 } }, upsert: true } },
      { replaceOne: { filter: { k: 'a' }, replacement: { k: 'a', n: 50 } } },
      { deleteOne: { filter: { k: 'b' } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 2, upsertedCount: 1, deletedCount: 1 });
    expect(await items.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ k: 'a', n: 50 }]);
  });
});

describe('find', () => {
  it('finds documents by their id only if the rest of the filter matches', async () => {
    const [objectId, text] = [new ObjectId(), 'text'];
    await items.insertMany([
      { _id: objectId, n: 1, tags: ['a'] },
      { _id: text as never, n: 2 },
    ]);
    const ids = async (filter: Document, options = {}) =>
      (await items.find(filter, options).toArray()).map(({ _id }) => _id);
    expect(await ids({ _id: objectId })).toEqual([objectId]);
    expect(await ids({ _id: text, n: { $gte: 2 } })).toEqual([text]);
    expect(await ids({ n: { $not: { $gte: 2 } }, _id: text })).toEqual([]);
    expect(await ids({ _id: objectId, $or: [{ n: 5 }, { tags: 'a' }] })).toEqual([objectId]);
    expect(await ids({ _id: objectId, $expr: { $eq: ['$n', 2] } })).toEqual([]);
    expect(await ids({ _id: objectId }, { skip: 1 })).toEqual([]);
    expect(await ids({ _id: 'TEXT' }, { collation: { locale: 'en', strength: 2 } })).toEqual([text]);
    expect(await ids({ _id: new ObjectId() })).toEqual([]);
    await expect(ids({ _id: new ObjectId(), n: { $unknown: 1 } })).rejects.toThrow();
    await expect(ids({ _id: objectId }, { sort: { n: 7 } })).rejects.toThrow();
    expect(await items.updateOne({ _id: objectId, n: 2 }, { $inc: { n: 1 } })).toMatchObject({ matchedCount: 0 });
    expect(await items.updateOne({ _id: objectId, n: 1 }, { $inc: { n: 1 } })).toMatchObject({ modifiedCount: 1 });
  });

  it('finds documents by filter, sorted, skipped, limited and projected', async () => {
    await items.insertMany([5, 3, 9, 1, 7].map((n) => ({ n, tags: [`t${n}`], inner: { a: n, b: -n } })));
    const found = await items
      .find({ n: { $gt: 1 } }, { projection: { _id: 0, n: 1, 'inner.b': 1 } })
      .sort({ n: -1 })
      .skip(1)
      .limit(2)
      .toArray();
    expect(found).toEqual([
      { n: 7, inner: { b: -7 } },
      { n: 5, inner: { b: -5 } },
    ]);
    const [without] = await items.find({ n: 3 }, { projection: { _id: 0, inner: 0 } }).toArray();
    expect(without).toEqual({ n: 3, tags: ['t3'] });
    expect(await items.countDocuments({ n: { $in: [1, 9, 4] } })).toBe(2);
    expect(await items.estimatedDocumentCount()).toBe(5);
    expect(await items.distinct('tags', { n: { $lt: 6 } })).toEqual(['t5', 't3', 't1']);
  });

  it('sorts across types in the order of MongoDB', async () => {
    const values = [true, 'a', null, 3, new Date(0), new ObjectId('6'.repeat(24)), { a: 1 }];
    await items.insertMany(values.map((v) => ({ v })));
    const sorted = await items.find().sort({ v: 1 }).toArray();
    expect(sorted.map(({ v }) => v)).toEqual([null, 3, 'a', { a: 1 }, new ObjectId('6'.repeat(24)), true, new Date(0)]);
  });

  it('finds documents by the type of a field', async () => {
    const values = [new ObjectId(), 1, 1.5, 'a', [1], [], null, {}, new Date(0)];
    await items.insertMany(values.map((v, n) => ({ n, v })));
    const of = async ($type: string | number) => (await items.find({ v: { $type } }).toArray()).map(({ n }) => n);
    expect(await of('objectId')).toEqual([0]);
    expect(await of('number')).toEqual([1, 2, 4]);
    expect(await of('array')).toEqual([4, 5]);
    expect(await of(10)).toEqual([6]);
    expect(await of('object')).toEqual([7]);
  });
});

describe('cursors', () => {
  it('return every document once over many getMore calls, while others are written', async () => {
    await items.insertMany(Array.from({ length: 2500 }, (_, n) => ({ n, g: n % 2 })));
    await items.createIndex({ n: 1 });
    const seen: number[] = [];
    for await (const doc of items.find({ n: { $gte: 0 } }).batchSize(100)) {
      if (seen.length === 150) await items.updateMany({ n: { $lt: 50 } }, { $set: { touched: true } });
      seen.push(doc.n);
    }
    expect(seen).toEqual(Array.from({ length: 2500 }, (_, n) => n));
  });

  it('end once killed; unknown ones are refused with 43', async () => {
    await items.insertMany(Array.from({ length: 10 }, (_, n) => ({ n })));
    const first = await store.db().command({ find: 'items', batchSize: 2 });
    expect(first.cursor.firstBatch).toHaveLength(2);
    await store.db().command({ killCursors: 'items', cursors: [first.cursor.id] });
    const more = store.db().command({ getMore: Long.fromValue(first.cursor.id), collection: 'items' });
    await expect(more).rejects.toMatchObject({ code: 43 });
  });
});

describe('aggregate', () => {
  beforeEach(async () => {
    await items.insertMany([
      { seller: 's1', price: 10, tags: ['a', 'b'] },
      { seller: 's1', price: 30, tags: ['b'] },
      { seller: 's2', price: 5, tags: [] },
    ]);
  });

  it('groups, sorts and unwinds', async () => {
    const bySeller = await items
      .aggregate([
        { $match: { price: { $gt: 0 } } },
        { $group: { _id: '$seller', total: { $sum: '$price' }, n: { $sum: 1 } } },
        { $sort: { total: -1 } },
      ])
      .toArray();
    expect(bySeller).toEqual([
      { _id: 's1', total: 40, n: 2 },
      { _id: 's2', total: 5, n: 1 },
    ]);
    const tags = await items.aggregate([{ $unwind: '$tags' }, { $sortByCount: '$tags' }]).toArray();
    expect(tags[0]).toEqual({ _id: 'b', count: 2 });
  });

  it('joins another collection, and writes with $merge and $out', async () => {
    await store
      .db()
      .collection<Seller>('sellers')
      .insertMany([
        { _id: 's1', name: 'One' },
        { _id: 's2', name: 'Two' },
      ]);
    const joined = await items
      .aggregate([
        { $match: { price: 5 } },
        { $lookup: { from: 'sellers', localField: 'seller', foreignField: '_id', as: 'by' } },
        { $project: { _id: 0, name: { $first: '$by.name' } } },
      ])
      .toArray();
    expect(joined).toEqual([{ name: 'Two' }]);

    const totals = { $group: { _id: '$seller', total: { $sum: '$price' } } };
    await items.aggregate([totals, { $merge: { into: 'sellers', whenNotMatched: 'discard' } }]).toArray();
    await items.aggregate([totals, { $sort: { _id: 1 } }, { $out: 'totals' }]).toArray();
    expect(await store.db().collection<Seller>('sellers').findOne({ _id: 's1' })).toEqual({
      _id: 's1',
      name: 'One',
      total: 40,
    });
    expect(await store.db().collection('totals').find().toArray()).toEqual([
      { _id: 's1', total: 40 },
      { _id: 's2', total: 5 },
    ]);
  });
});

describe('errors', () => {
  it.each([
    [{ noSuchCommand: 1 }, 59],
    [{ listIndexes: 'nowhere' }, 26],
    [{ find: 'items', filter: 'text' }, 14],
    [{ find: 'items', filter: { $nonsense: 1 } }, 2],
    [{ aggregate: 'items', pipeline: [{ $nonsense: 1 }], cursor: {} }, 40324],
    [{ insert: 'bad$name', documents: [{ a: 1 }] }, 73],
    [{ dropIndexes: 'nowhere', index: 'x' }, 26],
    [{ insert: 'items', documents: [{ a: 1 }], startTransaction: true, autocommit: false }, 20],
  ])('refuses %j with code %i', async (command, code) => {
    await expect(store.db().command(command)).rejects.toMatchObject({ code });
  });

  it('refuses a hint at a missing index with 2', async () => {
    await items.insertOne({ a: 1 });
    await expect(items.find({}, { hint: 'no_such_index' }).toArray()).rejects.toMatchObject({ code: 2 });
  });

  it('refuses to create a collection twice with 48', async () => {
    await store.db().createCollection('twice');
    await expect(store.db().createCollection('twice')).rejects.toMatchObject({ code: 48 });
  });
});
