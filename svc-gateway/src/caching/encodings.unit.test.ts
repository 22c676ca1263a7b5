import { expect, test } from 'vitest';
import { normalEncodings } from './encodings.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br, gzip'],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br, gzip'],
  ['gzip', 'gzip'],
  ['gzip;q=0, br', 'br'],
  ['identity', ''],
  [undefined, ''],
  [`gzip, ${'x'.repeat(300)}`, ''],
])('reduces %s to "%s"', (header, expected) => {
  expect(normalEncodings(header)).toBe(expected);
});
