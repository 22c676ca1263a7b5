import { tooMany } from '@ethereal/service-kit/errors';
import type { RateLimiter } from '@ethereal/service-kit/rate-limit';

/** An office may stand behind one address. */
export const BY_ADDRESS = {
  name: 'chat-address',
  windowSeconds: 60,
  max: 600,
} as const;
const BY_OWNER = { windowSeconds: 60, max: 60 };

/** One person's questions. */
export async function limitOwner(limiter: RateLimiter, owner: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.hit('chat-owner', owner, BY_OWNER);
  if (!allowed) throw tooMany('Too many messages. Please try again later.', { retryAfterSeconds });
}
