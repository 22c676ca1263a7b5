import { logInAs } from '@ethereal/web-kit/testing/a-user.ts';

export { session as sessionCalls } from '@ethereal/web-kit/testing/a-user.ts';

type Claims = { roles: string[]; mfa?: boolean };

/** Logs a person in with these claims, once per file; later calls change the token alone. */
export const logInWith = (claims: Claims): Promise<void> => logInAs(`h.${btoa(JSON.stringify(claims))}.s`);

export const OPERATOR: Claims = { roles: ['operator'], mfa: true };
export const SUPPORT: Claims = { roles: ['support'], mfa: true };
