/** Origins that the front end may use besides its own. */
export type OutsideOrigins = { imageUpload?: string; images?: readonly string[]; contactForm?: string };

const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : []);
const directive = (name: string, sources: readonly string[]) => `${name} ${[...new Set(sources)].join(' ')}`;

/** Hashes of a page's inline scripts and styles. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] };
const NOTHING: Inline = { scripts: [], styles: [] };
const own = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)];

/**
 * Returns the content security policy of a page. It allows the site's own origin, and inline code of the release by its
 * hash.
 */
export function contentSecurityPolicy(outside: OutsideOrigins, inline = NOTHING): string {
  const upload = originOf(outside.imageUpload);
  return [
    "default-src 'none'",
    directive('script-src', own(inline.scripts)),
    directive('style-src', own(inline.styles)),
    directive('img-src', ["'self'", 'data:', 'blob:', ...upload, ...(outside.images ?? [])]),
    "font-src 'self'",
    directive('connect-src', ["'self'", ...upload]),
    "manifest-src 'self'",
    "base-uri 'none'",
    directive('form-action', ["'self'", ...upload, ...originOf(outside.contactForm)]),
    "frame-ancestors 'none'",
    // Only the shell's one policy (`shell/src/trusted-types.ts`) may turn a string into code. That policy checks where
    // releases are stored.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Headers of every answer. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Policy of answers that are not pages: data, errors, images. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Policy of the pages that services answer for browsers without scripts: forms, and no script at all. */
export const PLAIN_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of pages besides their content security policy. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};
