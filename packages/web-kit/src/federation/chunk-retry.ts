import { whenSilent } from './when-silent.ts';

type LoadScript = (url: string, done: (event?: Event) => void, key?: string, chunkId?: string) => void;

declare const __webpack_require__: { l: LoadScript; k?: (chunkId: string) => string };
declare global {
  /** Number of failed requests per file of a remote; it outlives the container that requested the file. */
  var etherealFailedLoads: Map<string, number> | undefined;
  /** Set by the shell while the page shows the server's HTML. Receives a function that repeats a failed request. */
  var etherealHold: ((retry: () => void) => void) | undefined;
}

globalThis.etherealFailedLoads ??= new Map();
const failures = globalThis.etherealFailedLoads;
const load = __webpack_require__.l;

/** The address of the entry file contains the number of the attempt. */
const script = document.currentScript;
const attempt = Number(script instanceof HTMLScriptElement && new URL(script.src).searchParams.get('try'));
const withAttempt = (url: string, count: number) => (count === 0 ? url : `${url}?try=${count}`);

/**
 * Runs in the entry file of each remote. A file that hung or failed is requested under a new address the next time: a
 * browser joins a second request for an address to one that still hangs, and answers it with a failed preload. Since
 * such a failure may be old, the first failure of a file is retried at once.
 */
__webpack_require__.l = (url, done, key, chunkId) => {
  const failureCount = failures.get(url) ?? 0;
  const waiting = new AbortController();
  const onEnd = (event: Event | undefined) => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    if (event?.type === 'load') return done(event);
    failures.set(url, failureCount + 1);
    const retry = () => __webpack_require__.l(url, done, key, chunkId);
    const { etherealHold: hold } = globalThis;
    if (failureCount === 0 && event?.type === 'error') retry();
    else if (hold) hold(retry);
    else done(event);
  };
  const count = attempt + failureCount;
  const address = withAttempt(url, count);
  load(address, onEnd, key === undefined ? undefined : withAttempt(key, count), chunkId);
  void whenSilent(address, waiting.signal).then(() => onEnd(new Event('timeout')));
};

const styleOf = __webpack_require__.k;
if (styleOf) __webpack_require__.k = (chunkId) => withAttempt(styleOf(chunkId), attempt);
