// @vitest-environment jsdom
import { addToCart, deleteFromCart, getCart } from '@ethereal/contracts/cart';
import { listItems } from '@ethereal/contracts/items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { ApiError, messageOf, NetworkError } from '@ethereal/web-kit/api/errors.ts';
import { onUnauthorized } from '@ethereal/web-kit/api/unauthorized.ts';
import { storeToken } from '@ethereal/web-kit/session/token.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { beforeEach, expect, test } from 'vitest';

const id = 'a'.repeat(24);
const facets = { category: [], gender: [], subCategory: [], size: [] };
const noItems = { items: [], total: 0, nextCursor: null, facets };
beforeEach(() => localStorage.clear());

test('puts parameters into the path and drops blank query values', async () => {
  const requests = fakeApi({ [`DELETE /api/cart/delete/${id}`]: { items: [] }, 'GET /api/items': noItems });
  await callApi(deleteFromCart, { params: { productId: id } });
  await callApi(listItems, { query: { search: 'red & blue', category: '' } });
  expect(requests.map(({ path }) => path)).toEqual([`/api/cart/delete/${id}`, '/api/items']);
  expect(requests[1]?.query.toString()).toBe('search=red+%26+blue');
});

test('sends the token only with calls that need one', async () => {
  storeToken('secret');
  const requests = fakeApi({ 'GET /api/cart': { items: [], total: 0 }, 'GET /api/items': noItems });
  await callApi(getCart);
  await callApi(listItems);
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer secret', null]);
  expect(requests[0]?.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});

test('sends NaN as text, which the server refuses', async () => {
  const requests = fakeApi({ 'POST /api/cart/add': () => refusal(400, 'Quantity must be a number.') });
  await expect(callApi(addToCart, { body: { productId: id, quantity: Number('1O') } })).rejects.toThrow('Quantity');
  expect(requests[0]?.body).toEqual({ productId: id, quantity: 'NaN' });
});

test('turns an error answer into an ApiError with its message and fields', async () => {
  fakeApi({ 'POST /api/cart/add': () => refusal(400, 'That size is not made.', { sizeChosen: 'No XXL.' }) });
  const failed = callApi(addToCart, { body: { productId: id, quantity: 1 } });
  await expect(failed).rejects.toMatchObject({
    name: 'ApiError',
    status: 400,
    code: 'REFUSED',
    errors: { sizeChosen: 'No XXL.' },
  });
  expect(messageOf(await failed.catch((error: unknown) => error), 'Sorry.')).toBe('That size is not made.');
});

test('keeps the status of an error without a readable body and uses the fallback text', async () => {
  const headers = { 'retry-after': '7' };
  fakeApi({ 'GET /api/items': () => new Response('<html>', { status: 502, headers }) });
  const error = await callApi(listItems).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ status: 502, retryAfter: 7 });
  expect(messageOf(error, 'Sorry.')).toBe('Sorry.');
});

test('rejects a success that is not JSON', async () => {
  fakeApi({ 'GET /api/items': () => new Response('<html>') });
  await expect(callApi(listItems)).rejects.toBeInstanceOf(ApiError);
});

test('rejects without an answer as NetworkError and keeps an abort by the caller', async () => {
  fakeApi({
    'GET /api/items': ({ signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  });
  await expect(callApi(listItems, { timeoutMs: 1 })).rejects.toBeInstanceOf(NetworkError);
  const leaving = new AbortController();
  const call = callApi(listItems, { signal: leaving.signal });
  leaving.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('keeps an abort by the caller while the answer is read', async () => {
  const leaving = new AbortController();
  const body = new ReadableStream({
    pull(stream) {
      leaving.abort();
      stream.error(leaving.signal.reason);
    },
  });
  fakeApi({ 'GET /api/items': () => new Response(body) });
  await expect(callApi(listItems, { signal: leaving.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('announces a 401 with the sent token', async () => {
  storeToken('old');
  const announced: string[] = [];
  const stop = onUnauthorized((token) => announced.push(token));
  fakeApi({ 'GET /api/cart': () => refusal(401, 'Log in first.') });
  await expect(callApi(getCart)).rejects.toBeInstanceOf(ApiError);
  expect(announced).toEqual(['old']);
  stop();
});
