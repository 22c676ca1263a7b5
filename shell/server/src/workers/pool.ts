import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Job, Page, Pair, WorkerSetup } from './messages.ts';
import { type PageWorker, RenderFailure, startPageWorker } from './page-worker.ts';

/** A pair that fails this often in a row is not asked for a while, in milliseconds. */
const FAILURES_TO_REST = 3;
const REST_MS = 10_000;

export type PoolOptions = {
  shellDir: string;
  remotesDir: string;
  /** Lists the keys that may release each area; without it bundles are not checked. */
  keysFile?: string;
  apis: WorkerSetup['apis'];
  most: number;
  megabytes: number;
  dataMs: number;
  renderMs: number;
  startMs: number;
  hangMs: number;
  now(): number;
  onFault(pair: string, requestId: string, reason: string): void;
  onFailure(pair: string, error: unknown): void;
  /** A pair had to make room: nobody has asked for it for long. */
  onGone(pair: string): void;
};

type Health = { failures: number; restsUntil: number; lastReason: string };

export type PairState = { pair: string; state: 'working' | 'resting'; failures: number; reason: string };

const NAME = /^(?!\.+$)[\w.-]+$/;

export const nameOfPair = ({ shell, area }: Pair): string =>
  `shell ${shell}${area ? ` + ${area.name} ${area.version}` : ''}`;

/** Workers by pair of versions: started when first asked, least recently used ended, and left alone while they fail. */
export function createPool(options: PoolOptions) {
  const health = new LRUCache<string, Health>({ max: 100 });
  const leaving = new Set<Promise<void>>();
  const workers = new LRUCache<string, PageWorker>({
    max: options.most,
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
    const { shellDir, remotesDir, keysFile, apis, dataMs, renderMs, megabytes, startMs, hangMs } = options;
    const { area } = pair;
    const worker = startPageWorker({
      setup: {
        pair,
        shellDir: path.join(shellDir, 'versions', pair.shell),
        areaDir: area && path.join(remotesDir, area.name, area.version),
        keysFile,
        apis,
        dataMs,
        renderMs,
      },
      megabytes,
      startMs,
      hangMs,
      onFault: (requestId, reason) => options.onFault(key, requestId, reason),
    });
    workers.set(key, worker);
    return worker;
  }

  async function attempt<T>(pair: Pair, work: (worker: PageWorker) => Promise<T>): Promise<T> {
    const key = nameOfPair(pair);
    const found = health.get(key) ?? { failures: 0, restsUntil: 0, lastReason: '' };
    if (options.now() < found.restsUntil) throw new RenderFailure(`${key} rests: ${found.lastReason}`);
    try {
      const worker = workerFor(pair);
      await worker.ready;
      const result = await work(worker);
      health.delete(key);
      return result;
    } catch (error) {
      const failures = (health.get(key)?.failures ?? 0) + 1;
      const restsUntil = failures >= FAILURES_TO_REST ? options.now() + REST_MS : 0;
      const lastReason = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
      health.set(key, { failures, restsUntil, lastReason });
      options.onFailure(key, error);
      throw error;
    }
  }

  const isWellNamed = ({ shell, area }: Pair) =>
    NAME.test(shell) && (!area || (NAME.test(area.name) && NAME.test(area.version)));

  return {
    /** @throws RenderFailure when the pair cannot render the page, or rests. */
    render(pair: Pair, job: Omit<Job, 'id'>): Promise<Page> {
      if (!isWellNamed(pair)) return Promise.reject(new RenderFailure('these are no versions'));
      return attempt(pair, (worker) => worker.render(job));
    },
    /** Starts a pair's worker before anybody asks for a page. */
    warm(pair: Pair): Promise<void> {
      return attempt(pair, () => Promise.resolve());
    },
    size: () => workers.size,
    states(): PairState[] {
      const names = new Set([...workers.keys(), ...health.keys()]);
      return [...names].map((pair) => {
        const { failures = 0, restsUntil = 0, lastReason = '' } = health.get(pair) ?? {};
        return {
          pair,
          failures,
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
