import type { Logger } from './logger.ts';
import { jobFailures } from './metrics.ts';
import type { Lifecycle } from './service.ts';

export type Repeated = {
  /** Runs the work as soon as no run is in progress. */
  kick(): void;
  /** Stops the job. Resolves when no run is in progress. */
  stop(): Promise<void>;
};

export type RepeatOptions = {
  /** Name of the job in logs and metrics, such as `picture sweep`. */
  job: string;
  /** Pause between the end of a run and the start of the next, in milliseconds. */
  everyMs: number;
  logger: Pick<Logger, 'debug' | 'warn'>;
  /** Registers `stop` with the service's shutdown. Without it, the caller calls `stop`. */
  onStop?: Lifecycle['onStop'];
  /** Severity of the log line about a failed run; `warn` by default. */
  level?: 'debug' | 'warn';
};

const isPowerOfTwo = (count: number) => Number.isInteger(Math.log2(count));

/**
 * Runs `work` now, `everyMs` milliseconds after each run has ended, and when kicked. Runs never overlap. A failed run
 * does not end the job: the metric `job_consecutive_failures` counts failed runs and returns to 0 with the next
 * success. The 1st, 2nd, 4th, 8th … failure in a row is logged.
 */
export function repeat(work: (stopping: AbortSignal) => Promise<unknown>, options: RepeatOptions): Repeated {
  const { job, everyMs, logger, onStop, level = 'warn' } = options;
  const stopping = new AbortController();
  const gauge = jobFailures.labels(job);
  let wake = () => {};
  let kicked = false;
  let failures = 0;
  gauge.set(0);

  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, everyMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (kicked || stopping.signal.aborted) wake();
    });

  async function runOnce(): Promise<void> {
    try {
      await work(stopping.signal);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (isPowerOfTwo(failures)) logger[level]({ err: error, job, failures }, `${job} failed and will run again`);
    }
    gauge.set(failures);
  }

  const running = (async () => {
    while (!stopping.signal.aborted) {
      kicked = false;
      await runOnce();
      await rest();
    }
  })();

  const repeated = {
    kick() {
      kicked = true;
      wake();
    },
    async stop() {
      stopping.abort();
      wake();
      await running;
    },
  };
  onStop?.(job, repeated.stop);
  return repeated;
}
