import { createStore } from '@ethereal/web-kit/hooks/create-store.ts';
import { useSyncExternalStore } from 'react';

declare global {
  /**
   * Set while the server's HTML is not hydrated. Registers a file of an area that failed to load; `retry` requests
   * the file again (`web-kit/federation/chunk-retry.ts`).
   */
  var etherealHold: ((retry: () => void) => void) | undefined;
}

/** Name of the area whose page the server rendered, as in the area's frame. Undefined once the page is hydrated. */
let shownArea: string | undefined;
/** The path of the page that the server rendered. */
let path: string;
/** Functions that request the files that failed to load. */
const failedLoads = createStore<readonly (() => void)[]>([]);
const leaving = new AbortController();

/**
 * Starts to register the files that fail to load while the server's HTML is shown and readable. Called once, before
 * hydration.
 */
export function keepFirstView(root: Element): void {
  shownArea = root.querySelector<HTMLElement>('main [data-area^="mf-"]')?.dataset.area;
  if (shownArea === undefined) return;
  path = location.pathname;
  globalThis.etherealHold = registerFailure;
  const options = { capture: true, signal: leaving.signal };
  for (const type of ['click', 'submit']) addEventListener(type, leaveToBrowser, options);
  addEventListener('online', retryOnline, options);
}

/** Ends the first view, because the page is hydrated. From now on a failure shows the error card. */
export function endFirstView(): void {
  shownArea = undefined;
  globalThis.etherealHold = undefined;
  leaving.abort();
}

/**
 * Loads an area. While the server's HTML of the area is shown, a failed load is repeated each time a retry is
 * requested.
 */
export async function loadWithRetries<T>(area: string, how: { load(): Promise<T>; startOver(): void }): Promise<T> {
  try {
    return await how.load();
  } catch (error) {
    if (!shownArea?.startsWith(area.replace('_', '-'))) throw error;
    console.warn(`The area ${area} is not available.`, error);
    await new Promise<void>(registerFailure);
    how.startOver();
    return loadWithRetries(area, how);
  }
}

/** Requests everything again that failed to load. */
export function retryFirstView(): void {
  const retries = failedLoads.read();
  failedLoads.write([]);
  for (const retry of retries) retry();
}

/** Retries at once and after a second, because the first requests after the network is back may still fail. */
function retryOnline(): void {
  retryFirstView();
  setTimeout(retryFirstView, 1000);
}

/** Whether a part of the first view failed to load. */
export const useHasFailedLoads = (): boolean =>
  useSyncExternalStore(
    failedLoads.subscribe,
    () => failedLoads.read().length > 0,
    () => false,
  );

function registerFailure(retry: () => void): void {
  // The frame is hydrated first, so a navigation may have changed the path already. The browser then loads the new page
  // as a document.
  if (location.pathname !== path) location.reload();
  failedLoads.write([...failedLoads.read(), retry]);
  globalThis.earlyInput?.showBusy(false);
}

/** Leaves links and forms to the browser, because a page that is not hydrated cannot navigate by itself. */
function leaveToBrowser(event: Event): void {
  const { target } = event;
  if (failedLoads.read().length > 0 && target instanceof Element && target.closest('a[href], form[action]'))
    event.stopPropagation();
}
