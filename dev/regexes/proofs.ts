import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Growth, growthOf, hasNoLoop } from './judge.ts';

/** Proofs by content, in the repository: each line has the hash of a pattern and its degree. */
const FILE = join(import.meta.dirname, 'proofs.txt');

export type Pattern = { source: string; flags: string };

/** Returns the hash of a pattern and its flags. */
const hashOf = ({ source, flags }: Pattern): string =>
  createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 16);

/** Returns the proven degrees by the hash of the pattern. */
export function parseProofs(text: string): Map<string, number> {
  return new Map(
    text.split('\n').flatMap((line): [string, number][] => {
      const [, hash = '', degree] = /^([0-9a-f]{16}) (\d)$/.exec(line) ?? [];
      return degree === undefined ? [] : [[hash, Number(degree)]];
    }),
  );
}

/**
 * Proves how the time of each pattern grows and returns the growths in the order of the patterns. Takes the degree of a
 * pattern that was proved before from `proofs.txt`, unless `isAnew`, and writes new proofs to that file.
 */
export async function prove(
  patterns: readonly Pattern[],
  { isAnew, workers }: { isAnew: boolean; workers: number },
): Promise<Growth[]> {
  const proven = isAnew ? new Map<string, number>() : parseProofs(readFileSync(FILE, 'utf8'));
  const growths = new Map<string, Growth>();
  const queue = new Map<string, Pattern>();
  for (const pattern of patterns) {
    const hash = hashOf(pattern);
    const degree = hasNoLoop(pattern.source) ? 1 : proven.get(hash);
    if (degree === undefined) queue.set(hash, pattern);
    else growths.set(hash, { degree });
  }
  const waiting = [...queue];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      growths.set(next[0], await growthOf(next[1].source, next[1].flags));
  };
  await Promise.all(Array.from({ length: workers }, work));
  const lines = patterns.flatMap((pattern) => {
    const hash = hashOf(pattern);
    const { degree } = growths.get(hash) ?? {};
    return degree === undefined || hasNoLoop(pattern.source) ? [] : [`${hash} ${degree}\n`];
  });
  writeFileSync(FILE, [...new Set(lines)].sort().join(''));
  if (queue.size > 0) console.log(`${queue.size} patterns were proved; commit dev/regexes/proofs.txt.`);
  return patterns.map((pattern) => growths.get(hashOf(pattern)) ?? {});
}
