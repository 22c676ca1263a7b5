import { expect, test } from 'vitest';
import { daysText, percentOf, shareOf } from './commission.ts';

test('writes basis points as a percentage', () => {
  expect([percentOf(1000), percentOf(1250), percentOf(0)]).toEqual(['10%', '12.5%', '0%']);
});

test('rounds the share of a seller down to a whole cent', () => {
  expect([shareOf(1005, 1000), shareOf(5000, 1000), shareOf(1, 1000)]).toEqual([904, 4500, 0]);
});

test('writes one day in the singular', () => {
  expect([daysText(1), daysText(14)]).toEqual(['1 day', '14 days']);
});
