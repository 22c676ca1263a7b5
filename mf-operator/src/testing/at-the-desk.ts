import { currentSession, startSession } from '@ethereal/web-kit/session/session-store.ts';
import { aUser } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { vi } from 'vitest';

type Claims = { roles: string[]; mfa?: boolean };

/** Answers to the calls of a session. */
export const sessionCalls = {
  'GET /api/validate-user': { valid: true },
  'GET /api/user-details': aUser,
};

const tokenOf = (claims: Claims) => `h.${btoa(JSON.stringify(claims))}.s`;

/** Logs a person in with these claims, once per file; later calls change the token alone. */
export async function logInWith(claims: Claims): Promise<void> {
  localStorage.setItem('authToken', tokenOf(claims));
  fakeApi(sessionCalls);
  startSession();
  await vi.waitFor(() => {
    if (!currentSession().user) throw new Error('No user is logged in.');
  });
}

export const OPERATOR: Claims = { roles: ['operator'], mfa: true };
export const SUPPORT: Claims = { roles: ['support'], mfa: true };
