import { LRUCache } from 'lru-cache';
import { RenderFailure } from './page-worker.ts';

/** Number of consecutive failures after which a pair receives no requests for `REST_MS`. */
const FAILURES_TO_REST = 3;
/** Time for which a resting pair receives no requests, in milliseconds. */
const REST_MS = 10_000;

type Health = { failures: number; deaths: number; restsUntil: number; lastReason: string };
const HEALTHY: Health = { failures: 0, deaths: 0, restsUntil: 0, lastReason: '' };

type PairState = {
  pair: string;
  state: 'working' | 'resting';
  /** Number of consecutive pages that the pair failed to render. */
  failures: number;
  /** Number of times that the pair's worker ended by itself between two pages. */
  deaths: number;
  reason: string;
};

const lineOf = (reason: string) => reason.split('\n', 1)[0] ?? '';

/** Creates the record of how pairs of versions, by their names, succeed and fail. A pair that keeps failing rests. */
export function createPairHealth(now: () => number) {
  const healthOf = new LRUCache<string, Health>({ max: 100 });
  const read = (pair: string) => healthOf.get(pair) ?? HEALTHY;

  return {
    /** @throws RenderFailure while the pair rests. */
    expectAwake(pair: string): void {
      const { restsUntil, lastReason } = read(pair);
      if (now() < restsUntil) throw new RenderFailure(`${pair} rests: ${lastReason}`);
    },
    recordSuccess(pair: string): void {
      const { deaths, lastReason } = read(pair);
      if (deaths > 0) healthOf.set(pair, { ...HEALTHY, deaths, lastReason });
      else healthOf.delete(pair);
    },
    recordFailure(pair: string, error: unknown): void {
      const before = read(pair);
      const failures = before.failures + 1;
      const restsUntil = failures >= FAILURES_TO_REST ? now() + REST_MS : 0;
      const lastReason = lineOf(error instanceof Error ? error.message : String(error));
      healthOf.set(pair, { ...before, failures, restsUntil, lastReason });
    },
    /** Records that the worker of a pair ended by itself between two pages. */
    recordDeath(pair: string, reason: string): void {
      const before = read(pair);
      healthOf.set(pair, { ...before, deaths: before.deaths + 1, lastReason: lineOf(reason) });
    },
    /** Returns the states of the pairs with workers, and of those that failed lately. */
    states(pairsWithWorkers: Iterable<string>): PairState[] {
      const pairs = new Set([...pairsWithWorkers, ...healthOf.keys()]);
      return [...pairs].map((pair) => {
        const { failures, deaths, restsUntil, lastReason } = read(pair);
        return { pair, failures, deaths, reason: lastReason, state: now() < restsUntil ? 'resting' : 'working' };
      });
    },
  };
}
