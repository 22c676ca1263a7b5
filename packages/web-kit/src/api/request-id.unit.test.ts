// @vitest-environment jsdom
import { listItems } from '@ethereal/contracts/items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { randomId } from '@ethereal/web-kit/api/request-id.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());
const facets = { category: [], gender: [], subCategory: [], size: [] };

test('makes calls in an insecure context', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const requests = fakeApi({ 'GET /api/items': { items: [], total: 0, nextCursor: null, facets } });
  await callApi(listItems);
  expect(requests[0]?.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  expect(randomId()).not.toBe(randomId());
});
