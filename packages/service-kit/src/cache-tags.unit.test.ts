import { expect, test } from 'vitest';
import { readTags, writeInvalidation, writeTags } from './cache-tags.ts';

test('reads the tags that it wrote', () => {
  const tags = ['items', 'item:1'];
  expect(readTags(writeTags(tags))).toEqual(tags);
  expect(readTags(writeInvalidation(tags))).toEqual(tags);
});

test.each([undefined, '', ' , ', ['a', 'b'], `${'a'.repeat(100)},`.repeat(100), 'a,'.repeat(201)])(
  'returns undefined for no tags or more than a cache stores: %#',
  (header) => expect(readTags(header)).toBeUndefined(),
);
