type Listener = (token: string) => void;
const listeners = new Set<Listener>();

/** Announces that the server refuses a token. */
export function announceUnauthorized(token: string): void {
  for (const listener of listeners) listener(token);
}

/** Subscribes to tokens that the server refuses; returns the function that unsubscribes. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
