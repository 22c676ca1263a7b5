import { setImmediate as othersTurn } from 'node:timers/promises';

/**
 * Creates turns for long work: each piece runs in a turn of the event loop of its own, so that quick requests are
 * answered between two pieces.
 * @returns a function whose promise resolves when the next piece may begin
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => othersTurn());
    return last;
  };
}
