import { tooMany } from '@ethereal/service-kit/errors';
import type { Hits, RateLimiter } from '@ethereal/service-kit/rate-limit';

const WINDOW_SECONDS = 15 * 60;
const PER_ACCOUNT = { windowSeconds: WINDOW_SECONDS, max: 10 };
const PER_ADDRESS = { windowSeconds: WINDOW_SECONDS, max: 100 };

/** Whose password is guessed, and from where; `device`: one that has logged in to this account before. */
export type Guess = { account: string; address: string; device?: string | null | undefined };

/** A known device is counted apart: guesses from elsewhere don't lock it out, and its own lock nobody else. */
const keyOf = ({ account, device }: Guess) => (device ? `${account} on ${device}` : account);

function refuseBeyond({ allowed, retryAfterSeconds }: Hits): void {
  if (!allowed) throw tooMany('Too many failed attempts. Please try again later.', { retryAfterSeconds });
}

/**
 * Limits how often a password may be guessed wrong. `name` keeps kinds of guesses apart.
 * Everything throws `tooMany` beyond the limits.
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

    /** Guesses that ran side by side are no way around the limit: beyond it not even a miss is told. */
    async missed(guess: Guess): Promise<void> {
      const [byAccount, byAddress] = await Promise.all([
        rateLimiter.hit(accounts, keyOf(guess), PER_ACCOUNT),
        rateLimiter.hit(addresses, guess.address, PER_ADDRESS),
      ]);
      refuseBeyond(byAccount);
      refuseBeyond(byAddress);
    },

    /** Nor is a match told that came while others used the limit up. */
    async matched(guess: Guess): Promise<void> {
      const hits = await rateLimiter.peek(accounts, keyOf(guess), PER_ACCOUNT);
      refuseBeyond(hits);
      if (hits.count > 0) await rateLimiter.reset(accounts, keyOf(guess));
    },
  };
}
