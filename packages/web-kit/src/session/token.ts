/** Storage key of the bearer token. */
export const TOKEN_KEY = 'authToken';

/** Returns the token of the session that this browser stores. */
export function readToken(): string | undefined {
  return localStorage.getItem(TOKEN_KEY) ?? undefined;
}

/** Stores the token of a session in this browser. */
export function storeToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
}

/** Deletes the token from this browser. */
export function removeToken(): void {
  localStorage.removeItem(TOKEN_KEY);
}

/** Returns the payload of a JSON Web Token without validating it; an empty object for a text that is none. */
export function payloadOf(token: string): object {
  const [, payload = ''] = token.split('.');
  try {
    const read: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

/**
 * Returns the id of the user whom the stored token names, also before the server has validated it; undefined without a
 * token.
 */
export function readOwner(): string | undefined {
  const token = readToken();
  return token === undefined ? undefined : String(Reflect.get(payloadOf(token), 'sub'));
}
