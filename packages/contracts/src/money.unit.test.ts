import { describe, expect, it } from 'vitest';
import { dollars } from './money.ts';

describe('an amount in dollars', () => {
  it.each([1e-9, 0.001, 0.004, 0.0049, 0.005, 1.001, -0.01, -1e-9, Number.NaN, Infinity, '1', null])(
    'rejects %s',
    (amount) => expect(dollars.safeParse(amount).success).toBe(false),
  );

  it.each([0, 0.01, 0.1 + 0.2, 1.1, 19.99, 999_999.99])('accepts %s', (amount) =>
    expect(dollars.parse(amount)).toBe(amount),
  );
});
