import type { Page } from './area.ts';

// This file is also for browsers and must not import zod.

type Params = Readonly<Record<string, string>>;

const ID = /^[0-9a-f]{24}$/;

/** Returns the segments of a path; a slash at its end makes no difference. */
const segmentsOf = (path: string) => path.replace(/^\/|\/$/g, '').split('/');

const nameOf = (segment: string) => (segment.startsWith(':') ? segment.slice(1) : undefined);

/**
 * Returns the value of a parameter for a segment, spelled as in the page's declaration; undefined when the segment is
 * not allowed. Ignores case.
 */
function valueFor({ where = {} }: Pick<Page, 'where'>, name: string, segment: string): string | undefined {
  const allowed = where[name];
  if (segment === '') return undefined;
  if (allowed === undefined) return segment;
  const lower = segment.toLowerCase();
  if (allowed === 'id') return ID.test(lower) ? lower : undefined;
  return allowed.find((value) => value.toLowerCase() === lower);
}

/** Returns the parameters of a path on a page; undefined when the path is not of this page. */
export function matchPage(page: Pick<Page, 'path' | 'where'>, path: string): Params | undefined {
  const wanted = segmentsOf(page.path);
  const given = segmentsOf(path);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const name = nameOf(segment);
    const found = given[index] ?? '';
    const value = name === undefined ? undefined : valueFor(page, name, found);
    if (name !== undefined && value !== undefined) params[name] = value;
    else if (name !== undefined || segment.toLowerCase() !== found.toLowerCase()) return undefined;
  }
  return params;
}

/** Returns the path of a page with its parameters, spelled as the page declares it, without a slash at its end. */
export function pathWith({ path }: Pick<Page, 'path'>, params: Params): string {
  const segments = segmentsOf(path).map((segment) => params[nameOf(segment) ?? ''] ?? segment);
  return `/${segments.join('/')}`;
}

/**
 * Returns the page of a path with its parameters. A page without parameters takes precedence over one with parameters.
 */
export function findPage<P extends Pick<Page, 'path' | 'where'>>(
  pages: readonly P[],
  path: string,
): { page: P; params: Params } | undefined {
  const free = ({ params }: { params: Params }) => Object.keys(params).length;
  return pages
    .flatMap((page) => {
      const params = matchPage(page, path);
      return params ? { page, params } : [];
    })
    .reduce<{ page: P; params: Params } | undefined>(
      (best, match) => (best && free(best) <= free(match) ? best : match),
      undefined,
    );
}

/** Whether some path matches both pages. */
export function overlap(a: Pick<Page, 'path' | 'where'>, b: Pick<Page, 'path' | 'where'>): boolean {
  const [left, right] = [segmentsOf(a.path), segmentsOf(b.path)];
  return (
    left.length === right.length &&
    left.every((segment, index) => {
      const [inA, inB] = [valuesOf(a, segment), valuesOf(b, right[index] ?? '')];
      if (Array.isArray(inA)) return inA.some((value) => allows(inB, value));
      return Array.isArray(inB) ? inB.some((value) => allows(inA, value)) : true;
    })
  );
}

type Values = string[] | 'id' | 'any';

function valuesOf({ where = {} }: Pick<Page, 'where'>, segment: string): Values {
  const name = nameOf(segment);
  if (name === undefined) return [segment.toLowerCase()];
  const allowed = where[name] ?? 'any';
  return typeof allowed === 'string' ? allowed : allowed.map((value) => value.toLowerCase());
}

const allows = (values: Values, value: string) =>
  values === 'any' || (values === 'id' ? ID.test(value) : values.includes(value));
