import { expect, test } from 'vitest';
import { claimsOf } from './useClaims.ts';

const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;

test('reads roles and the second factor from the token', () => {
  expect(claimsOf(token({ sub: '>>>???', roles: ['support'], mfa: true }))).toEqual({
    roles: ['support'],
    mfa: true,
  });
});

test.each([undefined, 'a.b.c', 'x', token({}), token({ roles: 'operator', mfa: 'true' })])(
  'returns no role for a token without a valid list of roles: %s',
  (invalid) => expect(claimsOf(invalid)).toEqual({ roles: [], mfa: false }),
);
