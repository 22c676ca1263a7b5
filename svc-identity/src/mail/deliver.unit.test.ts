import { expect, it } from 'vitest';
import { waitAfter } from './deliver.ts';
import { isRefusedForGood } from './smtp.ts';

it('waits longer after each failure, to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 1000].map(waitAfter)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

it.each([
  [{ code: 'EENVELOPE', responseCode: 550 }, true],
  [{ code: 'EENVELOPE', responseCode: 450 }, false],
  [{ code: 'EAUTH', responseCode: 535 }, false],
  [{ code: 'EMESSAGE', responseCode: 554 }, false],
  [{ code: 'ECONNECTION' }, false],
])('gives up after %j: %s', (parts, expected) => {
  expect(isRefusedForGood(Object.assign(new Error('no'), parts))).toBe(expected);
});
