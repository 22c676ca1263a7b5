import { pause } from '@ethereal/service-kit/deadline';
import type { Logger } from '@ethereal/service-kit/logger';
import { isTransient } from '@ethereal/service-kit/transient';
import type { Segment } from '../log/segment.store.ts';
import type { Counting } from './counting.ts';
import { createPace } from './pace.ts';

/** So many facts may wait in memory; then the broker keeps the rest. */
const MOST_WAITING = 200_000;
/** How long a group of fresh facts may take, and one of the past, in milliseconds: a fresh view may have to wait for both. */
const LONGEST_FRESH_MS = 1500;
const LONGEST_PAST_MS = 750;
/** While the broker has more, facts gather before they are counted, so long at most, in milliseconds. */
const LONGEST_GATHERING_MS = 1500;
/** Nothing more is coming when nothing came for so long, or for twice as long as it last took, in milliseconds. */
const QUIET_MS = 150;
/** How often the log is looked through for what a crash left, in milliseconds. */
const LOOK_EVERY_MS = 2000;
const RETRY_MS = 500;

export type Runner = {
  /**
   * Counts a fresh segment: soon, or with what follows when `more` says that the broker has more. Resolves at once, or when what waits has
   * become less.
   */
  add(segment: Segment, more: boolean): Promise<void>;
  /** There is something in the log that is of the past. */
  wake(): void;
  /** Finishes the group in work and ends. */
  stop(): Promise<void>;
};

/**
 * Counts as long as there is something to count: fresh segments in groups that grow with the backlog, and after each of them one group
 * of the past, so that neither waits for all of the other.
 */
export function runCounting(counting: Counting, logger: Logger): Runner {
  const stopping = new AbortController();
  const stopped = stopping.signal;
  const [fresh, past] = [
    createPace(LONGEST_FRESH_MS, MOST_WAITING),
    createPace(LONGEST_PAST_MS, MOST_WAITING),
  ];
  let idle = new AbortController();
  let lookAt = 0;
  let room = Promise.withResolvers<void>();
  /** When the oldest of what waits came. */
  let waitingSince = Number.POSITIVE_INFINITY;
  let moreComes = false;
  /** When the last of it came, and how long after the one before. */
  let [lastAt, gap] = [0, 0];
  /** In turns: the last that came, so that a view of now does not wait for a backlog; and the first, so that nothing waits for ever. */
  let turn: 'last' | 'first' = 'first';

  const wake = () => {
    lookAt = 0;
    idle.abort();
  };

  async function timed(work: (most: number) => Promise<number>, pace: typeof fresh): Promise<boolean> {
    const startedAt = performance.now();
    const counted = await work(pace.most());
    if (counted > 0) pace.note(counted, performance.now() - startedAt);
    return counted > 0;
  }

  /** Lets fresh facts gather while more of them come, to as many as may be counted at once: an item is changed once for all of its own. */
  async function gather(): Promise<void> {
    while (moreComes && counting.waiting() > 0 && counting.waiting() < fresh.most()) {
      const quietFrom = lastAt + Math.max(QUIET_MS, 2 * gap);
      const left = Math.min(waitingSince + LONGEST_GATHERING_MS, quietFrom) - performance.now();
      if (left <= 0 || stopped.aborted) return;
      idle = new AbortController();
      await pause(left, AbortSignal.any([idle.signal, stopped]));
    }
  }

  async function countFresh(): Promise<boolean> {
    const startedAt = performance.now();
    turn = turn === 'first' ? 'last' : 'first';
    const counted = await timed((most) => counting.countFresh(most, turn), fresh);
    waitingSince = counting.waiting() > 0 ? startedAt : Number.POSITIVE_INFINITY;
    if (counting.waiting() < MOST_WAITING) {
      room.resolve();
      room = Promise.withResolvers();
    }
    return counted;
  }

  async function countPast(): Promise<boolean> {
    if (performance.now() < lookAt) return false;
    const counted = await timed((most) => counting.countBacklog(most), past);
    if (counted) return true;
    const [folded, adopted] = [await counting.fold(), await counting.adopt()];
    if (!folded && !adopted) lookAt = performance.now() + LOOK_EVERY_MS;
    return folded || adopted;
  }

  /** Whether anything was counted. */
  async function pass(): Promise<boolean> {
    await gather();
    const counted = await countFresh();
    return (await countPast()) || counted;
  }

  async function run(): Promise<void> {
    while (!stopped.aborted) {
      idle = new AbortController();
      try {
        if (await pass()) continue;
        await pause(LOOK_EVERY_MS, AbortSignal.any([idle.signal, stopped]));
      } catch (error) {
        logger.warn({ err: error, transient: isTransient(error) }, 'counting waits');
        await pause(RETRY_MS, stopped);
      }
    }
  }
  const running = run().then(() =>
    counting.close().catch((error: unknown) => logger.warn({ err: error }, 'groups stay open')),
  );

  return {
    async add(segment, more) {
      counting.add(segment);
      const at = performance.now();
      gap = moreComes ? at - lastAt : 0;
      [moreComes, lastAt] = [more, at];
      waitingSince = Math.min(waitingSince, at);
      idle.abort();
      if (counting.waiting() >= MOST_WAITING) await room.promise;
    },
    wake,
    async stop() {
      stopping.abort();
      room.resolve();
      await running;
    },
  };
}
