import { expect, test } from 'vitest';
import { pageLocation } from './first-view.ts';

test.each([
  ['/ethereal', '', '/ethereal'],
  ['/ethereal/', '', '/ethereal'],
  ['/', '', '/'],
  ['/ethereal/all', '?search=red%20dress&utm_source=mail', '/ethereal/all?search=red+dress'],
  ['/ethereal/all', '?gclid=1&fbclid=2', '/ethereal/all'],
  ['/ethereal/all', '?sort=asc&gender=men', '/ethereal/all?sort=asc&gender=men'],
  ['/ethereal/all?sort=asc', '', '/ethereal/all%3Fsort=asc'],
  ['/ethereal/all#10%\n', '?sort=asc', '/ethereal/all%2310%25%0A?sort=asc'],
])('maps %s%s to the page %s', (path, search, location) => {
  expect(pageLocation(path, search)).toBe(location);
});
