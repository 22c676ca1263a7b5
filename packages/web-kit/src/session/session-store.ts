import { getUserDetails, logIn, signOut as signOutCall, type User, validateUser } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { ApiError } from '@ethereal/web-kit/api/errors.ts';
import { onUnauthorized } from '@ethereal/web-kit/api/unauthorized.ts';
import { readToken, removeToken, storeToken, TOKEN_KEY } from '@ethereal/web-kit/session/token.ts';

/** `user` may be missing for a moment after logging in, while the details load. */
export type Session =
  | { state: 'unknown'; user: undefined }
  | { state: 'loggedIn'; user: User | undefined }
  | { state: 'loggedOut'; user: undefined };

const UNKNOWN: Session = { state: 'unknown', user: undefined };
const LOGGED_OUT: Session = { state: 'loggedOut', user: undefined };

let session: Session = UNKNOWN;
let started = false;
const listeners = new Set<() => void>();

function become(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session as it is now. */
export function currentSession(): Session {
  return session;
}

/** The session as the server's HTML has it: who is here is known only in the browser. */
export const serverSession = (): Session => UNKNOWN;

/** Forgets the token and the user, at anyone's request. */
export function endSession(): void {
  removeToken();
  if (session.state !== 'loggedOut') become(LOGGED_OUT);
}

async function loadUser(token: string): Promise<void> {
  const user = await callApi(getUserDetails);
  if (readToken() === token) become({ state: 'loggedIn', user });
}

/** Pauses before the second and the third try, in milliseconds. */
const PAUSES_MS = [200, 600];

/** Tries three times: one refused connection or one 503 logs nobody out. What the server decides is an answer at once. */
async function withRetries<T>(call: () => Promise<T>): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await call();
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return call();
}

/** Asks the server whether the stored token still holds, and who its user is. */
async function validate(): Promise<void> {
  const token = readToken();
  if (token === undefined) return become(LOGGED_OUT);
  const details = withRetries(() => callApi(getUserDetails)).catch(() => undefined);
  const valid = await withRetries(() => callApi(validateUser)).then(
    (answer) => answer.valid,
    () => false,
  );
  if (readToken() !== token) return;
  if (!valid) return endSession();
  if (session.state !== 'loggedIn') become({ state: 'loggedIn', user: undefined });
  const user = await details;
  if (user && readToken() === token) become({ state: 'loggedIn', user });
}

/** Begins the session on page load; later calls do nothing. The shell calls it once. */
export function startSession(): void {
  if (started) return;
  started = true;
  onUnauthorized((token) => {
    if (readToken() === token) endSession();
  });
  const begin = () => {
    if (readToken() === undefined) return endSession();
    become(UNKNOWN);
    void validate();
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) begin();
  });
  // A page from the back/forward cache has not heard what other tabs did meanwhile.
  let left: string | undefined;
  window.addEventListener('pagehide', () => {
    left = readToken();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readToken() !== left) begin();
  });
  void validate();
}

/**
 * Logs in and stores the token; the user's details follow by themselves. `code` is the second factor, where there is one.
 * @throws ApiError with the server's words, NetworkError when there was no answer.
 */
export async function login(email: string, password: string, code?: string): Promise<void> {
  removeToken();
  try {
    const { token } = await callApi(logIn, { body: { email, password, ...(code ? { code } : {}) } });
    storeToken(token);
    become({ state: 'loggedIn', user: undefined });
    await loadUser(token).catch(() => undefined);
  } catch (error) {
    become(LOGGED_OUT);
    throw error;
  }
}

/** Goes on with another token of the same person, such as one that says more of them; nothing that is shown goes away meanwhile. */
export async function adoptToken(token: string): Promise<void> {
  storeToken(token);
  become({ state: 'loggedIn', user: session.user });
  await loadUser(token).catch(() => undefined);
}

/** Revokes the token at the server, then forgets it here. @throws when the server could not do it. */
export async function signOut(): Promise<void> {
  try {
    await callApi(signOutCall);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  }
  endSession();
}

/** Reads the user's details again, after they were changed. */
export async function refreshUser(): Promise<void> {
  const token = readToken();
  if (token !== undefined) await loadUser(token);
}
