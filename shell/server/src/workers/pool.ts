import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Job, KnownCalls, Page, Pair } from './messages.ts';
import { type PageWorker, RenderFailure, startPageWorker } from './page-worker.ts';
import { createPairHealth } from './pair-health.ts';

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

const NAME = /^(?!\.+$)[\w.-]+$/;

/** Returns the name of a pair of versions for logs and metrics. */
export const nameOfPair = ({ shell, area }: Pair): string =>
  `shell ${shell}${area ? ` + ${area.name} ${area.version}` : ''}`;

/**
 * Creates the pool of workers by pair of versions. A worker starts with its first page. The least recently used one is
 * ended, and a pair that keeps failing rests.
 */
export function createPool(options: PoolOptions) {
  const health = createPairHealth(options.now);
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
        health.recordDeath(key, reason);
        options.onDeath(key, reason);
      },
    });
    workers.set(key, worker);
    return worker;
  }

  async function attempt<T>(pair: Pair, work: (worker: PageWorker) => Promise<T>): Promise<T> {
    const key = nameOfPair(pair);
    health.expectAwake(key);
    try {
      const worker = workerFor(pair);
      await worker.ready;
      const result = await work(worker);
      health.recordSuccess(key);
      return result;
    } catch (error) {
      health.recordFailure(key, error);
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
    states: () => health.states(workers.keys()),
    async stop(): Promise<void> {
      workers.clear();
      await Promise.all(leaving);
    },
  };
}
