import type { User } from '@ethereal/contracts/identity';
import { currentSession, startSession } from '@ethereal/web-kit/session/session-store.ts';
import { storeToken } from '@ethereal/web-kit/session/token.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { vi } from 'vitest';

/** A logged-in user as in the server's responses. */
export const aUser: User = {
  _id: 'a'.repeat(24),
  fname: 'Ada',
  lname: 'Lovelace',
  email: 'ada@shop.test',
  createdAt: '2024-01-01T00:00:00Z',
  nameChangedAt: null,
  emailChangedAt: null,
};

/** Answers of the server that confirm the session of `aUser`. */
export const session = { 'GET /api/validate-user': { valid: true }, 'GET /api/user-details': aUser };

/** Logs `aUser` in with a token, as a browser does that stored it. */
export async function logInAs(token: string): Promise<void> {
  storeToken(token);
  fakeApi(session);
  startSession();
  await vi.waitFor(() => {
    if (!currentSession().user) throw new Error('No user is logged in.');
  });
}

/** Logs `aUser` in, once per file. */
export const logIn = (): Promise<void> => logInAs('a.b.c');
