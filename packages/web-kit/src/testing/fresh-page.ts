import { cleanup } from '@testing-library/react';
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
