import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, textOf } from './files.ts';

/** Style sheets of the shared components to which a page gives a class of its own. */
const SHARED: Readonly<Record<string, string>> = {
  Button: 'packages/web-kit/src/components/Button.module.css',
  ConfirmButton: 'packages/web-kit/src/components/Button.module.css',
  ButtonLink: 'packages/web-kit/src/components/Button.module.css',
  IconButton: 'packages/web-kit/src/components/IconButton.module.css',
  Picture: 'packages/shop-ui/src/components/Picture.module.css',
};

type Rule = { selector: string; properties: string[] };

/** Returns the rules of a style sheet, those in media queries as well. */
function rulesIn(file: string): Rule[] {
  const text = textOf(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors.split(',').map((selector) => ({
      selector: selector.trim(),
      properties: body.split(';').flatMap((line) => line.split(':')[0]?.trim() || []),
    })),
  );
}

const propertiesOf = (rules: readonly Rule[], isMeant: (selector: string) => boolean) =>
  rules.filter(({ selector }) => isMeant(selector)).flatMap(({ properties }) => properties);

/** Whether two properties set the same, as `padding` and `padding-inline` do. */
const overlap = (a: string, b: string) => a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`);

/** Returns the classes of a component's file that compete with a shared component by their order in the page. */
function competing(file: string): string[] {
  const text = textOf(file);
  const imported = /import styles from '(\.[^']+)'/.exec(text)?.[1];
  if (!imported) return [];
  const styles = join(dirname(file), imported);
  const rules = rulesIn(styles);
  return [...text.matchAll(/<(\w+)\b[^<>]*?className=\{styles\.(\w+)/g)].flatMap(([, component = '', name]) => {
    const shared = SHARED[component];
    if (!shared) return [];
    const base = propertiesOf(rulesIn(shared), (selector) => /^\.\w+$/.test(selector));
    const own = propertiesOf(rules, (selector) => selector === `.${name}`);
    return own.some((property) => base.some((other) => overlap(property, other))) ? [`${styles}: .${name}`] : [];
  });
}

it('names the element with each class that changes a shared component, whose style sheet may load again later', () => {
  const files = globSync(['mf-*/src/**/*.tsx', 'shell/src/**/*.tsx', 'packages/*/src/**/*.tsx'], { cwd: ROOT });
  expect(files.flatMap(competing)).toEqual([]);
});
