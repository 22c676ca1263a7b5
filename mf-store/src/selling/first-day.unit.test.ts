import { expect, test } from 'vitest';
import { type FirstDayState, firstDaySteps } from './first-day.ts';

const store = {
  _id: 'a'.repeat(24),
  name: 'Ada',
  about: '',
  picture: null,
  since: '2026-01-01T00:00:00Z',
  items: 0,
  rating: null,
};
const done = (state: Partial<FirstDayState>) =>
  firstDaySteps({ knowsReturns: false, ...state })
    .filter(({ isDone }) => isDone)
    .map(({ id }) => id);

test.each<[string[], Partial<FirstDayState>]>([
  [[], {}],
  [[], { store: null, items: 0, account: { state: 'in-review', started: true, missing: 0 } }],
  [['store'], { store: { ...store, about: 'Hats.' } }],
  [['store', 'dispatch'], { store: { ...store, shipsFrom: 'NY', dispatchDays: 2 } }],
  [['returns'], { knowsReturns: true }],
  [['account'], { account: { state: 'ready', started: true, missing: 0 } }],
  [['item'], { items: 1 }],
])('counts %j as done', (expected, state) => {
  expect(done(state)).toEqual(expected);
});
