import { setImmediate as othersTurn } from 'node:timers/promises';

/**
 * Has what takes long done one after another, each in a turn of the event loop of its own: what is quick is answered between two of them, and
 * not behind all.
 * @returns what to wait for before each
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => othersTurn());
    return last;
  };
}
