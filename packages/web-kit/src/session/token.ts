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
