import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

type Manifest = { name: string; dependencies?: object; devDependencies?: object };

/**
 * Returns the folders of an area and of the packages of this repository that it is built with, including indirect ones.
 */
export function foldersOf(area: string): string[] {
  const manifestIn = (folder: string): Manifest => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const packages = globSync('packages/*/package.json', { cwd: ROOT }).map(dirname);
  const byName = new Map(packages.map((folder) => [manifestIn(folder).name, folder]));
  const folders = new Set([area]);
  // Iteration of a set includes elements that are added meanwhile.
  for (const folder of folders) {
    const { dependencies, devDependencies } = manifestIn(folder);
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const needed = byName.get(name);
      if (needed) folders.add(needed);
    }
  }
  return [...folders].sort();
}

const NOT_SOURCES = /(^|\/)(node_modules|dist|\.cache)(\/|$)|\.test\.tsx?$|\.md$/;

/** Returns a short fingerprint of all sources of an area's build: equal for builds with the same result. */
export function fingerprintOf(area: string): string {
  const hash = createHash('sha256');
  for (const file of [...foldersOf(area), 'package-lock.json'].flatMap(filesIn)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

function filesIn(path: string): string[] {
  const entries = globSync([path, `${path}/**`], {
    cwd: ROOT,
    withFileTypes: true,
    exclude: (entry) => NOT_SOURCES.test(entry.name),
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .toSorted();
}
