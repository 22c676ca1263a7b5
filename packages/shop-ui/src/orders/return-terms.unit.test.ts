import { expect, test } from 'vitest';
import { RETURN_REASONS, usualPayer } from './return-terms.ts';

test('lets the seller pay for the parcel of faulty or wrongly described items alone', () => {
  expect(RETURN_REASONS.filter((reason) => usualPayer(reason) === 'seller')).toEqual([
    'Not as described',
    'Damaged or faulty',
  ]);
  expect(usualPayer('It has a hole.')).toBe('buyer');
});
