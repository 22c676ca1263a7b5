import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text that a browser test names and that the sources of an area no longer have. */
export type RemovedText = { file: string; line: number; text: string };

type Change = {
  /** Lines that a change removed from an area's sources. */
  removed: string;
  /** Sources in which a text may still stand after the change. */
  now: string;
};

/** Matches quoted texts and plain regular expressions of 4 to 80 characters. */
const QUOTED = /'([^'\\\n]{4,80})'|"([^"\\\n]{4,80})"|\/\^?([\w ’.,!?-]{4,80})\$?\/[iu]?/g;

/** Whether a text reads like a label or a sentence, in contrast to names of fields and addresses. */
const isLabel = (text: string): boolean => /^[A-Z“].*[a-z]|[a-z] [a-z]/.test(text) && !/[/{}=<>]/.test(text);

/** Returns the labels of a browser test that the change removed, each with its place. */
export function removedTextsIn(file: string, test: string, { removed, now }: Change): RemovedText[] {
  return test.split('\n').flatMap((line, at) =>
    [...line.matchAll(QUOTED)].flatMap(([, single, double, pattern]) => {
      const text = single ?? double ?? pattern ?? '';
      return isLabel(text) && removed.includes(text) && !now.includes(text) ? [{ file, line: at + 1, text }] : [];
    }),
  );
}

/** Returns the lines that a diff removes, without the names of its files. */
export const removedLines = (diff: string): string =>
  diff
    .split('\n')
    .filter((line) => line.startsWith('-') && !line.startsWith('---'))
    .map((line) => line.slice(1))
    .join('\n');

/** Diff of a folder against main, and the folders in which a text that it removed may still stand. */
type FolderChange = { diff: string; sources: readonly string[] };

const isBuilt = (name: string): boolean => name === 'node_modules' || name === 'dist';

/** Returns the labels that browser tests of a repository name and that a folder no longer has, each with the folder. */
export function namedAndRemoved(
  root: string,
  changes: Readonly<Record<string, FolderChange>>,
): (RemovedText & { of: string })[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const tests = globSync('e2e/**/*.ts', { cwd: root, exclude: isBuilt });
  return Object.entries(changes).flatMap(([of, { diff, sources }]) => {
    const removed = removedLines(diff);
    if (removed === '') return [];
    const files = globSync(
      sources.map((folder) => `${folder}/**/*.{ts,tsx,json}`),
      { cwd: root, exclude: isBuilt },
    );
    const now = files
      .filter((file) => !file.includes('.test.'))
      .map(read)
      .join('\n');
    return tests.flatMap((file) => removedTextsIn(file, read(file), { removed, now }).map((text) => ({ ...text, of })));
  });
}
