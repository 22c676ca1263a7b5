import { z } from 'zod';

const drawing = z
  .string()
  .max(1000)
  .regex(/^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.-]*$/, 'A line of an icon is the d of an SVG path.');

const entry = z.object({
  label: z.string().min(1).max(40),
  /**
   * Place of the entry: beside the profile, there under 'Your Store', in the main navigation of every page, or in its
   * footer.
   */
  under: z.enum(['account', 'store', 'main', 'footer']).default('account'),
  /**
   * Lines of a 24 × 24 drawing, each the `d` of an SVG path. Older releases have a name here, for which no icon is
   * shown.
   */
  icon: z.union([z.array(drawing).min(1).max(12), z.string()]).optional(),
  /** Position of the entry; smaller numbers come first. */
  order: z.number().default(100),
});

/**
 * Places in pages of other areas that show links: an item, a seller's page, a line of an order or a return for its
 * buyer (`bought`) or its seller (`sold`), and the navigation of the desk.
 */
const LINK_PLACES = ['item', 'store', 'bought-line', 'sold-line', 'bought-return', 'sold-return', 'desk'] as const;
export type LinkPlace = (typeof LINK_PLACES)[number];

const placedLink = z.object({
  place: z.enum(LINK_PLACES),
  label: z.string().min(1).max(40),
  /**
   * Query of the address, in which `{id}` is the id of the item, store or order, and `{line}` that of the line:
   * `about=item&id={id}`.
   */
  query: z
    .string()
    .max(200)
    .regex(/^[\w=&{}-]*$/, 'A query has words, = and &, {id} and {line}.')
    .optional(),
  /** Position among the links of the place; smaller numbers come first. */
  order: z.number().optional(),
});

/** Pattern of a segment: a word or a parameter. Excludes `.` and `..`, which browsers resolve to another path. */
const SEGMENT = String.raw`(?!\.{1,2}(?:/|$))(?::[a-zA-Z]\w*|[\w.-]+)`;

const page = z.object({
  /** Path as visitors see it, with `:name` for parameters: `/ethereal/categories/:category`. */
  path: z
    .string()
    .max(200)
    .regex(
      new RegExp(`^/(?:${SEGMENT}(?:/${SEGMENT})*)?$`),
      'A path is /words/of/letters or :parameters, without a slash at its end.',
    ),
  /**
   * Allowed values of a parameter: one of these words, or an id of 24 hexadecimal digits. Without an entry, any value
   * is allowed.
   */
  where: z.record(z.string(), z.union([z.literal('id'), z.array(z.string()).min(1)])).optional(),
  /** Frame of the page: the profile's, or none (`plain`, the default). */
  layout: z.enum(['plain', 'profile']).optional(),
  /** Whether the page has a 'Go Back' button (the default). */
  back: z.boolean().optional(),
  /** Whether search engines may list the page. */
  index: z.boolean().optional(),
  /** Present when the first view is rendered on the server. */
  render: z.literal('server').optional(),
  /**
   * Whether a service answers the page for browsers without scripts: at the same path and query, with `/plain` in place
   * of `/ethereal`.
   */
  plain: z.boolean().optional(),
  /** Entry of the page in one of the site's navigations. */
  navigation: entry.optional(),
  /** Links to the page at places in pages of other areas. */
  links: z.array(placedLink).max(20).optional(),
  /** Path that this page redirects to. */
  redirect: z.string().optional(),
});

/** A page of the site, as declared by the area that owns it. */
export type Page = z.input<typeof page>;

const packageVersion = z.string().regex(/^\d+\.\d+\.\d+/, 'A version is 1.2.3.');

/** Declaration of a front end in its `area.ts`. */
const frontEnd = z.object({
  name: z.string().regex(/^(shell|mf-[a-z][a-z0-9-]*)$/, 'A front-end area is called mf-… in small letters.'),
  pages: z.array(page),
});
export type FrontEndArea = z.input<typeof frontEnd>;

/** Description of a front end that its build writes to `dist/area.json`, with all that a release needs. */
export const builtArea = frontEnd.extend({
  /** Version in package.json. A release appends the hash of the content. */
  version: packageVersion,
  /** Version of the contracts that the front end was built against. */
  contract: packageVersion,
  /** Versions of the singletons that the shell shares, by package. */
  shared: z.record(z.string(), z.string()).default({}),
  /**
   * Exports used from modules that hold the page's state, by module. Every area uses the shell's copies of these
   * modules.
   */
  state: z.record(z.string(), z.array(z.string())).default({}),
  /**
   * File that exposes the container of the front end's modules; absent when loading it needs the federation runtime.
   */
  entry: z.string().optional(),
});
export type BuiltArea = z.output<typeof builtArea>;

export { page as pageSchema };
