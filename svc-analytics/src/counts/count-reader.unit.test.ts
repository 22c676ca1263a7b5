import fc from 'fast-check';
import { BSON } from 'mongodb';
import { expect, test } from 'vitest';
import { eachCount } from './count-reader.ts';

const asStored = (document: BSON.Document) => BSON.deserialize(BSON.serialize(document), { raw: true });

function countsOf(document: BSON.Document, letter: string): Record<string, number> {
  const counts: Record<string, number> = {};
  eachCount(asStored(document), letter, (number, count) => {
    counts[number] = count;
  });
  return counts;
}

test('reads every count of the requested counter exactly, of any size', () => {
  const counts = fc.dictionary(
    fc.nat(3000).map(String),
    fc.oneof(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), fc.integer({ min: 2 ** 31, max: 2 ** 52 })),
  );
  fc.assert(
    fc.property(counts, counts, (v, s) => {
      const document = { _id: 'i:1', v, lanes: { 3: 9 }, s, n: 1 };
      expect([countsOf(document, 'v'), countsOf(document, 's'), countsOf(document, 'f')]).toEqual([v, s, {}]);
    }),
  );
});

test('reads 64-bit integers and rejects other types', () => {
  expect(countsOf({ v: { 7: BSON.Long.fromNumber(2 ** 40) } }, 'v')).toEqual({ 7: 2 ** 40 });
  expect(() => countsOf({ v: { 7: 'many' } }, 'v')).toThrow('BSON type 2');
});
