import { ObjectId } from 'bson';
import fc from 'fast-check';
import { Query } from 'mingo/query';
import { expect, it } from 'vitest';
import { compileMatcher, queryOptions } from './matcher.ts';

const id = new ObjectId();
const scalar = fc.constantFrom(-1, 0, 1.5, 2, '', 'a', 'b', true, false, new Date(0), new Date(5), id);
const value = fc.oneof(scalar, fc.constant(null), fc.array(scalar, { maxLength: 3 }));
const doc = fc.record({ a: value, b: value, c: fc.record({ d: value }) }, { requiredKeys: [] });
const list = fc.array(fc.record({ d: scalar }), { maxLength: 3 });

const positive = fc.oneof(
  scalar,
  fc.record({ $in: fc.array(scalar, { maxLength: 3 }) }),
  fc.record({ $gt: scalar, $lt: scalar }, { requiredKeys: [] }).filter((range) => Object.keys(range).length > 0),
  fc.record({ $gte: scalar, $lte: scalar }, { requiredKeys: ['$gte'] }),
);

const condition = fc.oneof(
  positive,
  fc.record({ $exists: fc.boolean() }),
  fc.record({ $gte: scalar }).map(($not) => ({ $not })),
  fc.record({ $in: fc.array(scalar, { maxLength: 2 }), $lt: scalar }).map(($not) => ({ $not })),
);

it('matches plain filters as mingo does', () => {
  const filter = fc.record({ a: condition, b: condition, 'c.d': condition }, { requiredKeys: [] });
  const any = fc.oneof(doc, fc.record({ a: scalar, c: list }));
  fc.assert(
    fc.property(filter, any, (where, document) => {
      expect(compileMatcher(where)(document)).toBe(new Query(where, queryOptions()).test(document));
    }),
    { numRuns: 500 },
  );
});
