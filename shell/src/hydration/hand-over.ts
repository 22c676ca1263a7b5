import type { EarlyInput } from './queued-input.ts';

let isPageHydrated = false;

/**
 * Starts to replay queued input when hydration begins. The input for each part of the page is replayed once the part is
 * hydrated; input for other parts is still queued. The replaying code is loaded only when there is input.
 */
export function handOverEarlyInput(isHydrated: EarlyInput['isHydrated']): void {
  const early = globalThis.earlyInput;
  if (!early) return;
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      const { replayAll } = await import('./replay.ts');
      await replayAll(early);
      if (isPageHydrated) early.stop();
    } catch {
      early.showBusy(false);
    }
    isRunning = false;
  };
  early.isHydrated = isHydrated;
  early.onKept = run;
  if (early.kept.length > 0) void run();
}

/** Marks the whole page as hydrated, so that no more input is queued. */
export function endEarlyInput(): void {
  isPageHydrated = true;
  if (globalThis.earlyInput?.kept.length === 0) globalThis.earlyInput.stop();
}

/**
 * Queues the values of text fields that changed without an event, for example those that a password manager filled in.
 * Called before hydration.
 */
export function keepFilledFields(root: Element): void {
  const kept = globalThis.earlyInput?.kept;
  for (const target of root.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])')) {
    const { value, defaultValue } = target;
    if (value !== defaultValue && !kept?.some((input) => input.target === target))
      kept?.push({ kind: 'value', target, value, isChecked: false });
  }
}
