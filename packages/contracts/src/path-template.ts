// The only file that parses path templates: `{name}` matches one segment, `{name*}` any number of them.

const PARAMETER = /\{(\w+)(\*?)\}/g;

const escaped = (literal: string) => literal.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');

/** Returns a path with its parameters filled in and encoded for a URL. A parameter without a value stays as it is. */
export const fillPath = (template: string, params: Readonly<Record<string, unknown>>): string =>
  template.replace(PARAMETER, (place, name: string) =>
    params[name] === undefined ? place : encodeURIComponent(String(params[name])),
  );

/** Returns a template in the notation of Express and the browser's router: `/api/items/:id`. */
export const colonPath = (template: string): string => template.replace(PARAMETER, ':$1');

/** Returns a template without the names of its parameters: equal for templates that match the same paths. */
export const shapeOf = (template: string): string => template.replace(PARAMETER, '{$2}');

/** Returns the pattern that matches paths of a template. Parameters are not decoded and have at least one character. */
export function pathPattern(template: string, flags = ''): RegExp {
  const source = template
    .split(/(\{\w+\*?\})/)
    .map((part) => (/^\{\w+\*?\}$/.test(part) ? (part.endsWith('*}') ? '.+' : '[^/]+') : escaped(part)));
  // Input: our own templates; what has to match is read once from its beginning to its end.
  return new RegExp(`^${source.join('')}$`, flags);
}

/**
 * Returns a function that looks up the value of the template that matches a path. A template without parameters takes
 * precedence over templates with parameters.
 */
export function pathTable<T>(
  entries: Iterable<readonly [template: string, value: T]>,
): (path: string) => T | undefined {
  const fixed = new Map<string, T>();
  const patterns: { start: string; pattern: RegExp; value: T }[] = [];
  for (const [template, value] of entries) {
    const [start = '', ...parameters] = template.split('{');
    if (parameters.length > 0) patterns.push({ start, pattern: pathPattern(template), value });
    else if (!fixed.has(template)) fixed.set(template, value);
  }
  return (path) =>
    fixed.get(path) ?? patterns.find(({ start, pattern }) => path.startsWith(start) && pattern.test(path))?.value;
}
