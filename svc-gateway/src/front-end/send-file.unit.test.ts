import { expect, it } from 'vitest';
import { bestEncoding } from './send-file.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('selects for %s the encoding %s', (header, encoding) => {
  expect(bestEncoding(header)).toBe(encoding);
});
