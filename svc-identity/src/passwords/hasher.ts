import { randomBytes } from 'node:crypto';
import { unavailable } from '@ethereal/service-kit/errors';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { createPeppers } from './peppers.ts';

/** Costs of argon2id. The defaults are the minimum of OWASP's Password Storage Cheat Sheet. */
type HashCost = { memoryCost: number; timeCost: number; parallelism: number };
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Maximum number of waiting hashes, which take a few seconds; beyond it the answer is 503. */
const MAX_WAITING = 200;

/** Whether a stored hash was made with less than the present cost. */
export function isOutgrown(passwordHash: string, cost: HashCost): boolean {
  const made = parseOptions(passwordHash);
  return made.memoryCost < cost.memoryCost || made.timeCost < cost.timeCost || made.parallelism < cost.parallelism;
}

/** Runs at most `atOnce` tasks at a time and the others in the order of their arrival. */
function createQueue(atOnce: number) {
  const limit = pLimit(atOnce);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + MAX_WAITING) {
      throw unavailable('We are very busy. Please try again in a moment.');
    }
    return limit(work);
  };
}

/**
 * Composes a password: "é" is one character on one keyboard and two on another (RFC 8265, 4.2.1). Older hashes may be
 * of the uncomposed form.
 */
const composed = (password: string) => password.normalize('NFC');

/**
 * Creates the hasher, which runs argon2id in worker threads. `atOnce` leaves processor time to the event loop, so that
 * cheap calls stay quick while many people log in. `peppers` are secrets outside the database: the first goes into new
 * hashes, the others match older ones.
 */
export async function createPasswordHasher(options: { atOnce: number; cost?: HashCost; peppers?: readonly string[] }) {
  const { atOnce, cost = HASH_COST, peppers = [] } = options;
  const enqueue = createQueue(atOnce);
  const { current, label, read } = createPeppers(peppers);
  const make = async (password: string | Buffer) => label(await hash(password, { ...cost, secret: current }));
  const decoy = await make(randomBytes(32));
  return {
    hash: (password: string) => enqueue(() => make(composed(password))),
    /**
     * Whether the password matches. Takes as long without a hash, so that the time does not reveal whether an account
     * exists.
     */
    async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
      const { argon, secret } = read(passwordHash || decoy);
      for (const form of new Set([composed(password), password])) {
        if (await enqueue(() => verify(argon, form, { secret }))) return Boolean(passwordHash);
      }
      return false;
    },
    /** Whether the hash was made with less than the present cost or without the present pepper. */
    isOutgrown(passwordHash: string): boolean {
      const { argon, isCurrent } = read(passwordHash);
      return !isCurrent || isOutgrown(argon, cost);
    },
  };
}

export type PasswordHasher = Awaited<ReturnType<typeof createPasswordHasher>>;
