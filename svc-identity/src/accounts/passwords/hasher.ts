import { randomBytes } from 'node:crypto';
import { unavailable } from '@ethereal/service-kit/errors';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createPeppers } from './peppers.ts';

/** Costs of argon2id; the defaults are the least that OWASP's Password Storage Cheat Sheet names. */
type HashCost = { memoryCost: number; timeCost: number; parallelism: number };
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** As many as wait a few seconds at most; more are asked to come back. */
const MOST_WAITING = 200;

/** Whether a stored hash was made with less than today's cost. */
export function isOutgrown(passwordHash: string, cost: HashCost): boolean {
  const made = parseOptions(passwordHash);
  return made.memoryCost < cost.memoryCost || made.timeCost < cost.timeCost || made.parallelism < cost.parallelism;
}

/** Lets `atOnce` pieces of work run at a time, the others in the order in which they came. */
function createTurnstile(atOnce: number) {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else if (waiting.length >= MOST_WAITING) throw unavailable('We are very busy. Please try again in a moment.');
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

/** "é" is one character on one keyboard and two on another (RFC 8265, 4.2.1). Hashes of before may be of what was typed. */
const composed = (password: string) => password.normalize('NFC');

/**
 * argon2id in worker threads. `atOnce` leaves processor time to the event loop, so that the cheap calls stay quick
 * however many people log in. `peppers` are secrets that the database does not know: the first goes into new hashes, with the others those
 * made before still match.
 */
export async function createPasswordHasher(options: { atOnce: number; cost?: HashCost; peppers?: readonly string[] }) {
  const { atOnce, cost = HASH_COST, peppers = [] } = options;
  const inTurn = createTurnstile(atOnce);
  const { current, label, read } = createPeppers(peppers);
  const make = async (password: string | Buffer) => label(await hash(password, { ...cost, secret: current }));
  const nobodys = await make(randomBytes(32));
  return {
    hash: (password: string) => inTurn(() => make(composed(password))),
    /** Takes as long without a hash to compare with: the time tells nobody whether there is an account. */
    async matches(passwordHash: string | undefined, password: string): Promise<boolean> {
      const { argon, secret } = read(passwordHash || nobodys);
      for (const form of new Set([composed(password), password])) {
        if (await inTurn(() => verify(argon, form, { secret }))) return Boolean(passwordHash);
      }
      return false;
    },
    /** Whether it was made with less than today's cost, or without today's pepper. */
    isOutgrown(passwordHash: string): boolean {
      const { argon, isCurrent } = read(passwordHash);
      return !isCurrent || isOutgrown(argon, cost);
    },
  };
}

export type PasswordHasher = Awaited<ReturnType<typeof createPasswordHasher>>;
