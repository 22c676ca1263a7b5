import { globSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@ethereal/areas/signing/integrity';
import { fitsInline } from './inline.ts';
import type { Version } from './trusted-files.ts';

type Files = { js: string[]; css: string[] };
type PageFiles = { entry: Files; parts: Record<string, Files> };

/** The address of a file, and what it has to be. */
type File = { href: string; integrity: string };
/** A style sheet, the mark by which the area's own loader knows that it is there already, and its content where that may stand in the page. */
type Style = File & { mark: string; css?: string };
export type ClientFiles = { scripts: File[]; styles: Style[] };

const NOTHING: Files = { js: [], css: [] };

/** A class is named after the content of its style sheet (`packages/web-kit/build/area-config.ts`): `_152f0c-card`. */
const CLASS = /\b_?[0-9a-f]{6}-[a-z][\w-]*/gi;
const classesIn = (text: string) => new Set([...text.matchAll(CLASS)].map(([name]) => name));

/** An area's `page-files.json`, as its build wrote it; without one its files come when its code asks for them. */
function readPageFiles({ read }: Version): PageFiles {
  try {
    return JSON.parse(read('page-files.json'));
  } catch {
    return { entry: NOTHING, parts: {} };
  }
}

/** Which of a folder's style sheets has which classes; a build leaves out those that none of its own modules uses. */
function sheetsOf({ folder, read }: Version): Map<string, Set<string>> {
  const files = globSync('assets/*.css', { cwd: folder }).toSorted();
  return new Map(files.map((file) => [file, classesIn(read(file))]));
}

/** Makes each file's once: to read one again is to check it again. */
function keeping<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>();
  return (name) => {
    const one = made.get(name) ?? make(name);
    made.set(name, one);
    return one;
  };
}

/**
 * The addresses of the client's files for a page that was rendered: those of the parts it shows, and the style sheets of
 * whatever else is on it and not in the shell's own, so that it looks right before any script has run.
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

  const fileOf = keeping(
    (name): File => ({
      href: base + name,
      integrity: integrityOf(Buffer.from(areaVersion.read(name))),
    }),
  );

  const styleOf = keeping((name): Style => {
    const css = areaVersion.read(name);
    return { ...fileOf(name), mark: markOf(name), ...(fitsInline(css) && { css }) };
  });

  return (shown, html) => {
    const wanted = [entry, ...[...shown].map((part) => parts[part] ?? NOTHING)];
    const styles = new Set(wanted.flatMap(({ css }) => css));
    const there = [...first.map((file) => inShell.get(file)), ...[...styles].map((file) => own.get(file))];
    for (const name of classesIn(html)) {
      if (there.some((classes) => classes?.has(name))) continue;
      const more = [...own].find(([, classes]) => classes.has(name));
      if (!more) continue;
      styles.add(more[0]);
      there.push(more[1]);
    }
    return {
      scripts: [...new Set(wanted.flatMap(({ js }) => js))].map(fileOf),
      styles: [...styles].map(styleOf),
    };
  };
}
