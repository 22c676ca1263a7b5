import { createHash } from 'node:crypto';

export type Random = () => number;

/** Returns the same numbers in 0–1 for the same seed, on every machine (mulberry32, public domain). */
export function randomFrom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a Poisson-distributed whole number with this mean (Knuth's method; means here are small). */
export function poisson(mean: number, random: Random): number {
  const limit = Math.exp(-Math.min(mean, 200));
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count++;
  return count;
}

/** Returns the same id for the same text: 24 hexadecimal digits. */
export const idFrom = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);
