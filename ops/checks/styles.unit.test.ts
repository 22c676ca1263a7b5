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

/** Classes that every page has: those of the shell's own style sheets. Input: our own sources. */
const CLASS = /\.([a-z][\w-]*)/g;
/** Value of a `className` in a component. Input: our own sources. */
const CLASS_NAME = /className=(?:"([^"]*)"|\{`([^`]*)`\})/g;
const PRIMITIVES = 'packages/web-kit/src/styles/primitives.css';

const classesOf = (sheet: string) => [...textOf(sheet).matchAll(CLASS)].map(([, name = '']) => name);

test('components use shared classes that the shell defines, and every primitive has a use', () => {
  const used = new Set(
    globSync('{mf-*,shell,packages/*}/src/**/!(*.test).tsx', { cwd: ROOT }).flatMap((file) =>
      [...textOf(file).matchAll(CLASS_NAME)].flatMap(([, text, template = '']) =>
        (text ?? template.replace(/\$\{[^}]*\}/g, '')).split(/\s+/).filter(Boolean),
      ),
    ),
  );
  const sheets = [...globSync('packages/web-kit/src/**/!(*.module).css', { cwd: ROOT }), 'shell/src/first-paint.css'];
  const defined = new Set(sheets.flatMap(classesOf));
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  expect(classesOf(PRIMITIVES).filter((name) => !used.has(name))).toEqual([]);
});
