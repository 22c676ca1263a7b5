import { tooMany } from '@ethereal/service-kit/errors';
import type { RateLimiter } from '@ethereal/service-kit/rate-limit';

/** Limit of wrong codes per person. Calls are also limited by address. */
const GUESSES = { windowSeconds: 3600, max: 20 };

/** Limit of wrong codes of a person, in carts and orders together. */
export type Guesses = {
  /** @throws tooMany when the person named too many codes that are not valid */
  check(person: string): Promise<void>;
  /** Counts codes that are not valid. */
  count(person: string, times: number): Promise<void>;
};

/** Creates the limit of wrong codes that a person may try. */
export const createGuesses = (rateLimiter: Pick<RateLimiter, 'peek' | 'hit'>): Guesses => ({
  async check(person) {
    const { allowed, retryAfterSeconds } = await rateLimiter.peek('code-guess', person, GUESSES);
    if (!allowed) throw tooMany('Too many codes that are not valid. Please try again later.', { retryAfterSeconds });
  },
  async count(person, times) {
    for (let at = 0; at < times; at++) await rateLimiter.hit('code-guess', person, GUESSES);
  },
});
