import { DomainError } from '@ethereal/service-kit/errors';
import type { RateLimiter } from '@ethereal/service-kit/rate-limit';

const DAY_SECONDS = 24 * 60 * 60;

/** Answers of a paid model a day, for one visitor and for the whole shop. */
export type Budget = { visitor: number; shop: number };

/** Takes one answer of the budget; what can't be counted is not spent. */
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
