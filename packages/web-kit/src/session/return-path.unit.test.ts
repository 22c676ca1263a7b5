// @vitest-environment jsdom
import { keepPlace, returnPath } from '@ethereal/web-kit/session/return-path.ts';
import { beforeEach, describe, expect, test } from 'vitest';

beforeEach(() => localStorage.clear());

test.each([
  ['the page that asked', { search: '', state: { from: '/ethereal/cart?x=1' } }, '/ethereal/cart?x=1'],
  ['the page in ?next=', { search: '?next=%2Fethereal%2Fprofile%2FOrders', state: null }, '/ethereal/profile/Orders'],
  ['home when nobody asked', { search: '', state: null }, '/ethereal'],
  ['home for another site', { search: '?next=https://evil.test/ethereal', state: null }, '/ethereal'],
  ['home for //evil.test', { search: '?next=//evil.test/ethereal', state: null }, '/ethereal'],
  ['home for /\\evil.test', { search: '?next=/\\evil.test/ethereal', state: null }, '/ethereal'],
  ['home for a script', { search: '?next=javascript:alert(1)', state: null }, '/ethereal'],
  ['home for the login page itself', { search: '', state: { from: '/ethereal/login' } }, '/ethereal'],
])('leads to %s', (_, location, path) => {
  expect(returnPath(location)).toBe(path);
});

describe('keepPlace', () => {
  const nowhere = { search: '', state: null };
  const DAY = 24 * 3_600_000;

  test('leads back to the kept page once', () => {
    keepPlace('/ethereal/all?search=shirt');
    expect(returnPath(nowhere)).toBe('/ethereal/all?search=shirt');
    expect(returnPath(nowhere)).toBe('/ethereal');
  });

  test('yields to the page that the location names', () => {
    keepPlace('/ethereal/all');
    expect(returnPath({ search: '', state: { from: '/ethereal/cart' } })).toBe('/ethereal/cart');
    expect(returnPath(nowhere)).toBe('/ethereal');
  });

  test('expires after a day and ignores other sites', () => {
    keepPlace('/ethereal/all', 0);
    expect(returnPath(nowhere, DAY + 1)).toBe('/ethereal');
    keepPlace('https://evil.test/ethereal');
    expect(returnPath(nowhere)).toBe('/ethereal');
  });
});
