import { tooMany } from '@ethereal/service-kit/errors';
import type { Hits, RateLimiter } from '@ethereal/service-kit/rate-limit';

/** Time for which wrong guesses are counted, in seconds. */
const WINDOW_SECONDS = 15 * 60;
const PER_ACCOUNT = { windowSeconds: WINDOW_SECONDS, max: 10 };
const PER_ADDRESS = { windowSeconds: WINDOW_SECONDS, max: 100 };

/**
 * A guess at the password of an account from an address. `device` is set for a device that logged in to the account
 * before.
 */
export type Guess = { account: string; address: string; device?: string | null | undefined };

/**
 * Returns the key under which guesses are counted. A known device has a key of its own, so that guesses from elsewhere
 * do not lock it out.
 */
const keyOf = ({ account, device }: Guess) => (device ? `${account} on ${device}` : account);

function refuseBeyond({ allowed, retryAfterSeconds }: Hits): void {
  if (!allowed) throw tooMany('Too many failed attempts. Please try again later.', { retryAfterSeconds });
}

/**
 * Limits wrong guesses at a password. `name` separates kinds of guesses. Every function throws `tooMany` beyond the
 * limits.
 */
export function createGuessLimits(rateLimiter: RateLimiter, name: string) {
  const accounts = `${name}:account`;
  const addresses = `${name}:address`;
  return {
    async check(guess: Guess): Promise<void> {
      const [byAccount, byAddress] = await Promise.all([
        rateLimiter.peek(accounts, keyOf(guess), PER_ACCOUNT),
        rateLimiter.peek(addresses, guess.address, PER_ADDRESS),
      ]);
      refuseBeyond(byAccount);
      refuseBeyond(byAddress);
    },

    /** Counts a wrong guess. Parallel guesses cannot bypass the limit: beyond it the miss is not revealed. */
    async recordFailure(guess: Guess): Promise<void> {
      const [byAccount, byAddress] = await Promise.all([
        rateLimiter.hit(accounts, keyOf(guess), PER_ACCOUNT),
        rateLimiter.hit(addresses, guess.address, PER_ADDRESS),
      ]);
      refuseBeyond(byAccount);
      refuseBeyond(byAddress);
    },

    /**
     * Resets the count after a right guess. Beyond the limit, which parallel guesses may have reached meanwhile, the
     * match is not revealed.
     */
    async recordSuccess(guess: Guess): Promise<void> {
      const hits = await rateLimiter.peek(accounts, keyOf(guess), PER_ACCOUNT);
      refuseBeyond(hits);
      if (hits.count > 0) await rateLimiter.reset(accounts, keyOf(guess));
    },
  };
}
