import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIMENSIONS = 100;
const FOLDER = join(import.meta.dirname, '../../words');
const BYTES = new Int8Array(readFileSync(join(FOLDER, 'vectors.bin')));
const ROWS: ReadonlyMap<string, number> = new Map(
  readFileSync(join(FOLDER, 'vectors.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((word, row) => [word, row]),
);

export type Vector = Float32Array;

/** The mean of words' vectors, each by its weight, of length 1; undefined when none of them is known. */
export function meanOf(words: Iterable<readonly [word: string, weight: number]>): Vector | undefined {
  const sum = new Float32Array(DIMENSIONS);
  let known = false;
  for (const [word, weight] of words) {
    const row = ROWS.get(word);
    if (row === undefined) continue;
    known = true;
    for (let at = 0; at < DIMENSIONS; at += 1)
      sum[at] = (sum[at] ?? 0) + weight * (BYTES[row * DIMENSIONS + at] ?? 0);
  }
  if (!known) return undefined;
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

/** How near two meanings are: 1 for the same, about 0 for none. */
export function likeness(one: Vector | undefined, other: Vector | undefined): number {
  if (!one || !other) return 0;
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
