import { tooMany } from '@ethereal/service-kit/errors';
import type { RateLimiter } from '@ethereal/service-kit/rate-limit';
import { invalidCodesIn } from './reduce-order.rules.ts';

/** Limit of wrong codes per person. Calls are also limited by address. */
const GUESSES = { windowSeconds: 3600, max: 20 };
const NAME = 'code-guess';

/** Limit of wrong codes of a person, in carts and orders together. */
export type Guesses = {
  /**
   * Runs the check of codes that a person may have guessed. The codes are counted before the person receives which of
   * them are valid, so that requests at the same time try no more codes than one after another. Those that the check
   * does not reject as invalid are subtracted again.
   * @throws tooMany when the person named too many codes that are not valid
   */
  run<T>(person: string, codes: number, check: () => T): Promise<T>;
};

/** Creates the limit of wrong codes that a person may try. */
export function createGuesses(rateLimiter: Pick<RateLimiter, 'hit' | 'subtract'>): Guesses {
  const subtract = (person: string, codes: number) => rateLimiter.subtract(NAME, person, GUESSES, codes);

  async function count(person: string, codes: number): Promise<void> {
    const hits = await Promise.all(Array.from({ length: codes }, () => rateLimiter.hit(NAME, person, GUESSES)));
    const refused = hits.find(({ allowed }) => !allowed);
    if (!refused) return;
    await subtract(person, codes);
    const { retryAfterSeconds } = refused;
    throw tooMany('Too many codes that are not valid. Please try again later.', { retryAfterSeconds });
  }

  return {
    async run(person, codes, check) {
      await count(person, codes);
      let wrong = 0;
      try {
        return check();
      } catch (refusal) {
        wrong = invalidCodesIn(refusal);
        throw refusal;
      } finally {
        await subtract(person, Math.max(0, codes - wrong));
      }
    },
  };
}
