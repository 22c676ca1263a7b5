import { expect, test } from 'vitest';
import { isVoidedBy } from './revocation.ts';

const token = { jti: 'mine', issuedAtMs: 1000 };

test.each([
  ['1000', true],
  ['999', false],
  ['2000:mine', false],
  ['2000:other', true],
])('the mark %s on a user: token void %s', (mark, voided) => {
  expect(isVoidedBy(mark, token)).toBe(voided);
});
