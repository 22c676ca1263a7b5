import { pause } from '@ethereal/service-kit/deadline';
import type { Logger } from '@ethereal/service-kit/logger';
import { type Repeated, repeat } from '@ethereal/service-kit/repeat';
import type { Segment } from '../log/segment.store.ts';
import type { Counting, Urgency } from './counting.ts';
import { createPace } from './pace.ts';

/** Maximum number of facts of each urgency that wait in memory. */
const MAX_WAITING = 200_000;
/** Target duration of a group, in milliseconds. Facts of the same urgency that arrive meanwhile wait for its end. */
const MAX_PASS_MS: Readonly<Record<Urgency | 'past', number>> = { live: 500, bulk: 1500, past: 1500 };
/** Maximum time for which facts are gathered while the broker has more, in milliseconds. */
const MAX_GATHERING_MS = 1500;
/**
 * Minimum time without new facts, in milliseconds, after which no more are expected. Twice the last gap between batches
 * counts if it is longer.
 */
const QUIET_MS = 150;
/** Interval at which the log is searched for segments and groups left by a crash, in milliseconds. */
const SEARCH_EVERY_MS = 2000;
/** Pause after a pass that found no work or failed, in milliseconds. */
const REST_MS = 500;

export type Runner = {
  /** Counts a fresh segment: at once, or together with the next ones when `more` states that the broker has more. */
  add(segment: Segment, more: boolean): void;
  /** Whether a segment may be added. A segment without room is counted from the log, like past ones. */
  hasRoom(more: boolean): boolean;
  /** Starts counting from the log, because it holds uncounted segments. */
  wake(): void;
  /** Finishes the current groups and stops. */
  stop(): Promise<void>;
};

const urgencyOf = (more: boolean): Urgency => (more ? 'bulk' : 'live');

/**
 * Counts while there are uncounted segments, in two loops side by side. Facts that arrive while the broker has no more
 * are counted at once. Facts that arrive in full batches are counted in groups that grow with the backlog. After each
 * of these groups one group of the past is counted, so that neither waits for all of the other.
 */
export function runCounting(counting: Counting, logger: Logger): Runner {
  const paces = {
    live: createPace(MAX_PASS_MS.live, MAX_WAITING),
    bulk: createPace(MAX_PASS_MS.bulk, MAX_WAITING),
    past: createPace(MAX_PASS_MS.past, MAX_WAITING),
  };
  /** Time of the next search of the log. */
  let searchAt = 0;
  /** Arrival time of the oldest gathered segment. */
  let waitingSince = Number.POSITIVE_INFINITY;
  let moreComes = false;
  /** Arrival time of the last segment, and its distance from the one before. */
  let [lastAt, gap] = [0, 0];
  /** Aborted by the next arrival. */
  let arrival = new AbortController();

  async function timed(work: (maxFacts: number) => Promise<number>, pace: typeof paces.bulk): Promise<boolean> {
    const startedAt = performance.now();
    const counted = await work(pace.maxFacts());
    if (counted > 0) pace.record(counted, performance.now() - startedAt);
    return counted > 0;
  }

  /**
   * Gathers facts while more arrive, up to the size of one group. An item that occurs several times in a group is
   * updated once.
   */
  async function gather(stopping: AbortSignal): Promise<void> {
    const waiting = () => counting.waiting('bulk');
    while (moreComes && waiting() > 0 && waiting() < paces.bulk.maxFacts()) {
      const quietFrom = lastAt + Math.max(QUIET_MS, 2 * gap);
      const waitMs = Math.min(waitingSince + MAX_GATHERING_MS, quietFrom) - performance.now();
      if (waitMs <= 0 || stopping.aborted) return;
      arrival = new AbortController();
      await pause(waitMs, AbortSignal.any([arrival.signal, stopping]));
    }
  }

  const countFresh = (urgency: Urgency) => timed((maxFacts) => counting.countFresh(urgency, maxFacts), paces[urgency]);

  async function countBulk(stopping: AbortSignal): Promise<boolean> {
    await gather(stopping);
    const startedAt = performance.now();
    const counted = await countFresh('bulk');
    waitingSince = counting.waiting('bulk') > 0 ? startedAt : Number.POSITIVE_INFINITY;
    return counted;
  }

  async function countPast(): Promise<boolean> {
    if (performance.now() < searchAt) return false;
    const counted = await timed((maxFacts) => counting.countBacklog(maxFacts), paces.past);
    if (counted) return true;
    const [folded, assigned] = [await counting.fold(), await counting.assignLateSellers()];
    if (!folded && !assigned) searchAt = performance.now() + SEARCH_EVERY_MS;
    return folded || assigned;
  }

  /**
   * Repeats a pass that returns whether there was work. A pass without work is followed by a pause that new facts end,
   * and a failed one by a pause that they do not end.
   */
  function run(job: string, pass: (stopping: AbortSignal) => Promise<boolean>): Repeated {
    const running = repeat(
      async (stopping) => {
        try {
          if (await pass(stopping)) running.kick();
        } catch (error) {
          await pause(REST_MS, stopping);
          throw error;
        }
      },
      { job, everyMs: REST_MS, logger },
    );
    return running;
  }
  const live = run('counting of live events', () => countFresh('live'));
  const bulk = run('counting of backlogs', async (stopping) => {
    const counted = await countBulk(stopping);
    return (await countPast()) || counted;
  });

  return {
    add(segment, more) {
      counting.add(segment, urgencyOf(more));
      const at = performance.now();
      gap = moreComes ? at - lastAt : 0;
      [moreComes, lastAt] = [more, at];
      if (more) waitingSince = Math.min(waitingSince, at);
      else live.kick();
      // This ends the gathering also when the broker has no more, so that gathered facts are counted then.
      arrival.abort();
      bulk.kick();
    },
    hasRoom: (more) => counting.waiting(urgencyOf(more)) < MAX_WAITING,
    wake() {
      searchAt = 0;
      bulk.kick();
    },
    async stop() {
      await Promise.all([live.stop(), bulk.stop()]);
      await counting.close();
    },
  };
}
