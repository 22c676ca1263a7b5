import { randomId } from '@ethereal/web-kit/api/request-id.ts';
import type { Claim } from './claim.ts';

/** An order on its way: what is claimed, and the key by which the server knows it again. */
export type Attempt = { key: string; claim: Claim };

const STORED = 'ethereal.checkout.attempt';

/**
 * The attempt for a claim. The same claim keeps its key until it has succeeded, also across a reload, so
 * that trying again after a lost answer gives the same order instead of a second one.
 */
export function attemptFor(claim: Claim): Attempt {
  const stored = storedAttempt();
  if (stored && JSON.stringify(stored.claim) === JSON.stringify(claim)) return stored;
  const attempt = { key: randomId(), claim };
  sessionStorage.setItem(STORED, JSON.stringify(attempt));
  return attempt;
}

/** The attempt of this buyer whose answer never came. */
export function openAttempt(buyer: string): Attempt | undefined {
  const stored = storedAttempt();
  return stored?.claim.buyer === buyer ? stored : undefined;
}

/** Forgets the attempt: it succeeded, or the server has refused it. */
export function closeAttempt(): void {
  sessionStorage.removeItem(STORED);
}

function storedAttempt(): Attempt | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
