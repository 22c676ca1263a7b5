import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Job, KnownCalls, Page, Pair } from './messages.ts';
import { type PageWorker, RenderFailure, startPageWorker } from './page-worker.ts';

/** Number of consecutive failures after which a pair receives no requests for `REST_MS`. */
const FAILURES_TO_REST = 3;
const REST_MS = 10_000;

type PoolOptions = {
  shellDir: string;
  remotesDir: string;
  /** File with the keys that may sign each area's releases. Without it, bundles are not verified. */
  keysFile?: string;
  maxWorkers: number;
  megabytes: number;
  dataMs: number;
  renderMs: number;
  startMs: number;
  hangMs: number;
  now(): number;
  onFault(pair: string, requestId: string, reason: string): void;
  onFailure(pair: string, error: unknown): void;
  /** Called when a worker ended by itself between two pages. */
  onDeath(pair: string, reason: string): void;
  /** Called when a pair was evicted because it was unused for the longest time. */
  onGone(pair: string): void;
};

type Health = { failures: number; deaths: number; restsUntil: number; lastReason: string };
const HEALTHY: Health = { failures: 0, deaths: 0, restsUntil: 0, lastReason: '' };

export type PairState = {
  pair: string;
  state: 'working' | 'resting';
  /** Number of consecutive pages that the pair failed to render. */
  failures: number;
  /** Number of times that the pair's worker ended by itself between two pages. */
  deaths: number;
  reason: string;
};

const lineOf = (reason: string) => reason.split('\n', 1)[0] ?? '';

const NAME = /^(?!\.+$)[\w.-]+$/;

/** Returns the name of a pair of versions for logs and metrics. */
export const nameOfPair = ({ shell, area }: Pair): string =>
  `shell ${shell}${area ? ` + ${area.name} ${area.version}` : ''}`;

/**
 * Creates the pool of workers by pair of versions. A worker starts with its first page. The least recently used one is
 * ended, and a pair that keeps failing rests.
 */
export function createPool(options: PoolOptions) {
  const health = new LRUCache<string, Health>({ max: 100 });
  let calls: KnownCalls = { apis: [], isWhole: false };
  const leaving = new Set<Promise<void>>();
  const workers = new LRUCache<string, PageWorker>({
    max: options.maxWorkers,
    dispose(worker, pair, reason) {
      if (reason === 'evict') options.onGone(pair);
      const gone = worker.drain().finally(() => leaving.delete(gone));
      leaving.add(gone);
    },
  });

  function workerFor(pair: Pair): PageWorker {
    const key = nameOfPair(pair);
    const known = workers.get(key);
    if (known?.isAlive()) return known;
    const { shellDir, remotesDir, keysFile, dataMs, renderMs, megabytes, startMs, hangMs } = options;
    const { area } = pair;
    const worker = startPageWorker({
      setup: {
        pair,
        shellDir: path.join(shellDir, 'versions', pair.shell),
        areaDir: area && path.join(remotesDir, area.name, area.version),
        keysFile,
        known: calls,
        dataMs,
        renderMs,
      },
      megabytes,
      startMs,
      hangMs,
      onFault: (requestId, reason) => options.onFault(key, requestId, reason),
      onDeath(reason) {
        const before = health.get(key) ?? HEALTHY;
        health.set(key, { ...before, deaths: before.deaths + 1, lastReason: lineOf(reason) });
        options.onDeath(key, reason);
      },
    });
    workers.set(key, worker);
    return worker;
  }

  async function attempt<T>(pair: Pair, work: (worker: PageWorker) => Promise<T>): Promise<T> {
    const key = nameOfPair(pair);
    const found = health.get(key) ?? HEALTHY;
    if (options.now() < found.restsUntil) throw new RenderFailure(`${key} rests: ${found.lastReason}`);
    try {
      const worker = workerFor(pair);
      await worker.ready;
      const result = await work(worker);
      const { deaths, lastReason } = health.get(key) ?? HEALTHY;
      if (deaths > 0) health.set(key, { ...HEALTHY, deaths, lastReason });
      else health.delete(key);
      return result;
    } catch (error) {
      const before = health.get(key) ?? HEALTHY;
      const failures = before.failures + 1;
      const restsUntil = failures >= FAILURES_TO_REST ? options.now() + REST_MS : 0;
      const lastReason = lineOf(error instanceof Error ? error.message : String(error));
      health.set(key, { ...before, failures, restsUntil, lastReason });
      options.onFailure(key, error);
      throw error;
    }
  }

  const hasValidNames = ({ shell, area }: Pair) =>
    NAME.test(shell) && (!area || (NAME.test(area.name) && NAME.test(area.version)));

  return {
    /** @throws RenderFailure when the pair cannot render the page, or rests. */
    render(pair: Pair, job: Omit<Job, 'id'>): Promise<Page> {
      if (!hasValidNames(pair)) return Promise.reject(new RenderFailure('these are no versions'));
      return attempt(pair, (worker) => worker.render(job));
    },
    /** Starts a pair's worker before a page is requested. */
    warm(pair: Pair): Promise<void> {
      return attempt(pair, () => Promise.resolve());
    },
    /** Sends the current calls to all workers. */
    learn(now: KnownCalls): void {
      calls = now;
      for (const worker of workers.values()) worker.learn(now);
    },
    size: () => workers.size,
    states(): PairState[] {
      const names = new Set([...workers.keys(), ...health.keys()]);
      return [...names].map((pair) => {
        const { failures, deaths, restsUntil, lastReason } = health.get(pair) ?? HEALTHY;
        return {
          pair,
          failures,
          deaths,
          reason: lastReason,
          state: options.now() < restsUntil ? 'resting' : 'working',
        };
      });
    },
    async stop(): Promise<void> {
      workers.clear();
      await Promise.all(leaving);
    },
  };
}
