import { DEFAULT_DISPATCH, type Dispatch, listDispatch, MAX_DISPATCH_SELLERS } from '@ethereal/contracts/delivery';
import { startApp, testLogger } from '@ethereal/service-kit/testing/harness';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { createFindDispatch } from './dispatch.ts';

const SLOW: Dispatch = { shipsFrom: 'CA', dispatchDays: 3 };

test('keeps only what svc-catalog answered: after an outage, and for sellers beyond one request', async () => {
  let isAway = true;
  const app = express().get(listDispatch.path, ({ query }, response) => {
    const sellers = String(query.sellers).split(',');
    const dispatch = Object.fromEntries(sellers.map((seller) => [seller, SLOW]));
    response.status(isAway ? 503 : 200).json(isAway ? {} : { dispatch });
  });
  const { url, close } = await startApp(app);
  onTestFinished(async () => void (await close()));
  const find = createFindDispatch(url, testLogger);
  const sellers = Array.from({ length: MAX_DISPATCH_SELLERS + 1 }, (_, at) => at.toString(16).padStart(24, '0'));
  const last = sellers.at(-1) ?? '';
  expect((await find(sellers)).get('0'.repeat(24))).toEqual(DEFAULT_DISPATCH);
  isAway = false;
  const found = await find(sellers);
  expect([found.get('0'.repeat(24)), found.get(last)]).toEqual([SLOW, DEFAULT_DISPATCH]);
  expect((await find(sellers)).get(last)).toEqual(SLOW);
});
