import { DEFAULT_DISPATCH, type Dispatch, listDispatch, MAX_DISPATCH_SELLERS } from '@ethereal/contracts/delivery';
import { startApp, testLogger } from '@ethereal/service-kit/testing/harness';
import express from 'express';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createFindDispatch } from './dispatch.ts';

const SLOW: Dispatch = { shipsFrom: 'CA', dispatchDays: 3 };

let isDown = false;
let requests = 0;
async function start() {
  const app = express().get(listDispatch.path, ({ query }, response) => {
    requests++;
    const sellers = String(query.sellers).split(',');
    const dispatch = Object.fromEntries(sellers.map((seller) => [seller, SLOW]));
    response.status(isDown ? 503 : 200).json(isDown ? {} : { dispatch });
  });
  const { url, close } = await startApp(app);
  onTestFinished(async () => void (await close()));
  return createFindDispatch(url, testLogger);
}
const sellers = Array.from({ length: MAX_DISPATCH_SELLERS + 1 }, (_, at) => at.toString(16).padStart(24, '0'));
const [first = '', last = ''] = [sellers[0], sellers.at(-1)];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  isDown = false;
  requests = 0;
  return () => vi.useRealTimers();
});

test('requests the sellers beyond one request with the next order', async () => {
  const find = await start();
  const found = await find(sellers);
  expect([found.get(first), found.get(last)]).toEqual([SLOW, DEFAULT_DISPATCH]);
  expect((await find(sellers)).get(last)).toEqual(SLOW);
});

test('requests nothing for ten seconds after a failure, whatever the sellers', async () => {
  const find = await start();
  isDown = true;
  for (const seller of [first, first, last]) expect((await find([seller])).get(seller)).toEqual(DEFAULT_DISPATCH);
  expect(requests).toBe(1);
  isDown = false;
  vi.advanceTimersByTime(10_000);
  expect((await find([first])).get(first)).toEqual(SLOW);
});

test('keeps what svc-catalog answered last while it is unavailable', async () => {
  const find = await start();
  await find([first]);
  isDown = true;
  vi.advanceTimersByTime(60_001);
  for (const _ of [1, 2]) expect((await find([first])).get(first)).toEqual(SLOW);
  expect(requests).toBe(2);
});
