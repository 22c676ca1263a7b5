type LoadScript = (url: string, done: (event?: Event) => void, key?: string, chunkId?: string) => void;

declare const __webpack_require__: { l: LoadScript };
declare global {
  /** How often each file of a remote was asked for in vain; outlives the container that asked. */
  var etherealFailedLoads: Map<string, number> | undefined;
}

globalThis.etherealFailedLoads ??= new Map();
const failures = globalThis.etherealFailedLoads;
const load = __webpack_require__.l;

/**
 * Runs inside each remote, before its routes. A chunk whose file hangs or fails is asked for under a new address the next
 * time: a browser joins a second request for the same address to the first one, which still hangs.
 */
__webpack_require__.l = (url, done, key, chunkId) => {
  const before = failures.get(url) ?? 0;
  const address = before === 0 ? url : `${url}?try=${before}`;
  const heard = (event?: Event) => {
    if (event?.type !== 'load') failures.set(url, before + 1);
    done(event);
  };
  load(address, heard, key === undefined ? undefined : `${key}?try=${before}`, chunkId);
};
