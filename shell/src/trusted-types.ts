/** The part of the browser's Trusted Types API that is used here. Not every browser supports it. */
type Policies = {
  createPolicy(
    name: string,
    rules: {
      createHTML(html: string): string | null;
      createScript(text: string): string | null;
      createScriptURL(url: string): string | null;
    },
  ): unknown;
};

declare global {
  var trustedTypes: Policies | undefined;
}

/** HTML from which React creates script elements. */
const EMPTY_SCRIPT = '<script></script>';
/** Matches paths of released files, for which the gateway serves only signed releases. */
const RELEASED = /^\/(assets|remotes)\/|^\/service-worker\.js$/;

/** Returns the address of a script, or null if it is not a released file of this origin. */
export function scriptUrl(url: string): string | null {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && RELEASED.test(pathname) ? url : null;
}

/** Returns text without elements, such as JSON-LD, and null for other HTML. The shop writes no HTML. */
export const html = (text: string): string | null => (text === EMPTY_SCRIPT || !text.includes('<') ? text : null);

/**
 * Returns the content of a script element if it is JSON, such as data for search engines, and null otherwise. JSON has
 * no effect even if it is run.
 */
export function script(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

// The content security policy passes every string that could become code through the default policy, so loaders need no
// code for it.
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: html,
  createScript: script,
  createScriptURL: scriptUrl,
});
