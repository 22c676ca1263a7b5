import { randomBytes } from 'node:crypto';
import { unavailable } from '@ethereal/service-kit/errors';
import { hash, parseOptions, verify } from '@node-rs/argon2';

/** Costs of argon2id; the defaults are the least that OWASP's Password Storage Cheat Sheet names. */
type HashCost = { memoryCost: number; timeCost: number; parallelism: number };
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** As many as wait a few seconds at most; more are asked to come back. */
const MOST_WAITING = 200;

/** Whether a stored hash was made with less than today's cost. */
export function isOutgrown(passwordHash: string, cost: HashCost): boolean {
  const made = parseOptions(passwordHash);
  return (
    made.memoryCost < cost.memoryCost || made.timeCost < cost.timeCost || made.parallelism < cost.parallelism
  );
}

/** Lets `atOnce` pieces of work run at a time, the others in the order in which they came. */
function createTurnstile(atOnce: number) {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else if (waiting.length >= MOST_WAITING)
      throw unavailable('We are very busy. Please try again in a moment.');
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/**
 * argon2id in worker threads. `atOnce` leaves processor time to the event loop, so that the cheap calls stay quick
 * however many people log in.
 */
export async function createPasswordHasher(options: { atOnce: number; cost?: HashCost }) {
  const { atOnce, cost = HASH_COST } = options;
  const inTurn = createTurnstile(atOnce);
  const nobodys = await hash(randomBytes(32), cost);
  return {
    hash: (password: string) => inTurn(() => hash(password, cost)),
    /** Takes as long without a hash to compare with: the time tells nobody whether there is an account. */
    async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
      const matched = await inTurn(() => verify(passwordHash ?? nobodys, password));
      return passwordHash !== undefined && matched;
    },
    isOutgrown: (passwordHash: string) => isOutgrown(passwordHash, cost),
  };
}

export type PasswordHasher = Awaited<ReturnType<typeof createPasswordHasher>>;
