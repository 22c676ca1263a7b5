import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './command.ts';
import { unlistedPackages } from './unlisted-packages.ts';

const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const folders = globSync(
  workspaces.map((pattern: string) => `${pattern}/package.json`),
  { cwd: ROOT },
).map(dirname);

describe('unlistedPackages', () => {
  it.each(folders)('finds none in %s', (folder) => {
    expect(unlistedPackages(folder)).toEqual([]);
  });

  it('names an imported package that package.json does not list, with its file', () => {
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    const made = mkdtempSync(join(ROOT, '.cache/unlisted-'));
    try {
      const workspace = relative(ROOT, made);
      writeFileSync(join(made, 'package.json'), '{ "name": "mf-x", "dependencies": { "@ethereal/web-kit": "1.0.0" } }');
      writeFileSync(
        join(made, 'page.ts'),
        "import '@ethereal/web-kit/a.ts';\nexport { b } from '@ethereal/shop-ui/b.ts';\n",
      );
      expect(unlistedPackages(workspace)).toEqual([
        `${workspace}/page.ts: add @ethereal/shop-ui to the dependencies of ${workspace}/package.json, then run npm install`,
      ]);
    } finally {
      rmSync(made, { recursive: true });
    }
  });
});
