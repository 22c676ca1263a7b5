import { pause } from '@ethereal/service-kit/deadline';
import type { Logger } from '@ethereal/service-kit/logger';
import { isTransient } from '@ethereal/service-kit/transient';
import type { Segment } from '../log/segment.store.ts';
import type { Counting, Urgency } from './counting.ts';
import { createPace } from './pace.ts';

/** So many facts of each urgency may wait in memory. */
const MOST_WAITING = 200_000;
/** How long a group may take, in milliseconds: what comes meanwhile, and is as urgent, waits for its end. */
const LONGEST_MS: Readonly<Record<Urgency | 'past', number>> = { live: 500, bulk: 1500, past: 1500 };
/** While the broker has more, facts gather before they are counted, so long at most, in milliseconds. */
const LONGEST_GATHERING_MS = 1500;
/** Nothing more is coming when nothing came for so long, or for twice as long as it last took, in milliseconds. */
const QUIET_MS = 150;
/** How often the log is looked through for what a crash left, in milliseconds. */
const LOOK_EVERY_MS = 2000;
const RETRY_MS = 500;

export type Runner = {
  /** Counts a fresh segment: at once, or, when `more` says that the broker has more, with what follows. */
  add(segment: Segment, more: boolean): void;
  /** Whether one may be added. What finds no room is counted from the log, as the past is. */
  hasRoom(more: boolean): boolean;
  /** There is something in the log that is to be counted from there. */
  wake(): void;
  /** Finishes the groups in work and ends. */
  stop(): Promise<void>;
};

const urgencyOf = (more: boolean): Urgency => (more ? 'bulk' : 'live');

/** Something that work waits for, or for a time to be over. What rang since `listen` is heard. */
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
 * Counts as long as there is something to count, two things side by side. What comes while the broker has no more is counted at once. What
 * comes in full batches is counted in groups that grow with the backlog, and after each of them one group of the past, so that neither
 * waits for all of the other.
 */
export function runCounting(counting: Counting, logger: Logger): Runner {
  const stopping = new AbortController();
  const stopped = stopping.signal;
  const paces = {
    live: createPace(LONGEST_MS.live, MOST_WAITING),
    bulk: createPace(LONGEST_MS.bulk, MOST_WAITING),
    past: createPace(LONGEST_MS.past, MOST_WAITING),
  };
  const bells = { live: createBell(stopped), bulk: createBell(stopped) };
  let lookAt = 0;
  /** When the oldest of what gathers came. */
  let waitingSince = Number.POSITIVE_INFINITY;
  let moreComes = false;
  /** When the last of it came, and how long after the one before. */
  let [lastAt, gap] = [0, 0];

  async function timed(work: (most: number) => Promise<number>, pace: typeof paces.bulk): Promise<boolean> {
    const startedAt = performance.now();
    const counted = await work(pace.most());
    if (counted > 0) pace.note(counted, performance.now() - startedAt);
    return counted > 0;
  }

  /** Lets facts gather while more of them come, to as many as may be counted at once: an item is changed once for all of its own. */
  async function gather(): Promise<void> {
    const waiting = () => counting.waiting('bulk');
    while (moreComes && waiting() > 0 && waiting() < paces.bulk.most()) {
      const quietFrom = lastAt + Math.max(QUIET_MS, 2 * gap);
      const left = Math.min(waitingSince + LONGEST_GATHERING_MS, quietFrom) - performance.now();
      if (left <= 0 || stopped.aborted) return;
      bells.bulk.listen();
      await bells.bulk.wait(left);
    }
  }

  const countFresh = (urgency: Urgency) => timed((most) => counting.countFresh(urgency, most), paces[urgency]);

  async function countBulk(): Promise<boolean> {
    await gather();
    const startedAt = performance.now();
    const counted = await countFresh('bulk');
    waitingSince = counting.waiting('bulk') > 0 ? startedAt : Number.POSITIVE_INFINITY;
    return counted;
  }

  async function countPast(): Promise<boolean> {
    if (performance.now() < lookAt) return false;
    const counted = await timed((most) => counting.countBacklog(most), paces.past);
    if (counted) return true;
    const [folded, adopted] = [await counting.fold(), await counting.assignLateSellers()];
    if (!folded && !adopted) lookAt = performance.now() + LOOK_EVERY_MS;
    return folded || adopted;
  }

  /** Repeats something that says whether there was anything to do; when there was not, it is repeated when its bell rings, or after a while. */
  async function repeat(pass: () => Promise<boolean>, bell: typeof bells.live): Promise<void> {
    while (!stopped.aborted) {
      bell.listen();
      try {
        if (!(await pass())) await bell.wait(LOOK_EVERY_MS);
      } catch (error) {
        logger.warn({ err: error, transient: isTransient(error) }, 'counting waits');
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
    counting.close().catch((error: unknown) => logger.warn({ err: error }, 'groups stay open')),
  );

  return {
    add(segment, more) {
      counting.add(segment, urgencyOf(more));
      const at = performance.now();
      gap = moreComes ? at - lastAt : 0;
      [moreComes, lastAt] = [more, at];
      if (more) waitingSince = Math.min(waitingSince, at);
      else bells.live.ring();
      // Also when no more comes: what gathered is counted then.
      bells.bulk.ring();
    },
    hasRoom: (more) => counting.waiting(urgencyOf(more)) < MOST_WAITING,
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
