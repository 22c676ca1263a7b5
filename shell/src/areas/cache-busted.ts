/** The longest that asking anew may take, in milliseconds. */
const TIMEOUT_MS = 6000;

/**
 * Asks past the browser's cache for a file that was refused, and keeps what comes there if it is what was released: files are cached for a
 * year, also those that somebody changed on the way.
 * @throws when it is not, or does not come
 */
export async function cacheBusted(src: string, integrity: string | undefined): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(src, { cache: 'reload', integrity: integrity ?? '', signal });
  await response.arrayBuffer();
}
