/** Number of random bytes of an id. */
const BYTES = 16;

/** Returns a random id for a request. `crypto.randomUUID` does not exist on plain http pages off localhost. */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
