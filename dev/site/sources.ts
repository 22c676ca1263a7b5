import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What a front-end's build depends on besides its own folder. */
const SHARED = [
  'packages/web-kit',
  'packages/shop-ui',
  'packages/areas',
  'packages/contracts',
  'package-lock.json',
];

const NOT_SOURCES = /(^|\/)(node_modules|dist|\.cache)(\/|$)|\.test\.tsx?$|\.md$/;

/** A short fingerprint of everything that an area is built from: equal when a build would give the same. */
export function fingerprintOf(area: string): string {
  const hash = createHash('sha256');
  for (const file of [area, ...SHARED].flatMap(filesIn)) {
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
