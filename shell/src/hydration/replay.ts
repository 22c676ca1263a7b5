import { isHydrated } from './is-hydrated.ts';
import type { EarlyInput, QueuedInput } from './queued-input.ts';
import { isUntouched, type KeptValue, ownerOf, replayValue } from './replay-value.ts';

/** After a step the page shows what it did before the next one; so often it is seen whether the page is hydrated. Milliseconds. */
const PAUSE_MS = 30;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Does again in order what was kept, each as soon as its element is hydrated; what comes meanwhile waits behind it. */
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

/** Of a field only the last value counts. */
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

/** `detail` counts the presses of a double click. */
function press(target: HTMLElement, detail: number): void {
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail }));
}

/** A field that is no longer in use is left, so that what waits for that happens. */
function leave({ target }: KeptValue): void {
  if (document.activeElement !== target) target.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
