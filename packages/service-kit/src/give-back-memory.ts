import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** How often a process asks itself whether it was quiet, in milliseconds. */
const LOOK_EVERY_MS = 5 * 60_000;
/** It was, when its event loop worked for less than this part of the time. */
const QUIET = 0.1;
/** Less than this, in bytes, is not worth a pause. */
const WORTH_BYTES = 4 * 2 ** 20;
/** A larger heap takes too long to collect while somebody may ask, in bytes. */
const MOST_BYTES = 256 * 2 ** 20;

/**
 * Gives the system back what is needed no more. V8 keeps it until it collects for want of space, which a process that has nothing to do
 * never does. Nothing else runs meanwhile: about 2 ms for each megabyte in use. Does nothing without `--expose-gc`
 * (packages/areas/src/launch.ts).
 */
export const giveBackMemory = (): void => globalThis.gc?.({ type: 'major', flavor: 'last-resort' });

/**
 * Gives back now, what starting took (some 20 MB of a service), and later whenever five minutes were quiet and the heap has grown.
 * @param heapBytes how large the heap is
 * @returns how to stop that
 */
export function giveBackWhenQuiet(heapBytes = () => getHeapStatistics().total_heap_size): () => void {
  giveBackMemory();
  let kept = heapBytes();
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    const held = heapBytes();
    if (utilization > QUIET || held > MOST_BYTES || held - kept < WORTH_BYTES) return;
    giveBackMemory();
    kept = heapBytes();
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
