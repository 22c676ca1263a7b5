import { randomId } from '@ethereal/web-kit/api/request-id.ts';
import type { Claim } from './claim.ts';

/** An attempt to order: the claim, and the idempotency key of its request. */
export type Attempt = { key: string; claim: Claim };

const STORAGE_KEY = 'ethereal.checkout.attempt';

/**
 * Returns the attempt for a claim. The same claim keeps its key until it has succeeded, also across a reload, so that a
 * retry after a lost answer returns the same order instead of a second one.
 */
export function attemptFor(claim: Claim): Attempt {
  const stored = storedAttempt();
  if (stored && JSON.stringify(stored.claim) === JSON.stringify(claim)) return stored;
  const attempt = { key: randomId(), claim };
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
  return attempt;
}

/** Returns the buyer's attempt that received no answer. */
export function openAttempt(buyer: string): Attempt | undefined {
  const stored = storedAttempt();
  return stored?.claim.buyer === buyer ? stored : undefined;
}

/** Removes the attempt after it succeeded or the server refused it. */
export function closeAttempt(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}

function storedAttempt(): Attempt | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
