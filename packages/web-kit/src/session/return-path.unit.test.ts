// @vitest-environment jsdom

import { requestedPath, returnPath } from '@ethereal/web-kit/session/return-path.ts';
import { storeReturnPath } from '@ethereal/web-kit/session/stored-return-path.ts';
import { expect, test, vi } from 'vitest';

test.each([
  ['the page that requested the log-in', { search: '', state: { from: '/ethereal/cart?x=1' } }, '/ethereal/cart?x=1'],
  ['the page in ?next=', { search: '?next=%2Fethereal%2Fprofile%2FOrders', state: null }, '/ethereal/profile/Orders'],
  ['home when no page requested the log-in', { search: '', state: null }, '/ethereal'],
  ['home for another site', { search: '?next=https://evil.test/ethereal', state: null }, '/ethereal'],
  ['home for //evil.test', { search: '?next=//evil.test/ethereal', state: null }, '/ethereal'],
  ['home for /\\evil.test', { search: '?next=/\\evil.test/ethereal', state: null }, '/ethereal'],
  ['home for a script', { search: '?next=javascript:alert(1)', state: null }, '/ethereal'],
  ['home for the login page itself', { search: '', state: { from: '/ethereal/login' } }, '/ethereal'],
  [
    'the stored page when no page requested the log-in',
    { search: '', state: null },
    '/ethereal/categories/women',
    '/ethereal/categories/women',
  ],
  ['home when the stored page is of another site', { search: '', state: null }, '/ethereal', 'https://evil.test/'],
])('leads to %s', (_, location, path, stored?: string) => {
  localStorage.clear();
  if (stored) storeReturnPath(stored);
  expect(returnPath(location)).toBe(path);
});

test('reads the page that requested the log-in on a server, which has no location', () => {
  vi.stubGlobal('location', undefined);
  expect(requestedPath({ search: '?next=%2Fethereal%2Fcart', state: null })).toBe('/ethereal/cart');
});
