import { DAY_SECONDS } from '@ethereal/contracts/durations';
import { DomainError } from '@ethereal/service-kit/errors';
import type { RateLimiter } from '@ethereal/service-kit/rate-limit';
import type { Question } from '../assistant/talk.ts';

/** Daily number of answers of a paid model: per visitor, per address for visitors without cookies, and in all. */
export type Budget = { visitor: number; address: number; shop: number };

/** Creates a function that takes one answer from the budget; false when it is used up, or the count fails. */
export function createModelBudget(limiter: RateLimiter, { visitor, address, shop }: Budget) {
  const takeFrom = async (part: string, key: string, max: number) =>
    max > 0 && (await limiter.hit(`chat-model-${part}`, key, { windowSeconds: DAY_SECONDS, max })).allowed;
  return async (question: Pick<Question, 'owner' | 'address'>): Promise<boolean> => {
    try {
      return (
        (await takeFrom('visitor', question.owner, visitor)) &&
        (await takeFrom('address', question.address, address)) &&
        (await takeFrom('shop', 'shop', shop))
      );
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  };
}
