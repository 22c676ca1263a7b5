import { isHydrated } from './is-hydrated.ts';
import type { EarlyInput, QueuedInput } from './queued-input.ts';
import { isUntouched, ownerOf, type QueuedValue, replayValue } from './replay-value.ts';

/**
 * Milliseconds between two replayed steps, in which the page renders the first one. It is also the interval at which
 * the hydration of an element is checked.
 */
const PAUSE_MS = 30;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Replays the queued input in order, each entry as soon as its element is hydrated. Later input waits in the queue. */
export async function replayAll(early: EarlyInput): Promise<void> {
  const replayed = new Set<unknown>();
  for (let next = early.kept[0]; next; next = early.kept[0]) {
    if (!next.target.isConnected || isOvertaken(next, early)) early.kept.shift();
    else if (!isHydrated(next.target)) await pause();
    else {
      early.isReplaying = true;
      replay(next, replayed);
      early.isReplaying = false;
      await pause();
      if (next.kind === 'value') leave(next);
      early.kept.shift();
    }
  }
  early.showBusy(false);
}

/** Whether a later entry sets the same field. Only the last value of a field is replayed. */
const isOvertaken = (input: QueuedInput, { kept }: EarlyInput) =>
  input.kind === 'value' &&
  kept.some((later, at) => at > 0 && later.kind === 'value' && ownerOf(later) === ownerOf(input));

function replay(input: QueuedInput, replayed: Set<unknown>): void {
  if (input.kind === 'click') press(input.target, input.detail);
  else if (input.kind === 'submit') input.target.requestSubmit();
  else if (replayed.has(ownerOf(input)) || !isUntouched(input)) {
    replayed.add(ownerOf(input));
    replayValue(input);
  }
}

/** Dispatches a click. `detail` is the number of clicks in a row, as for a double click. */
function press(target: HTMLElement, detail: number): void {
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail }));
}

/** Dispatches `focusout` on a field that has lost the focus, so that its blur handlers run. */
function leave({ target }: QueuedValue): void {
  if (document.activeElement !== target) target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
