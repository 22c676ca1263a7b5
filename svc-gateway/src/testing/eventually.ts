import { vi } from 'vitest';

/** Waits until an expectation holds. The timeout allows for a machine that is busy with other tests. */
export const eventually = <T>(expectation: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(expectation, { timeout: 20_000 });
