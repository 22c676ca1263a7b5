import { useSyncExternalStore } from 'react';

declare global {
  /** While the server's page stands: takes a file of an area that did not come, with what asks for it again (`web-kit/federation/chunk-retry.ts`). */
  var etherealHold: ((askAgain: () => void) => void) | undefined;
}

/** The area whose page the server has rendered, as its frame names it, until that page is React's. */
let standing: string | undefined;
/** The path of that page. */
let path: string;
let held: (() => void)[] = [];
const listeners = new Set<() => void>();
const leaving = new AbortController();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Begins to wait for whatever of the server's page does not come: it can be read meanwhile. Called once, before hydration. */
export function keepFirstView(root: Element): void {
  standing = root.querySelector<HTMLElement>('main [data-area^="mf-"]')?.dataset.area;
  if (standing === undefined) return;
  path = location.pathname;
  globalThis.etherealHold = hold;
  const options = { capture: true, signal: leaving.signal };
  for (const type of ['click', 'submit']) addEventListener(type, leaveToBrowser, options);
  addEventListener('online', retryFirstView, options);
}

/** Says that the page is React's: from now on what fails has the error card. */
export function endFirstView(): void {
  standing = undefined;
  globalThis.etherealHold = undefined;
  leaving.abort();
}

/** Loads an area; as long as the server's page of it stands, again and again after a failure, whenever somebody asks for it. */
export async function loadPatiently<T>(area: string, how: { load(): Promise<T>; beginAnew(): void }): Promise<T> {
  try {
    return await how.load();
  } catch (fault) {
    if (!standing?.startsWith(area.replace('_', '-'))) throw fault;
    console.warn(`The area ${area} is not available.`, fault);
    await new Promise<void>(hold);
    how.beginAnew();
    return loadPatiently(area, how);
  }
}

/** Asks again for all that did not come. */
export function retryFirstView(): void {
  const before = held;
  held = [];
  tell();
  for (const askAgain of before) askAgain();
}

/** Whether something of the server's page did not come. */
export const useIsHeld = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => held.length > 0,
    () => false,
  );

function hold(askAgain: () => void): void {
  // The frame, hydrated first, may have gone on to another page: the browser itself fetches that one.
  if (location.pathname !== path) location.reload();
  held.push(askAgain);
  globalThis.earlyInput?.showBusy(false);
  tell();
}

/** A page that cannot be hydrated cannot change into the next one: the browser itself goes there. */
function leaveToBrowser(event: Event): void {
  const { target } = event;
  if (held.length > 0 && target instanceof Element && target.closest('a[href], form[action]')) event.stopPropagation();
}
