/**
 * Whether the browser states that it has no network. A missing statement, as on a server, counts as online. A browser
 * may also be wrong, so a call is tried in any case.
 */
export const isBrowserOffline = (): boolean => globalThis.navigator?.onLine === false;
