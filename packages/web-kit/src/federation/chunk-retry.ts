type LoadScript = (url: string, done: (event?: Event) => void, key?: string, chunkId?: string) => void;

declare const __webpack_require__: { l: LoadScript; k?: (chunkId: string) => string };
declare global {
  /** How often each file of a remote was asked for in vain; outlives the container that asked. */
  var etherealFailedLoads: Map<string, number> | undefined;
  /** The shell's, while the page is the server's: takes what asks again for a file that did not come. */
  var etherealHold: ((askAgain: () => void) => void) | undefined;
}

globalThis.etherealFailedLoads ??= new Map();
const failures = globalThis.etherealFailedLoads;
const load = __webpack_require__.l;

/** Which try of the area this is: the shell says so in the address of the entry file. */
const script = document.currentScript;
const tries = Number(script instanceof HTMLScriptElement && new URL(script.src).searchParams.get('try'));
const anew = (url: string, count: number) => (count === 0 ? url : `${url}?try=${count}`);

/**
 * Runs in the entry file of each remote. A file that hung or failed is asked for under a new address the next time: a browser joins a second
 * request for the same address to one that still hangs, and answers it with a preload that failed. As that says nothing of now, the first
 * failure of a file is retried at once.
 */
__webpack_require__.l = (url, done, key, chunkId) => {
  const before = failures.get(url) ?? 0;
  const heard = (event?: Event) => {
    if (event?.type === 'load') return done(event);
    failures.set(url, before + 1);
    const retry = () => __webpack_require__.l(url, done, key, chunkId);
    const { etherealHold: hold } = globalThis;
    if (before === 0 && event?.type === 'error') retry();
    else if (hold) hold(retry);
    else done(event);
  };
  const count = tries + before;
  load(anew(url, count), heard, key === undefined ? undefined : anew(key, count), chunkId);
};

const styleOf = __webpack_require__.k;
if (styleOf) __webpack_require__.k = (chunkId) => anew(styleOf(chunkId), tries);
