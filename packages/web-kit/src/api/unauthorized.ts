type Listener = (token: string) => void;
const listeners = new Set<Listener>();

/** Says that the server no longer takes this token. */
export function announceUnauthorized(token: string): void {
  for (const listener of listeners) listener(token);
}

/** Listens for tokens that the server no longer takes; gives the function that stops listening. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
