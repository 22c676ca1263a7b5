/** Maximum duration of the repeated request, in ms. */
const TIMEOUT_MS = 6000;

/**
 * Requests a file that failed its integrity check again, past the browser's cache, and caches the response if its
 * integrity is correct. Files are cached for a year, including files that were altered in transit.
 * @throws when the response is missing or its integrity is wrong
 */
export async function cacheBusted(src: string, integrity: string | undefined): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(src, { cache: 'reload', integrity: integrity ?? '', signal });
  await response.arrayBuffer();
}
