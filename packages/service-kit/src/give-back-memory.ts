import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** Interval of the check whether the process was quiet, in milliseconds. */
const CHECK_EVERY_MS = 5 * 60_000;
/** Share of time below which the event loop's work counts as quiet. */
const QUIET = 0.1;
/** Growth of the heap below which a collection is not worth its pause, in bytes. */
const WORTH_BYTES = 4 * 2 ** 20;
/** Size of the heap above which a collection would pause requests for too long, in bytes. */
const MAX_BYTES = 256 * 2 ** 20;

/**
 * Returns unused memory to the system. V8 keeps it until it collects garbage for lack of space, which an idle process
 * never does. Nothing else runs meanwhile: about 2 ms for each megabyte in use. Does nothing without `--expose-gc`
 * (packages/areas/src/launch.ts).
 */
export const giveBackMemory = (): void => globalThis.gc?.({ type: 'major', flavor: 'last-resort' });

/**
 * Returns memory now, which frees what only the start needed (some 20 MB of a service), and later whenever five minutes
 * were quiet and the heap has grown.
 * @param heapBytes returns the size of the heap
 * @returns the function that stops the checks
 */
export function giveBackWhenQuiet(heapBytes = () => getHeapStatistics().total_heap_size): () => void {
  giveBackMemory();
  let kept = heapBytes();
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    const held = heapBytes();
    if (utilization > QUIET || held > MAX_BYTES || held - kept < WORTH_BYTES) return;
    giveBackMemory();
    kept = heapBytes();
  }, CHECK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
