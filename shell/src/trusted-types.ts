/** What of a browser's Trusted Types is used here; not every browser has them. */
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

/** What React makes script elements with. */
const EMPTY_SCRIPT = '<script></script>';
/** Where released files lie; the gateway serves there what teams signed. */
const RELEASED = /^\/(assets|remotes)\//;

/** Scripts come from the released files of this origin alone. */
export function scriptUrl(url: string): string | null {
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin && RELEASED.test(pathname) ? url : null;
}

/** Text without an element in it is let through, such as JSON-LD; nothing in the shop writes HTML. */
export const html = (text: string): string | null => (text === EMPTY_SCRIPT || !text.includes('<') ? text : null);

/** Data for search engines stands in script elements, too: JSON does nothing, even if it were run. */
export function script(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

// The content security policy asks every string that could become code of this policy: loaders have to know nothing of it.
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: html,
  createScript: script,
  createScriptURL: scriptUrl,
});
