import { vi } from 'vitest';

/** Time limit of a wait that names none, in milliseconds. It allows for a machine that is busy with other tests. */
const WAIT_MS = 10_000;

const MARK = Symbol.for('ethereal.patience');

// Setup file of tests that share a worker: `vi.waitFor` gives up after one second, which vitest does not let us set.
if (!Object.hasOwn(vi, MARK)) {
  const { waitFor } = vi;
  vi.waitFor = (callback, options = WAIT_MS) => waitFor(callback, options);
  Object.defineProperty(vi, MARK, { value: true });
}
