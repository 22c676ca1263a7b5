import type { EarlyInput } from './queued-input.ts';

let isWhole = false;

/**
 * From where hydration begins: what was kept before is done again as the parts of the page become React's, and what is done to the others meanwhile
 * is kept as well. The code that does it comes only where there is something to do.
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
      if (isWhole) early.stop();
    } catch {
      early.showBusy(false);
    }
    isRunning = false;
  };
  early.isHydrated = isHydrated;
  early.onKept = run;
  if (early.kept.length > 0) void run();
}

/** Says that all of the page is hydrated: nothing more has to be kept. */
export function endEarlyInput(): void {
  isWhole = true;
  if (globalThis.earlyInput?.kept.length === 0) globalThis.earlyInput.stop();
}

/** Keeps what text fields hold although nobody heard it come, such as what a password manager filled in; before hydration. */
export function keepFilledFields(root: Element): void {
  const kept = globalThis.earlyInput?.kept;
  for (const target of root.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])')) {
    const { value, defaultValue } = target;
    if (value !== defaultValue && !kept?.some((input) => input.target === target))
      kept?.push({ kind: 'value', target, value, isChecked: false });
  }
}
