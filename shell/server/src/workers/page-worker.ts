import { Worker } from 'node:worker_threads';
import type { FromWorker, Job, KnownCalls, Page, ToWorker, WorkerSetup } from './messages.ts';

/** Thrown when a page was not rendered: the bundle threw, the worker ended, or it did not answer in time. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';
}

export type PageWorker = {
  /** Resolves when the worker can render. @throws RenderFailure when it cannot start. */
  ready: Promise<void>;
  render(job: Omit<Job, 'id'>): Promise<Page>;
  isAlive(): boolean;
  /** Sends the current calls to the worker. */
  learn(known: KnownCalls): void;
  /** Waits for the pages in flight, then ends the worker. */
  drain(): Promise<void>;
};

type PageWorkerOptions = {
  setup: WorkerSetup;
  megabytes: number;
  /**
   * Maximum time until a worker is ready, in ms. After that it is ended, because its bundle hangs during the import.
   */
  startMs: number;
  /** Maximum time for a job, in ms. After that the worker is ended. */
  hangMs: number;
  onFault(requestId: string, reason: string): void;
  /** Called when the worker ended by itself with no job in flight, so that no page's failure reports it. */
  onDeath(reason: string): void;
};

type PendingJob = { resolve(page: Page): void; reject(error: Error): void };

/** Starts one worker thread, and manages its jobs, its limits and its end. */
export function startPageWorker({
  setup,
  megabytes,
  startMs,
  hangMs,
  onFault,
  onDeath,
}: PageWorkerOptions): PageWorker {
  const { NODE_COMPILE_CACHE } = process.env;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: setup,
    // The worker has a separate environment, so that a bundle reads no secret and React is the production build. With a
    // compile cache, the worker is ready in half the time and uses 11 MB less, because the code that strips types is
    // not loaded.
    env: { NODE_ENV: 'production', ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) },
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
  });
  const send = (message: ToWorker) => worker.postMessage(message);
  const jobs = new Map<number, PendingJob>();
  let isAlive = true;
  let isReady = false;
  let lastId = 0;
  let drained: (() => void) | undefined;

  const { promise: ready, resolve: becomeReady, reject: failToStart } = Promise.withResolvers<void>();
  ready.catch(() => undefined);

  const end = (reason: string) => {
    if (!isAlive) return;
    isAlive = false;
    clearTimeout(starting);
    const failure = new RenderFailure(reason);
    failToStart(failure);
    for (const { reject } of jobs.values()) reject(failure);
    jobs.clear();
    drained?.();
    void worker.terminate();
  };

  const starting = setTimeout(() => end(`it was not ready within ${startMs} ms`), startMs);

  const settle = (id: number, complete: (job: PendingJob) => void) => {
    const job = jobs.get(id);
    jobs.delete(id);
    if (job) complete(job);
    if (jobs.size === 0) drained?.();
  };

  worker.on('message', (message: FromWorker) => {
    switch (message.kind) {
      case 'ready':
        clearTimeout(starting);
        isReady = true;
        return becomeReady();
      case 'page':
        return settle(message.id, ({ resolve }) => resolve(message.page));
      case 'failed':
        return settle(message.id, ({ reject }) => reject(new RenderFailure(message.reason)));
      case 'fault':
        return onFault(message.requestId, message.reason);
    }
  });
  const endUnexpectedly = (reason: string) => {
    if (isAlive && isReady && jobs.size === 0) onDeath(reason);
    end(reason);
  };
  worker.on('error', (error) =>
    endUnexpectedly(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  worker.on('exit', (code) => endUnexpectedly(`the worker ended with code ${code}`));

  return {
    ready,
    isAlive: () => isAlive,
    learn: (known) => send({ kind: 'known', known }),
    render(job) {
      if (!isAlive) return Promise.reject(new RenderFailure('the worker has ended'));
      const id = ++lastId;
      const hang = setTimeout(() => end(`no answer within ${hangMs} ms`), hangMs);
      return new Promise<Page>((resolve, reject) => {
        jobs.set(id, { resolve, reject });
        send({ kind: 'job', job: { ...job, id } });
      }).finally(() => clearTimeout(hang));
    },
    async drain() {
      if (jobs.size > 0 && isAlive) await new Promise<void>((resolve) => (drained = resolve));
      end('it is no longer needed');
    },
  };
}
