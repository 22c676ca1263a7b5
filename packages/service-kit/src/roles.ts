import type { Role } from '@ethereal/contracts/roles';
import { forbidden } from './errors.ts';
import type { Caller } from './tokens.ts';

type Claims = Pick<Caller, 'roles' | 'mfa'>;

/** Whether the caller has one of these roles, regardless of a second factor. */
const has = ({ roles }: Claims, wanted: readonly Role[]) => wanted.some((role) => roles.includes(role));

/** Whether the caller may act by one of these roles, on calls that others may make for their own things. */
export const actsAs = (caller: Claims, wanted: readonly Role[]): boolean => caller.mfa && has(caller, wanted);

/** @throws forbidden without one of these roles, `SECOND_FACTOR_REQUIRED` when the log-in had no second factor */
export function requireRole(caller: Claims, wanted: readonly Role[]): void {
  if (!has(caller, wanted)) throw forbidden();
  if (!caller.mfa) {
    throw forbidden('Log in with your second factor to go on.', { code: 'SECOND_FACTOR_REQUIRED' });
  }
}
