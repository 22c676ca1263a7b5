import { getUserDetails, logIn, signOut as signOutCall, type User, validateUser } from '@ethereal/contracts/identity';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { onUnauthorized } from '@ethereal/web-kit/api/unauthorized.ts';
import { createStore } from '@ethereal/web-kit/hooks/create-store.ts';
import { readToken, removeToken, storeToken, TOKEN_KEY } from '@ethereal/web-kit/session/token.ts';

/** `user` is undefined for a moment after a log-in, while the details load. */
export type Session =
  | { state: 'unknown'; user: undefined }
  | { state: 'loggedIn'; user: User | undefined }
  | { state: 'loggedOut'; user: undefined };

const UNKNOWN: Session = { state: 'unknown', user: undefined };
const LOGGED_OUT: Session = { state: 'loggedOut', user: undefined };

const session = createStore<Session>(UNKNOWN);
let started = false;

/** Subscribes to the session, for `useSyncExternalStore`. */
export const { subscribe } = session;

/** Returns the current session. */
export const currentSession = session.read;

/** Returns the session for the server's HTML, which is the same for every visitor. */
export const serverSession = (): Session => UNKNOWN;

/** Removes the token and the user without a call to the server. */
export function endSession(): void {
  removeToken();
  if (currentSession().state !== 'loggedOut') session.write(LOGGED_OUT);
}

async function loadUser(token: string): Promise<void> {
  const user = await withRetries(() => callApi(getUserDetails));
  if (readToken() === token) session.write({ state: 'loggedIn', user });
}

/** Milliseconds for which a call is tried again while the server cannot be reached. */
const RETRY_FOR_MS = 10_000;
/** Pause before the second attempt, in milliseconds; it doubles with each further one. */
const FIRST_PAUSE_MS = 200;
/** Maximum pause between two attempts, in milliseconds. */
const MAX_PAUSE_MS = 3000;

/**
 * Repeats a call for about ten seconds, so that an unreachable server logs no user out. A refusal ends the retries at
 * once.
 */
async function withRetries<T>(call: () => Promise<T>): Promise<T> {
  const end = Date.now() + RETRY_FOR_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
    try {
      return await call();
    } catch (error) {
      if ((isApiError(error) && error.status < 500) || Date.now() + pauseMs > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** Validates the stored token with the server and loads its user. The state stays unknown until there is an answer. */
async function validate(): Promise<void> {
  const token = readToken();
  if (token === undefined) return session.write(LOGGED_OUT);
  const details = withRetries(() => callApi(getUserDetails)).catch(() => undefined);
  const valid = await withRetries(() => callApi(validateUser)).then(
    (answer) => answer.valid,
    () => false,
  );
  if (readToken() !== token) return;
  if (!valid) return endSession();
  if (currentSession().state !== 'loggedIn') session.write({ state: 'loggedIn', user: undefined });
  const user = await details;
  if (user && readToken() === token) session.write({ state: 'loggedIn', user });
}

/** Starts the session on page load. Later calls do nothing. */
export function startSession(): void {
  if (started) return;
  started = true;
  onUnauthorized((token) => {
    if (readToken() === token) endSession();
  });
  const begin = () => {
    if (readToken() === undefined) return endSession();
    session.write(UNKNOWN);
    void validate();
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === TOKEN_KEY || key === null) begin();
  });
  // A page from the back/forward cache received no events while other tabs logged in or out.
  let tokenBefore: string | undefined;
  window.addEventListener('pagehide', () => {
    tokenBefore = readToken();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readToken() !== tokenBefore) begin();
  });
  void validate();
}

/**
 * Logs in, stores the token and loads the user. `code` is the second factor of an account that has one.
 * @throws ApiError with the server's message, NetworkError without an answer.
 */
export async function login(email: string, password: string, code?: string): Promise<void> {
  removeToken();
  try {
    const { token } = await callApi(logIn, { body: { email, password, ...(code ? { code } : {}) } });
    storeToken(token);
    session.write({ state: 'loggedIn', user: undefined });
    await loadUser(token).catch(() => undefined);
  } catch (error) {
    session.write(LOGGED_OUT);
    throw error;
  }
}

/** Replaces the token with another one of the same user, for example one with more claims. The user stays in view. */
export async function adoptToken(token: string): Promise<void> {
  storeToken(token);
  session.write({ state: 'loggedIn', user: currentSession().user });
  await loadUser(token).catch(() => undefined);
}

/** Revokes the token at the server, then removes it here. @throws when the server could not revoke it. */
export async function signOut(): Promise<void> {
  try {
    await callApi(signOutCall);
  } catch (error) {
    if (!(isApiError(error) && error.status === 401)) throw error;
  }
  endSession();
}

/** Loads the user again after a change. */
export async function refreshUser(): Promise<void> {
  const token = readToken();
  if (token !== undefined) await loadUser(token);
}
