import { describe, expect, test } from 'vitest';
import type { PaymentLine } from '../intents/intent.ts';
import { isHeld, mayMature } from './payout.rules.ts';

const NOW = new Date('2026-03-20T00:00:00Z');
const DAYS_AGO = new Date('2026-03-01T00:00:00Z');
const line: PaymentLine = { product: 'coat', cents: 1000, seller: 'ann', capture: 'done', handedAt: DAYS_AGO };

describe('maturity of a line', () => {
  test.each<[boolean, string, Partial<PaymentLine>]>([
    [true, 'captured and handed over', {}],
    [false, 'not captured', { capture: 'started' }],
    [false, 'handed over too recently', { handedAt: NOW }],
    [false, 'already mature', { mature: 'started' }],
    [false, 'being refunded', { refund: 'started' }],
    [false, 'with an open return', { returnAskedAt: DAYS_AGO }],
    [true, 'with a declined return', { returnAskedAt: DAYS_AGO, returnDeclinedAt: DAYS_AGO }],
    [true, 'with a declined return whose request arrived late', { returnDeclinedAt: DAYS_AGO, returnAskedAt: NOW }],
    [
      false,
      'with a declined return that the desk approved',
      { returnAskedAt: DAYS_AGO, returnDeclinedAt: DAYS_AGO, returnApprovedAt: NOW },
    ],
  ])('returns %s for a line that is %s', (expected, _, change) => {
    expect(mayMature({ ...line, ...change }, NOW)).toBe(expected);
  });
});

describe('share of a matured line', () => {
  const asked = { returnAskedAt: DAYS_AGO };
  test.each<[boolean, string, Partial<PaymentLine>]>([
    [false, 'without a return', {}],
    [true, 'with a requested return', asked],
    [false, 'with a declined return', { ...asked, returnDeclinedAt: NOW }],
    [true, 'with a declined return that the desk approved', { ...asked, returnDeclinedAt: NOW, returnApprovedAt: NOW }],
    [true, 'with a received return whose refund has not started', { ...asked, returnedAt: NOW }],
    [true, 'with a received return whose refund has started', { ...asked, returnedAt: NOW, refund: 'started' }],
    [false, 'with a refunded return', { ...asked, returnedAt: NOW, refund: 'done' }],
    [false, 'with a declined return whose request has not arrived', { returnDeclinedAt: NOW }],
  ])('is held (%s) for a line %s', (expected, _, change) => {
    expect(isHeld({ ...line, mature: 'done', ...change })).toBe(expected);
  });
});
