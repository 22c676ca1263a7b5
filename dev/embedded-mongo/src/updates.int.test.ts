import type { Collection, Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStore, type TestStore } from './testing/test-store.ts';

let store: TestStore;
type Cart = Document & { _id?: number };
let carts: Collection<Cart>;

beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.stop());
beforeEach(async () => {
  await store.db().dropDatabase();
  carts = store.db().collection<Cart>('carts');
});

const cart = (id: number) => carts.findOne({ _id: id });

/** Returns a document after an update. */
async function updated(before: Document, update: Document | Document[], options: Document = {}, filter: Document = {}) {
  await carts.insertOne({ ...before, _id: 1 });
  await carts.updateOne({ _id: 1, ...filter }, update, options);
  const { _id, ...after } = (await cart(1)) ?? {};
  return after;
}

describe('update operators', () => {
  it.each<[string, Document, Document, Document]>([
    ['$set makes the documents on its way', { a: 1 }, { $set: { 'b.c': 2 } }, { a: 1, b: { c: 2 } }],
    ['$set reaches into an array and fills the gap', { l: [1] }, { $set: { 'l.2': 3 } }, { l: [1, null, 3] }],
    [
      '$unset removes a field, empties an array place',
      { a: 1, l: [1, 2] },
      { $unset: { a: '', 'l.0': '' } },
      { l: [null, 2] },
    ],
    ['$inc starts from nothing', {}, { $inc: { n: 3 } }, { n: 3 }],
    [
      '$mul, $min, $max',
      { a: 4, b: 5, c: 5 },
      { $mul: { a: 2 }, $min: { b: 3 }, $max: { c: 9 } },
      { a: 8, b: 3, c: 9 },
    ],
    [
      '$push with $each, $sort and $slice',
      { l: [4, 1] },
      { $push: { l: { $each: [3, 2], $sort: 1, $slice: -3 } } },
      { l: [2, 3, 4] },
    ],
    ['$push with $slice on a missing array', {}, { $push: { l: { $each: [1, 2, 3], $slice: -2 } } }, { l: [2, 3] }],
    ['$push at a $position', { l: [1, 3] }, { $push: { l: { $each: [2], $position: 1 } } }, { l: [1, 2, 3] }],
    [
      '$addToSet keeps duplicates that were there',
      { l: [1, 1] },
      { $addToSet: { l: { $each: [1, 2, 2] } } },
      { l: [1, 1, 2] },
    ],
    ['$pull by condition', { l: [{ q: 1 }, { q: 5 }] }, { $pull: { l: { q: { $gt: 2 } } } }, { l: [{ q: 1 }] }],
    ['$pull by value', { l: [1, 2, 1] }, { $pull: { l: 1 } }, { l: [2] }],
    ['$pullAll and $pop', { l: [1, 2, 1], m: [1, 2] }, { $pullAll: { l: [1] }, $pop: { m: 1 } }, { l: [2], m: [1] }],
    ['$rename', { a: 1 }, { $rename: { a: 'b.c' } }, { b: { c: 1 } }],
  ])('%s', async (_name, before, update, after) => {
    expect(await updated(before, update)).toEqual(after);
  });

  it.each<[string, Document, Document, number]>([
    ['$inc of a text', { a: 'x' }, { $inc: { a: 1 } }, 14],
    ['$push to a number', { a: 1 }, { $push: { a: 1 } }, 2],
    ['two operators on one path', { a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    ['a path through a number', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
    ['another _id', { a: 1 }, { $set: { _id: 2 } }, 66],
    ['an unknown operator', { a: 1 }, { $nonsense: { a: 1 } }, 9],
  ])('refuses %s and changes nothing', async (_name, before, update, code) => {
    await carts.insertOne({ ...before, _id: 1 });
    await expect(carts.updateOne({ _id: 1 }, update)).rejects.toMatchObject({ code });
    expect(await cart(1)).toEqual({ ...before, _id: 1 });
  });

  it('reports that nothing was modified', async () => {
    await carts.insertOne({ _id: 1, a: { b: 1 } });
    expect(await carts.updateOne({ _id: 1 }, { $set: { 'a.b': 1 } })).toMatchObject({
      matchedCount: 1,
      modifiedCount: 0,
    });
  });
});

describe('paths in arrays', () => {
  const lines = [
    { id: 'x', size: 'S', q: 1 },
    { id: 'y', size: 'M', q: 2 },
    { id: 'y', size: 'L', q: 3 },
  ];
  const quantities = (doc: Document) => doc.lines.map((line: Document) => line.q);

  it('$ refers to the matched element', async () => {
    const after = await updated({ lines }, { $set: { 'lines.$.q': 9 } }, {}, { 'lines.id': 'y' });
    expect(quantities(after)).toEqual([1, 9, 3]);
  });

  it('$ refers to the element that satisfies all of an $elemMatch', async () => {
    const filter = { lines: { $elemMatch: { id: 'y', size: 'L' } } };
    expect(quantities(await updated({ lines }, { $inc: { 'lines.$.q': 10 } }, {}, filter))).toEqual([1, 2, 13]);
  });

  it('$[] refers to every element', async () => {
    expect(quantities(await updated({ lines }, { $set: { 'lines.$[].q': 0 } }))).toEqual([0, 0, 0]);
  });

  it('$[name] refers to the elements of its array filter', async () => {
    const options = { arrayFilters: [{ 'l.id': 'y', 'l.q': { $lt: 3 } }] };
    expect(quantities(await updated({ lines }, { $set: { 'lines.$[l].q': 7 } }, options))).toEqual([1, 7, 3]);
  });
});

describe('pipeline updates', () => {
  it('compute new values from old ones', async () => {
    const pipeline = [{ $set: { total: { $multiply: ['$price', '$q'] } } }, { $unset: 'q' }];
    expect(await updated({ price: 3, q: 4 }, pipeline)).toEqual({ price: 3, total: 12 });
  });

  it('choose by a condition', async () => {
    const pipeline = [
      { $set: { stock: { $cond: [{ $gte: ['$stock', 2] }, { $subtract: ['$stock', 2] }, '$stock'] } } },
    ];
    expect(await updated({ stock: 5 }, pipeline)).toEqual({ stock: 3 });
  });
});

describe('upserts', () => {
  it('start with the values of the filter, and apply $setOnInsert on insert only', async () => {
    const update = { $setOnInsert: { made: 1 }, $inc: { n: 1 } };
    const options = { upsert: true, returnDocument: 'after' } as const;
    const filter = { user: 'u1', 'inner.kind': 'cart', n: { $lt: 100 } };
    const first = await carts.findOneAndUpdate(filter, update, options);
    expect(first).toEqual({ _id: expect.anything(), user: 'u1', inner: { kind: 'cart' }, made: 1, n: 1 });
    const second = await carts.findOneAndUpdate(filter, { ...update, $setOnInsert: { made: 2 } }, options);
    expect(second).toEqual({ ...first, n: 2 });
  });

  it('concurrent upserts of one id create one document', async () => {
    await carts.createIndex({ user: 1 }, { unique: true });
    const upserts = Array.from({ length: 50 }, () =>
      carts.updateOne({ user: 'u' }, { $inc: { n: 1 } }, { upsert: true }),
    );
    await Promise.all(upserts);
    expect(await carts.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ user: 'u', n: 50 }]);
  });

  it('findOneAndUpdate, findOneAndReplace and findOneAndDelete return the document before or after', async () => {
    await carts.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
    ]);
    expect(await carts.findOneAndUpdate({}, { $inc: { n: 10 } }, { sort: { n: -1 } })).toEqual({
      _id: 2,
      n: 2,
    });
    const replaced = await carts.findOneAndReplace(
      { _id: 1 },
      { n: 5 },
      { returnDocument: 'after', projection: { _id: 0 } },
    );
    expect(replaced).toEqual({ n: 5 });
    expect(await carts.findOneAndDelete({ n: 12 })).toEqual({ _id: 2, n: 12 });
    expect(await carts.findOneAndDelete({ n: 12 })).toBeNull();
  });
});
