import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Setup file of component tests. The tests share a worker, which loads React and the test library once. Each file gets
// new modules of the shop and an empty page, as a page load does.
vi.resetModules();
if (typeof document !== 'undefined') {
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-theme');
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
afterEach(cleanup);

const realImmediate = setImmediate;

/** Whether a dialog closed the page to the pointer and is not open to it itself: Radix needs one more rendering. */
const isDialogOpening = () =>
  typeof document !== 'undefined' &&
  document.body.style.pointerEvents === 'none' &&
  !document.querySelector('[style*="pointer-events: auto"]');

const MAX_TURNS = 100;
const { asyncWrapper } = getConfig();
configure({
  // The first page of a file compiles its modules, which takes long on a busy machine.
  asyncUtilTimeout: 12_000,
  // A query that waits for a dialog ends when the dialog takes the pointer, as a person sees it.
  async asyncWrapper(work) {
    const found = await asyncWrapper(work);
    for (let turn = 0; turn < MAX_TURNS && isDialogOpening(); turn++)
      await new Promise((resolve) => realImmediate(resolve));
    return found;
  },
});
