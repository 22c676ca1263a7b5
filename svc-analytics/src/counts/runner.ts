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
/** While more keeps coming, facts gather before they are counted: twice as long as the last group took, so long at most. */
const LONGEST_GATHERING_MS = 1000;
/** Nothing more is coming when nothing came for so long, in milliseconds. */
const QUIET_MS = 150;
/** How often the log is looked through for what a crash left, in milliseconds. */
const LOOK_EVERY_MS = 2000;
const RETRY_MS = 500;

export type Runner = {
  /** Counts a fresh segment soon. Resolves at once, or when what waits has become less. */
  add(segment: Segment): Promise<void>;
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
  /** When the oldest of what waits came, and the latest. */
  let [waitingSince, lastAt] = [Number.POSITIVE_INFINITY, 0];
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

  /** How long to let fresh facts gather before the next group, in milliseconds. */
  function gatheringMs(): number {
    if (counting.waiting() === 0) return 0;
    const longest = Math.min(LONGEST_GATHERING_MS, 2 * fresh.lastMs());
    return Math.min(waitingSince + longest, lastAt + QUIET_MS) - performance.now();
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
    const gathering = gatheringMs();
    if (gathering > 0) await pause(gathering, stopped);
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
    async add(segment) {
      counting.add(segment);
      lastAt = performance.now();
      waitingSince = Math.min(waitingSince, lastAt);
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
