import fc from 'fast-check';
import type { Collection, Document, Filter } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let things: Collection<Document>;

beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.stop());

const scalar = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom('', 'a', 'ab', 'b', 'B'),
  fc.constantFrom(null, true, false, 1.5, new Date(0), new Date(1000)),
);
const value = fc.oneof({ weight: 4, arbitrary: scalar }, { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) });
const lines = fc.array(fc.record({ id: fc.integer({ min: 0, max: 3 }), q: fc.integer({ min: 0, max: 3 }) }), {
  maxLength: 3,
});
const document = fc.record({ a: value, b: scalar, c: scalar, lines }, { requiredKeys: [] });

const nonNull = scalar.filter((v) => v !== null);
const condition = fc.oneof(
  scalar,
  fc.record({ $in: fc.array(scalar, { maxLength: 3 }) }),
  fc.record({ $gt: nonNull }),
  fc.record({ $gte: nonNull, $lt: nonNull }),
  fc.record({ $lte: nonNull }),
  fc.record({ $ne: scalar }),
  fc.constantFrom({ $exists: true }, { $regex: '^a' }, /^b/),
);
const small = fc.integer({ min: 0, max: 3 });
const clause: fc.Arbitrary<Document> = fc.oneof(
  fc.record({ a: condition }),
  fc.record({ b: condition }),
  fc.record({ b: condition, c: condition }),
  fc.record({ _id: fc.nat(25) }),
  fc.record({ _id: fc.record({ $in: fc.array(fc.nat(25), { maxLength: 4 }) }), a: condition }),
  fc.record({ 'lines.id': small }),
  fc.record({ 'lines.id': small, 'lines.q': fc.constant({ $gt: 1 }) }),
  fc.record({ id: small, q: small }).map((element) => ({ lines: { $elemMatch: element } })),
);
const filter: fc.Arbitrary<Document> = fc.oneof(
  clause,
  fc.tuple(clause, clause).map((both) => ({ $and: both })),
  fc.tuple(clause, clause).map((either) => ({ $or: either })),
  fc.constant({}),
);
const direction = fc.constantFrom<1 | -1>(1, -1);
const sort: fc.Arbitrary<Record<string, 1 | -1> | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({ a: direction }),
  fc.record({ b: direction, c: direction }),
  fc.record({ c: direction }),
);

const INDEXES = [
  { key: { a: 1 } },
  { key: { b: 1, c: -1 } },
  { key: { b: -1, c: -1 } },
  { key: { 'lines.id': 1, 'lines.q': 1 } },
  { key: { c: 1 }, partialFilterExpression: { c: { $gt: 0 } } },
] as const;

it('finds by an index exactly what a scan finds', async () => {
  const oneRun = fc.asyncProperty(
    fc.array(document, { maxLength: 25 }),
    fc.array(fc.tuple(filter, sort), { minLength: 8, maxLength: 8 }),
    async (documents, queries) => {
      things = store.db().collection('things');
      await things.drop();
      await things.createIndexes(INDEXES.map((index) => ({ ...index })));
      if (documents.length > 0) await things.insertMany(documents.map((doc, n) => ({ ...doc, _id: n })) as Document[]);
      for (const [where, order] of queries) await compare(where, order);
    },
  );
  await fc.assert(oneRun, { numRuns: 30 });
});

async function compare(where: Filter<Document>, order?: Record<string, 1 | -1>): Promise<void> {
  const chosen = await things
    .find(where)
    .sort(order ?? {})
    .toArray();
  const scanned = await things
    .find(where, { hint: { $natural: 1 } })
    .sort(order ?? {})
    .toArray();
  const ids = (documents: Document[]) => documents.map(({ _id }) => _id).sort((x, y) => x - y);
  expect(ids(chosen), JSON.stringify(where)).toEqual(ids(scanned));
  expect(await things.countDocuments(where)).toBe(scanned.length);
  const [field] = Object.keys(order ?? {});
  // The order of arrays with equal smallest elements is undefined.
  if (field && !chosen.some((doc) => Array.isArray(doc[field])))
    expect(values(chosen, field)).toEqual(values(scanned, field));
}

/** A missing field and null are equal in a sort. */
const values = (documents: Document[], field: string) => documents.map((doc) => doc[field] ?? null);
