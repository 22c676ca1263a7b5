import type { Page } from '@ethereal/areas/area';

/** Data and functions of the server for a page during its render. */
type ServerPage = {
  origin: string;
  /** Each area's release, as in `/remotes.json`. */
  remotes: Readonly<Record<string, { manifest: string; version: string; pages?: readonly Page[] }>>;
  setStatus(status: number): void;
};

declare global {
  /** Set by the renderer; `undefined` in a browser. */
  var etherealPage: (() => ServerPage | undefined) | undefined;
}

/** Sets the HTTP status of the page during its render on the server. Does nothing in a browser. */
export function setPageStatus(status: number): void {
  globalThis.etherealPage?.()?.setStatus(status);
}

/** Returns the site's origin as visitors see it, such as `https://shop.example`, on the server and in browsers. */
export function siteOrigin(): string {
  return globalThis.etherealPage?.()?.origin ?? globalThis.location?.origin ?? '';
}
