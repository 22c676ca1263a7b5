import { z } from 'zod';

const drawing = z
  .string()
  .max(1000)
  .regex(/^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.-]*$/, 'A line of an icon is the d of an SVG path.');

const entry = z.object({
  label: z.string().min(1).max(40),
  /** Beside the profile, there under 'Your Store', in the main navigation of every page, or in its footer. */
  under: z.enum(['account', 'store', 'main', 'footer']).default('account'),
  /** The lines of a drawing 24 by 24, as an SVG path's `d` each. The names that releases from before that gave show none. */
  icon: z.union([z.array(drawing).min(1).max(12), z.string()]).optional(),
  /** Smaller numbers stand higher. */
  order: z.number().default(100),
});

/** A word or a parameter; `.` and `..` would lead to another page than they spell. */
const SEGMENT = String.raw`(?!\.{1,2}(?:/|$))(?::[a-zA-Z]\w*|[\w.-]+)`;

const page = z.object({
  /** As visitors see it, with `:name` for what differs: `/ethereal/categories/:category`. */
  path: z
    .string()
    .max(200)
    .regex(
      new RegExp(`^/(?:${SEGMENT}(?:/${SEGMENT})*)?$`),
      'A path is /words/of/letters or :parameters, without a slash at its end.',
    ),
  /** What a parameter may be: one of these words, or an id of 24 hexadecimal digits. Anything when left out. */
  where: z.record(z.string(), z.union([z.literal('id'), z.array(z.string()).min(1)])).optional(),
  /** Inside the profile's frame; else plain. */
  layout: z.enum(['plain', 'profile']).optional(),
  /** Without the 'Go Back' button when `false`. */
  back: z.boolean().optional(),
  /** Whether a crawler may show it to those who search. */
  index: z.boolean().optional(),
  /** Whether its first view is made on the server. */
  render: z.literal('server').optional(),
  /** Its entry in one of the site's navigations. */
  navigation: entry.optional(),
  /** It only leads to another page. */
  redirect: z.string().optional(),
});

/** A page of the site, as the area that owns it describes it. */
export type Page = z.input<typeof page>;

const packageVersion = z.string().regex(/^\d+\.\d+\.\d+/, 'A version is 1.2.3.');

/** What `area.ts` of a front-end says. */
const frontEnd = z.object({
  name: z.string().regex(/^(shell|mf-[a-z][a-z0-9-]*)$/, 'A front-end area is called mf-… in small letters.'),
  pages: z.array(page),
});
export type FrontEndArea = z.input<typeof frontEnd>;

/** What a front-end's build says of it in `dist/area.json`: all that a release has to know. */
export const builtArea = frontEnd.extend({
  /** Of its package.json; a release adds the content's hash. */
  version: packageVersion,
  /** The contracts' version that it was built against. */
  contract: packageVersion,
  /** Versions of the singletons that the shell shares, by package. */
  shared: z.record(z.string(), z.string()).default({}),
  /** What the modules export that keep the page's state: the shell's copies serve everybody. */
  state: z.record(z.string(), z.array(z.string())).default({}),
  /** The file that leaves the container of its modules; missing where that needs the federation runtime. */
  entry: z.string().optional(),
});
export type BuiltArea = z.output<typeof builtArea>;

export { page as pageSchema };
