import { globSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@ethereal/areas/signing/integrity';
import { fitsInline } from './inline.ts';
import type { Version } from './trusted-files.ts';

type Files = { js: string[]; css: string[] };
type PageFiles = { entry: Files; parts: Record<string, Files> };

/** Address of a file, and its integrity hash. */
type File = { href: string; integrity: string };
/**
 * A style sheet. `mark` shows the area's own loader that the sheet is present. `css` is the content if it may be
 * inlined.
 */
type Style = File & { mark: string; css?: string };
export type ClientFiles = { scripts: File[]; styles: Style[] };

const NO_FILES: Files = { js: [], css: [] };

/**
 * Name of a class, which starts with a hash of its style sheet's content (`packages/web-kit/build/area-config.ts`):
 * `_152f0c-card`.
 */
const CLASS = /\b_?[0-9a-f]{6}-[a-z][\w-]*/gi;
const classesIn = (text: string) => new Set([...text.matchAll(CLASS)].map(([name]) => name));

/**
 * Returns an area's `page-files.json`, as its build wrote it. Without this file, the client loads files only when its
 * code requires them.
 */
function readPageFiles({ read }: Version): PageFiles {
  try {
    return JSON.parse(read('page-files.json'));
  } catch {
    return { entry: NO_FILES, parts: {} };
  }
}

/** Returns the classes of each style sheet in a folder. A build omits those that none of its own modules uses. */
function sheetsOf({ folder, read }: Version): Map<string, Set<string>> {
  const files = globSync('assets/*.css', { cwd: folder }).toSorted();
  return new Map(files.map((file) => [file, classesIn(read(file))]));
}

/** Caches the result for each file, because every read checks the file's signature again. */
function memoize<T>(make: (name: string) => T): (name: string) => T {
  const results = new Map<string, T>();
  return (name) => {
    const result = results.get(name) ?? make(name);
    results.set(name, result);
    return result;
  };
}

/**
 * Creates the function that returns the client's files for a rendered page: the files of the parts that it shows, and
 * style sheets of other classes in its HTML that the shell's own sheets lack. The page then looks right before any
 * script has run.
 */
export function clientFilesOf(
  shellVersion: Version,
  areaVersion: Version,
  area: { name: string; version: string },
): (parts: ReadonlySet<string>, html: string) => ClientFiles {
  const shell = readPageFiles(shellVersion);
  const inShell = sheetsOf(shellVersion);
  const own = sheetsOf(areaVersion);
  const { entry, parts } = readPageFiles(areaVersion);
  const first = [...shell.entry.css, ...(shell.parts['src/bootstrap.tsx']?.css ?? [])];
  const base = `/remotes/${area.name}/${area.version}/`;
  const markOf = (file: string) => `${area.name.replaceAll('-', '_')}:chunk-${path.basename(file).split('.', 1)[0]}`;

  const fileOf = memoize(
    (name): File => ({
      href: base + name,
      integrity: integrityOf(Buffer.from(areaVersion.read(name))),
    }),
  );

  const styleOf = memoize((name): Style => {
    const css = areaVersion.read(name);
    return { ...fileOf(name), mark: markOf(name), ...(fitsInline(css) && { css }) };
  });

  return (shown, html) => {
    const wanted = [entry, ...[...shown].map((part) => parts[part] ?? NO_FILES)];
    const styles = new Set(wanted.flatMap(({ css }) => css));
    const present = [...first.map((file) => inShell.get(file)), ...[...styles].map((file) => own.get(file))];
    for (const name of classesIn(html)) {
      if (present.some((classes) => classes?.has(name))) continue;
      const more = [...own].find(([, classes]) => classes.has(name));
      if (!more) continue;
      styles.add(more[0]);
      present.push(more[1]);
    }
    return {
      scripts: [...new Set(wanted.flatMap(({ js }) => js))].map(fileOf),
      styles: [...styles].map(styleOf),
    };
  };
}
