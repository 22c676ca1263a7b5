/** What the front-end may reach besides its own origin. */
export type OutsideOrigins = { imageUpload?: string; images?: readonly string[]; contactForm?: string };

const originOf = (url: string | undefined) => (url ? [new URL(url).origin] : []);
const directive = (name: string, sources: readonly string[]) => `${name} ${[...new Set(sources)].join(' ')}`;

/** The hashes of what a page has in itself. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] };
const NOTHING: Inline = { scripts: [], styles: [] };
const own = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)];

/** The policy of the site's pages: everything from our own origin, and inline what was released, by its hash. */
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
    // No string becomes code but by the shell's one policy (`shell/src/trusted-types.ts`), which knows where releases lie.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Goes on every answer. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Goes on answers that no page is made of: data, errors, pictures. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Goes on pages besides their content security policy. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};
