import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT, textOf } from './files.ts';

const SOURCES = '{mf-*,shell,packages/*}/src/**/!(*.test).{css,ts,tsx}';
const sources = globSync(SOURCES, { cwd: ROOT }).map((file) => ({ file, text: textOf(file) }));
const matchesOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Input: our own sources. */
const USE = /var\((--[\w-]+)/g;
/** Variable that a style sheet sets, or a component by `style`. Input: our own sources. */
const DEFINITION = /(--[\w-]+)['"]?\]?:/g;

test('style sheets use variables that a style sheet or a component defines', () => {
  const defined = new Set(sources.flatMap(({ text }) => matchesOf(DEFINITION, text)));
  expect(defined.size).toBeGreaterThan(50);
  const unknown = sources.flatMap(({ file, text }) =>
    matchesOf(USE, text).flatMap((name) =>
      defined.has(name) ? [] : `${file}: no style sheet and no component defines ${name}`,
    ),
  );
  // An unknown variable has no effect: the text of an error is black in place of red.
  expect(unknown).toEqual([]);
});

/** Least width of the columns that a grid repeats as often as they fit. Input: our own sources. */
const COLUMN = /repeat\(auto-\w+,\s*minmax\(([\d.]+rem)/g;

test('no repeated column is wider than its grid, such as with large letters', () => {
  const wide = sources.flatMap(({ file, text }) => matchesOf(COLUMN, text).map((width) => ({ file, width })));
  expect(wide.map(({ file, width }) => `${file}: write min(100%, ${width}) in place of ${width}`)).toEqual([]);
});

/** Rule of a style sheet, without the rules that it contains. Input: our own sources. */
const RULE = /\{([^{}]*)\}/g;

test('style sheets use the primitive of a figure instead of repeating its look', () => {
  const isFigure = (rule: string) => rule.includes('var(--display)') && rule.includes('tabular-nums');
  const files = sources.flatMap(({ file, text }) =>
    matchesOf(RULE, text)
      .filter(isFigure)
      .map(() => file),
  );
  expect(files).toEqual(['packages/web-kit/src/styles/primitives.css']);
});

/** Class of a style sheet. Input: our own sources. */
const CLASS = /\.([a-z][\w-]*)/g;
/** Value of a `className` in a component. Input: our own sources. */
const CLASS_NAME = /className=(?:"([^"]*)"|\{`([^`]*)`\})/g;
/** Style sheets whose classes keep their names. */
const SHARED = /(?<!\.module)\.css$/;

test('components use shared classes that the shell defines, and every primitive has a use', () => {
  const used = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(CLASS_NAME)].flatMap(([, plain, template = '']) =>
        (plain ?? template.replace(/\$\{[^}]*\}/g, '')).split(/\s+/).filter(Boolean),
      ),
    ),
  );
  const shared = sources.filter(({ file }) => SHARED.test(file));
  const defined = new Set(shared.flatMap(({ text }) => matchesOf(CLASS, text)));
  const unknown = [...used].filter((name) => !defined.has(name));
  expect(unknown.map((name) => `${name}: define it in primitives.css, or use a class that is there`)).toEqual([]);
  const primitives = shared.filter(({ file }) => file.endsWith('/primitives.css'));
  expect(primitives).toHaveLength(1);
  const unused = primitives.flatMap(({ text }) => matchesOf(CLASS, text)).filter((name) => !used.has(name));
  expect(unused.map((name) => `${name}: no component uses it; remove it from primitives.css`)).toEqual([]);
});
