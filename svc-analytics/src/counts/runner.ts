import { pause } from '@ethereal/service-kit/deadline';
import type { Logger } from '@ethereal/service-kit/logger';
import { isTransient } from '@ethereal/service-kit/transient';
import type { Segment } from '../log/segment.store.ts';
import type { Counting, Urgency } from './counting.ts';
import { createPace } from './pace.ts';

/** Maximum number of facts of each urgency that wait in memory. */
const MAX_WAITING = 200_000;
/** Target duration of a group, in ms. Facts of the same urgency that arrive meanwhile wait for its end. */
const LONGEST_MS: Readonly<Record<Urgency | 'past', number>> = { live: 500, bulk: 1500, past: 1500 };
/** Maximum time for which facts are gathered while the broker has more, in ms. */
const LONGEST_GATHERING_MS = 1500;
/**
 * Minimum time without new facts, in ms, after which no more are expected. Twice the last gap between batches counts if
 * it is longer.
 */
const QUIET_MS = 150;
/** Interval at which the log is searched for segments and groups left by a crash, in ms. */
const LOOK_EVERY_MS = 2000;
const RETRY_MS = 500;

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

/** Creates a signal that ends a wait early. A ring after `listen` ends the next wait at once. */
function createBell(stopped: AbortSignal) {
  let rung = new AbortController();
  return {
    listen: () => {
      rung = new AbortController();
    },
    ring: () => rung.abort(),
    wait: (ms: number) => pause(ms, AbortSignal.any([rung.signal, stopped])),
  };
}

/**
 * Counts while there are uncounted segments, in two loops side by side. Facts that arrive while the broker has no more
 * are counted at once. Facts that arrive in full batches are counted in groups that grow with the backlog. After each
 * of these groups one group of the past is counted, so that neither waits for all of the other.
 */
export function runCounting(counting: Counting, logger: Logger): Runner {
  const stopping = new AbortController();
  const stopped = stopping.signal;
  const paces = {
    live: createPace(LONGEST_MS.live, MAX_WAITING),
    bulk: createPace(LONGEST_MS.bulk, MAX_WAITING),
    past: createPace(LONGEST_MS.past, MAX_WAITING),
  };
  const bells = { live: createBell(stopped), bulk: createBell(stopped) };
  let lookAt = 0;
  /** Arrival time of the oldest gathered segment. */
  let waitingSince = Number.POSITIVE_INFINITY;
  let moreComes = false;
  /** Arrival time of the last segment, and its distance from the one before. */
  let [lastAt, gap] = [0, 0];

  async function timed(work: (maxFacts: number) => Promise<number>, pace: typeof paces.bulk): Promise<boolean> {
    const startedAt = performance.now();
    const counted = await work(pace.maxFacts());
    if (counted > 0) pace.note(counted, performance.now() - startedAt);
    return counted > 0;
  }

  /**
   * Gathers facts while more arrive, up to the size of one group. An item that occurs several times in a group is
   * updated once.
   */
  async function gather(): Promise<void> {
    const waiting = () => counting.waiting('bulk');
    while (moreComes && waiting() > 0 && waiting() < paces.bulk.maxFacts()) {
      const quietFrom = lastAt + Math.max(QUIET_MS, 2 * gap);
      const waitMs = Math.min(waitingSince + LONGEST_GATHERING_MS, quietFrom) - performance.now();
      if (waitMs <= 0 || stopped.aborted) return;
      bells.bulk.listen();
      await bells.bulk.wait(waitMs);
    }
  }

  const countFresh = (urgency: Urgency) => timed((maxFacts) => counting.countFresh(urgency, maxFacts), paces[urgency]);

  async function countBulk(): Promise<boolean> {
    await gather();
    const startedAt = performance.now();
    const counted = await countFresh('bulk');
    waitingSince = counting.waiting('bulk') > 0 ? startedAt : Number.POSITIVE_INFINITY;
    return counted;
  }

  async function countPast(): Promise<boolean> {
    if (performance.now() < lookAt) return false;
    const counted = await timed((maxFacts) => counting.countBacklog(maxFacts), paces.past);
    if (counted) return true;
    const [folded, adopted] = [await counting.fold(), await counting.assignLateSellers()];
    if (!folded && !adopted) lookAt = performance.now() + LOOK_EVERY_MS;
    return folded || adopted;
  }

  /**
   * Repeats a pass that returns whether there was work. Without work, the next pass starts when the bell rings or after
   * a while.
   */
  async function repeat(pass: () => Promise<boolean>, bell: typeof bells.live): Promise<void> {
    while (!stopped.aborted) {
      bell.listen();
      try {
        if (!(await pass())) await bell.wait(LOOK_EVERY_MS);
      } catch (error) {
        logger.warn({ err: error, transient: isTransient(error) }, 'counting is paused');
        await pause(RETRY_MS, stopped);
      }
    }
  }
  const live = repeat(() => countFresh('live'), bells.live);
  const bulk = repeat(async () => {
    const counted = await countBulk();
    return (await countPast()) || counted;
  }, bells.bulk);
  const running = Promise.all([live, bulk]).then(() =>
    counting
      .close()
      .catch((error: unknown) => logger.warn({ err: error }, 'open groups of counts could not be closed')),
  );

  return {
    add(segment, more) {
      counting.add(segment, urgencyOf(more));
      const at = performance.now();
      gap = moreComes ? at - lastAt : 0;
      [moreComes, lastAt] = [more, at];
      if (more) waitingSince = Math.min(waitingSince, at);
      else bells.live.ring();
      // Rings also when the broker has no more, so that gathered facts are counted then.
      bells.bulk.ring();
    },
    hasRoom: (more) => counting.waiting(urgencyOf(more)) < MAX_WAITING,
    wake() {
      lookAt = 0;
      bells.bulk.ring();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
