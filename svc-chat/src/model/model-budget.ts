import { DomainError } from '@ethereal/service-kit/errors';
import type { RateLimiter } from '@ethereal/service-kit/rate-limit';

const DAY_SECONDS = 24 * 60 * 60;

/** Daily number of answers of a paid model, per visitor and for the whole shop. */
export type Budget = { visitor: number; shop: number };

/**
 * Creates a function that takes one answer from the budget and returns whether the budget allows it. If the count
 * fails, it returns false.
 */
export function createModelBudget(limiter: RateLimiter, { visitor, shop }: Budget) {
  return async (owner: string): Promise<boolean> => {
    try {
      const own = await limiter.hit('chat-model-visitor', owner, {
        windowSeconds: DAY_SECONDS,
        max: visitor,
      });
      if (!own.allowed || visitor === 0) return false;
      const all = await limiter.hit('chat-model-shop', 'shop', { windowSeconds: DAY_SECONDS, max: shop });
      return all.allowed && shop > 0;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  };
}
