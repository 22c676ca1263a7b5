import { DomainError } from './errors.ts';

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN', 'ENOTFOUND']);
/** Messages of errors that ioredis throws when it fails fast; these errors have neither classes nor codes. */
const REDIS_UNAVAILABLE = new Set([
  "Stream isn't writeable and enableOfflineQueue options is false",
  'Connection is closed.',
  'Command timed out',
]);

/** Returns whether a store's own error is transient; undefined for an error of another kind. */
type Check = (error: Error) => boolean | undefined;

const checks: Check[] = [];

/** Adds the check of a store that this process uses, so that other processes need not load the store's driver. */
export const addTransientCheck = (check: Check): void => void checks.push(check);

/** Whether an error means that a neighbor is unavailable, so that the same attempt may succeed later. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DomainError) return error.kind === 'unavailable';
  for (const check of checks) {
    const found = check(error);
    if (found !== undefined) return found;
  }
  if ('code' in error && typeof error.code === 'string' && UNREACHABLE.has(error.code)) return true;
  if (error.name === 'MaxRetriesPerRequestError' || REDIS_UNAVAILABLE.has(error.message)) return true;
  return isTransient(error.cause);
}
