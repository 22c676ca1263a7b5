import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import iconLoader from './icon-loader.ts';

const ICONS = join(dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')), 'dist/esm/icons');
const IMPORT = /^import createLucideIcon .*$/m;

type Line = [tag: string, attributes: Record<string, string>];
const withoutKey = ([tag, { key: _, ...attributes }]: Line): Line => [tag, attributes];

test.each(['piggy-bank', 'face-slightly-smiling', 'heart', 'store'])(
  'keeps only the lines of the icon %s',
  async (name) => {
    const source = readFileSync(join(ICONS, `${name}.mjs`), 'utf8');
    const code = iconLoader(source).replace(IMPORT, 'const createLucideIcon = (it) => it;');
    const { default: icon } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const { __iconData: whole } = await import(join(ICONS, `${name}.mjs`));
    expect(icon).toEqual({ node: whole.node.map(withoutKey) });
  },
);
