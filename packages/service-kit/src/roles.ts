import type { Role } from '@ethereal/contracts/roles';
import { forbidden } from './errors.ts';
import type { Caller } from './tokens.ts';

type Claims = Pick<Caller, 'roles' | 'mfa'>;

/** Whether the caller has one of these roles, by a log-in with a second factor or without. */
const has = ({ roles }: Claims, wanted: readonly Role[]) => wanted.some((role) => roles.includes(role));

/** Whether the caller may act by one of these roles: for calls that others may make, too, of what is their own. */
export const actsAs = (caller: Claims, wanted: readonly Role[]): boolean => caller.mfa && has(caller, wanted);

/** @throws forbidden without one of these roles, `SECOND_FACTOR_REQUIRED` when the log-in had no second factor */
export function requireRole(caller: Claims, wanted: readonly Role[]): void {
  if (!has(caller, wanted)) throw forbidden();
  if (!caller.mfa) {
    throw forbidden('Log in with your second factor to go on.', { code: 'SECOND_FACTOR_REQUIRED' });
  }
}
