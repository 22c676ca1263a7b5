import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, textOf } from './files.ts';

const ways = textOf('docs/where.md')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    name: text.slice(0, text.indexOf('\n')),
    files: [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].flatMap(([, file]) => file ?? []),
  }));

const areaOf = (file: string) => file.split('/src/')[0];

/** Returns the files of its own area that a file imports, directly or through others. */
function reachable(file: string, found = new Set<string>()): Set<string> {
  for (const [, path] of textOf(file).matchAll(/(?:from|import\() ?'(\.{1,2}\/[^']+\.tsx?)'|import '(\.[^']+)'/g)) {
    const next = path && normalize(join(dirname(file), path));
    if (!next || found.has(next) || !existsSync(join(ROOT, next))) continue;
    found.add(next);
    reachable(next, found);
  }
  return found;
}

/** Returns the earlier files of a path that lie in the same area. */
const before = (files: readonly string[], file: string) =>
  files.slice(0, files.indexOf(file)).filter((it) => areaOf(it) === areaOf(file));

test('docs/where.md has paths of several files', () => {
  expect(ways.length).toBeGreaterThan(6);
  expect(ways.filter(({ files }) => files.length < 3)).toEqual([]);
});

test.each(ways)('$name: each file exists', ({ files }) => {
  const missing = files.filter((file) => !existsSync(join(ROOT, file)));
  expect(missing.map((file) => `docs/where.md names ${file}, which does not exist`)).toEqual([]);
});

test.each(ways)('$name: each file is imported by an earlier one, or starts the path in its area', ({ files }) => {
  const lost = files.filter((file) => {
    const earlier = before(files, file);
    return earlier.length > 0 && !earlier.some((it) => reachable(it).has(file));
  });
  expect(lost.map((file) => `${file}: name an earlier file of its area that leads to it, such as assemble.ts`)).toEqual(
    [],
  );
});
