import type { Caller } from '@ethereal/service-kit/auth';
import { tooMany } from '@ethereal/service-kit/errors';
import type { RateLimiter } from '@ethereal/service-kit/rate-limit';

const PER_ACCOUNT = { windowSeconds: 60, max: 60 };

/**
 * Limits how often an account may check whether a name or email is taken, which reveals who has an account. @throws
 * tooMany
 */
export async function limitChecks(rateLimiter: RateLimiter, caller: Caller): Promise<void> {
  const { allowed, retryAfterSeconds } = await rateLimiter.hit('uniqueness:account', caller.id, PER_ACCOUNT);
  if (!allowed) throw tooMany('Too many checks. Please try again later.', { retryAfterSeconds });
}
