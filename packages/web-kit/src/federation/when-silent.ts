/** Time after which the arrival of a file is watched, in milliseconds. Most files are there by then. */
const WATCHED_AFTER_MS = 2000;
/** Time without a byte after which a file counts as hung, in milliseconds. */
const SILENT_MS = 4000;

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** Resolves with undefined when the work fails or takes too long. */
const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work.catch(() => undefined), pause(SILENT_MS)]);

/**
 * Resolves when a file that a script element requested has hung: for a time, no byte of it has arrived. A file that
 * arrives slowly is waited for. The browser joins this request to the one for the script, so it costs no second
 * download. The signal ends the watch; the promise then resolves as well.
 */
export async function whenSilent(url: string, signal: AbortSignal): Promise<void> {
  await pause(WATCHED_AFTER_MS);
  if (signal.aborted) return;
  const reader = (await inTime(fetch(url, { signal })))?.body?.getReader();
  let piece = reader && (await inTime(reader.read()));
  while (reader && piece && !piece.done) piece = await inTime(reader.read());
  // The whole file is there, and the browser runs it next.
  if (piece && !signal.aborted) await pause(SILENT_MS);
}
