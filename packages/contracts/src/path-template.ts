// The one place that reads templates of paths: `{name}` stands for one segment, `{name*}` for any number of them.

const PARAMETER = /\{(\w+)(\*?)\}/g;

const escaped = (literal: string) => literal.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');

/** A path with its parameters filled in, each encoded for a URL; one without a value stays as it is. */
export const fillPath = (template: string, params: Readonly<Record<string, unknown>>): string =>
  template.replace(PARAMETER, (place, name: string) =>
    params[name] === undefined ? place : encodeURIComponent(String(params[name])),
  );

/** A template in the notation of express and the browser's router: `/api/items/:id`. */
export const colonPath = (template: string): string => template.replace(PARAMETER, ':$1');

/** The same for two templates that take the same paths, whatever they call their parameters. */
export const shapeOf = (template: string): string => template.replace(PARAMETER, '{$2}');

/** What a path has to match. Parameters are not decoded, and take at least one character. */
export function pathPattern(template: string, flags = ''): RegExp {
  const source = template
    .split(/(\{\w+\*?\})/)
    .map((part) => (/^\{\w+\*?\}$/.test(part) ? (part.endsWith('*}') ? '.+' : '[^/]+') : escaped(part)));
  // Input: our own templates; what has to match is read once from its beginning to its end.
  return new RegExp(`^${source.join('')}$`, flags);
}

/** Makes the look-up from a path to what stands behind it. A template that spells the path out goes before one with parameters. */
export function pathTable<T>(
  entries: Iterable<readonly [template: string, value: T]>,
): (path: string) => T | undefined {
  const fixed = new Map<string, T>();
  const patterns: { pattern: RegExp; value: T }[] = [];
  for (const [template, value] of entries) {
    if (template.includes('{')) patterns.push({ pattern: pathPattern(template), value });
    else if (!fixed.has(template)) fixed.set(template, value);
  }
  return (path) => fixed.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.value;
}
