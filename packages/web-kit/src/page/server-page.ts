/** What the server offers a page while it renders it. */
type ServerPage = {
  origin: string;
  /** Each area's release, as in `/remotes.json`. */
  remotes: Readonly<Record<string, { manifest: string; version: string }>>;
  setStatus(status: number): void;
};

declare global {
  /** Defined by the renderer; `undefined` in a browser. */
  var etherealPage: (() => ServerPage | undefined) | undefined;
}

/** Says, while the page is rendered on the server, with which HTTP status it goes out. Does nothing in a browser. */
export function setPageStatus(status: number): void {
  globalThis.etherealPage?.()?.setStatus(status);
}

/** The site's origin as visitors see it, such as `https://shop.example`, on the server and in browsers. */
export function siteOrigin(): string {
  return globalThis.etherealPage?.()?.origin ?? globalThis.location?.origin ?? '';
}
