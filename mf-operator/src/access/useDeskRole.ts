import type { Role } from '@ethereal/contracts/roles';
import { useClaims } from '@ethereal/web-kit/session/useClaims.ts';

/** Returns the rights of the caller: operators decide, support reads and helps. */
export function useDeskRole(): { isAtDesk: boolean; isOperator: boolean; hasSecondFactor: boolean } {
  const { roles, mfa } = useClaims();
  const has = (role: Role) => roles.includes(role);
  return {
    isAtDesk: has('operator') || has('support'),
    isOperator: has('operator'),
    hasSecondFactor: mfa,
  };
}
