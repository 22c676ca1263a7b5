import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT, textOf } from './files.ts';

const SOURCES = '{mf-*,shell,packages/*}/src/**/!(*.test).{css,ts,tsx}';
/** Input: our own sources. */
const USE = /var\((--[\w-]+)/g;
/** Variable that a style sheet sets, or a component by `style`. Input: our own sources. */
const DEFINITION = /(--[\w-]+)['"]?\]?:/g;

test('style sheets use variables that a style sheet or a component defines', () => {
  const texts = globSync(SOURCES, { cwd: ROOT }).map((file) => ({ file, text: textOf(file) }));
  const defined = new Set(texts.flatMap(({ text }) => [...text.matchAll(DEFINITION)].map(([, name = '']) => name)));
  expect(defined.size).toBeGreaterThan(50);
  const unknown = texts.flatMap(({ file, text }) =>
    [...text.matchAll(USE)].flatMap(([, name = '']) => (defined.has(name) ? [] : `${file}: ${name}`)),
  );
  // An unknown variable has no effect: the text of a fault is black in place of red.
  expect(unknown).toEqual([]);
});
