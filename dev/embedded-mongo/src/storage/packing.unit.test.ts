import { deserialize, serialize } from 'bson';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './packing.ts';

test('restores compressed and plain documents', () => {
  const text = fc.string({ maxLength: 40 });
  const document = fc.record({ text, times: fc.nat(400) }).map((entry) => ({
    text: entry.text,
    list: Array.from({ length: entry.times }, (_, at) => `${entry.text}${at % 7}`),
  }));
  fc.assert(
    fc.property(document, (value) => {
      const bytes = serialize(value);
      expect(Buffer.compare(unpack(pack(bytes), 1), bytes)).toBe(0);
      expect(Buffer.compare(unpack(bytes, 1), bytes)).toBe(0);
    }),
    { numRuns: 200 },
  );
});

test('compresses large documents, and stores small or incompressible ones unchanged', () => {
  const large = serialize({ list: Array.from({ length: 1000 }, () => 'again') });
  expect(pack(large).length).toBeLessThan(large.length / 5);
  const small = serialize({ list: ['again', 'again', 'again'] });
  expect(pack(small)).toBe(small);
  const random = serialize({ bytes: crypto.getRandomValues(new Uint8Array(5000)) });
  expect(pack(random)).toBe(random);
});

test('unpacks a document once until it changes', () => {
  const [before, after] = ['before', 'after'].map((text) =>
    pack(serialize({ list: Array.from({ length: 1000 }, () => text) })),
  ) as [Uint8Array, Uint8Array];
  const first = unpack(before, 2);
  expect(unpack(Uint8Array.from(before), 2)).toBe(first);
  expect(deserialize(unpack(after, 2)).list[0]).toBe('after');
  expect(deserialize(unpack(before, 2)).list[0]).toBe('before');
  expect(deserialize(unpack(after, 3)).list[0]).toBe('after');
});

test('evicts documents that were not read for long', () => {
  const large = pack(serialize({ text: 'again'.repeat(800_000) }));
  const first = unpack(large, 10);
  expect(unpack(large, 10) === first).toBe(true);
  for (let rid = 11; rid < 20; rid++) unpack(large, rid);
  expect(unpack(large, 10) === first).toBe(false);
});
