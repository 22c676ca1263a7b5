import { expect, test } from 'vitest';
import { acceptedCompressions } from './encodings.ts';

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', ['br', 'gzip']],
  ['*', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['gzip;q=0, br', ['br']],
  ['br;q=0, gzip;q=0.5', ['gzip']],
  ['identity', []],
  ['', []],
  [undefined, []],
  [`gzip, ${'x'.repeat(300)}`, []],
])('finds in %s the compressions %j', (header, expected) => {
  expect(acceptedCompressions(header)).toEqual(expected);
});
