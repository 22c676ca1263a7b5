import { tooMany } from '@ethereal/service-kit/errors';
import type { RateLimiter } from '@ethereal/service-kit/rate-limit';

/** Limit per address. It is high, because an office may share one address. */
export const BY_ADDRESS = {
  name: 'chat-address',
  windowSeconds: 60,
  max: 600,
} as const;
const BY_OWNER = { windowSeconds: 60, max: 60 };

/** Counts a message of one owner and rejects it above the limit. */
export async function limitOwner(limiter: RateLimiter, owner: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.hit('chat-owner', owner, BY_OWNER);
  if (!allowed) throw tooMany('Too many messages. Please try again later.', { retryAfterSeconds });
}
