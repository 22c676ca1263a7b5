import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Divides long work into slices: each slice runs in a turn of the event loop of its own, so that quick requests are
 * answered between two slices.
 * @returns a function whose promise resolves when the next slice may begin
 */
export function createWorkSlices(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => nextTurn());
    return last;
  };
}
