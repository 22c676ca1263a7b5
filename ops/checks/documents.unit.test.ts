import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ROOT, textOf } from './files.ts';

const documents = globSync(['*.md', '{docs,ops,dev,e2e,bench,shell,mf-*,svc-*,packages}/**/*.md'], {
  cwd: ROOT,
  exclude: (name) => ['node_modules', 'dist', 'template', 'help'].includes(name),
}).toSorted();

/** Maximum number of words of a README. */
const MAX_WORDS = 450;

/** Maximum number of characters in the cell of a table, without the targets of links. */
const MAX_CELL = 250;

const manifest = z.object({ name: z.string(), scripts: z.record(z.string(), z.string()).default({}) });
const workspaces = globSync(
  ['package.json', '{packages/*,dev,e2e,bench,ops,shell,shell/server,mf-*,svc-*}/package.json'],
  {
    cwd: ROOT,
  },
).map((file) => ({ folder: dirname(file), ...manifest.parse(JSON.parse(textOf(file))) }));

const scriptsOf = (workspace: string) =>
  workspaces.find(({ folder, name }) => workspace === folder || workspace === name)?.scripts;

test('links between documents lead to files', () => {
  const lost = documents.flatMap((file) =>
    [...textOf(file).matchAll(/\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g)].flatMap(([, link = '']) =>
      globSync(join(dirname(file), link), { cwd: ROOT }).length > 0
        ? []
        : [`${file} links to ${link}, which does not exist`],
    ),
  );
  expect(lost).toEqual([]);
});

test('tests that documents name exist', () => {
  const tests = globSync('{dev,e2e,bench,ops,shell,mf-*,svc-*,packages}/**/*.test.{ts,tsx}', {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules',
  }).map((file) => `/${file.replace(/\.test\.tsx?$/, '')}`);
  const named = documents.flatMap((file) =>
    [...textOf(file).matchAll(/`([\w./-]+\.(?:int|unit|e2e))`/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(50);
  const unknown = named.filter(({ name }) => !tests.some((candidate) => candidate.endsWith(`/${name}`)));
  expect(unknown.map(({ file, name }) => `${file} names the test ${name}, which does not exist`)).toEqual([]);
});

test('commands of workspaces exist', () => {
  const named = documents.flatMap((file) =>
    [...textOf(file).matchAll(/npm (?:run )?([\w-]+) +(?:-w|--prefix) +([\w/@-]+)/g)].map(
      ([command, script = '', workspace = '']) => ({ file, command, script, workspace }),
    ),
  );
  const unknown = named.filter(
    ({ script, workspace }) => !/-(?:x|gifts)?$/.test(workspace) && !scriptsOf(workspace)?.[script],
  );
  expect(named.length).toBeGreaterThan(20);
  expect(unknown.map(({ file, command }) => `${file} names ${command}, which no package.json has`)).toEqual([]);
});

test('READMEs fit a screen', () => {
  const long = documents
    .filter((file) => file.endsWith('README.md'))
    .map((file) => {
      const words = textOf(file)
        .split(/\s+/)
        .filter((it) => /\w/.test(it)).length;
      return { file, words };
    })
    .filter(({ words }) => words > MAX_WORDS);
  expect(long.map(({ file, words }) => `${file} has ${words} words, at most ${MAX_WORDS}`)).toEqual([]);
});

test('cells of tables are short', () => {
  const long = documents.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, at) => (line.startsWith('|') ? line.split('|').map((cell) => ({ cell, at })) : []))
      .map(({ cell, at }) => ({ line: at + 1, length: cell.replaceAll(/\]\([^)]*\)/g, ']').trim().length }))
      .filter(({ length }) => length > MAX_CELL)
      .map(({ line, length }) => `${file}:${line} has a cell of ${length} characters, at most ${MAX_CELL}`),
  );
  expect(long).toEqual([]);
});
