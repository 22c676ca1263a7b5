import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from '@ethereal/areas/signing/integrity';
import { type Configuration, rspack } from '@rspack/core';
import { expect, onTestFinished, test } from 'vitest';
import { baseConfig, remoteConfig } from './area-config.ts';

const area = { name: 'mf-page', pages: [] };

/** Writes the files of an area to a new folder, which the test deletes at its end, and returns the folder. */
function areaWith(files: Record<string, string>): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'area-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  mkdirSync(path.join(directory, 'src'));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(directory, name), content);
  return directory;
}

const build = (config: Configuration) =>
  new Promise<void>((resolve, reject) => {
    rspack(config).run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? stats?.toString()) : resolve(),
    );
  });

/** Compiles a style sheet of a page as an area's build does, and returns the resulting CSS. */
async function compile(css: string): Promise<string> {
  const directory = areaWith({
    'src/Page.module.css': css,
    'src/index.ts': "import styles from './Page.module.css';\nconsole.log(styles);",
  });
  const { output, ...config } = baseConfig({ directory, area }, true);
  await build({ ...config, context: directory, entry: './src/index.ts', output: { path: directory } });
  const file = readdirSync(directory).find((name) => name.endsWith('.css')) ?? '';
  return readFileSync(path.join(directory, file), 'utf8');
}

test("keeps the names of custom properties, which the shell's style sheets read", async () => {
  const css = await compile('html:has(.bar) { --page-bar-height: 3rem; }\n.bar { color: red; }');
  expect(css).toMatch(/html:has\([\w.-]*bar-mf_page\)\{--page-bar-height:3rem\}/);
});

test('lists in the manifest what an area exposes, shares and preloads', async () => {
  const directory = areaWith({
    'package.json': '{ "version": "1.0.0" }',
    'src/routes.tsx': "import { useState } from 'react';\nexport const routes = [useState];",
  });
  await build(remoteConfig({ directory, area }, false));
  const built = (name: string) => readFileSync(path.join(directory, 'dist', name));
  const { metaData, shared, exposes, integrity } = JSON.parse(built('mf-manifest.json').toString());
  expect(built(metaData.remoteEntry.name).toString()).toContain('mf_page');
  expect(metaData).toMatchObject({ globalName: 'mf_page', publicPath: 'auto' });
  const [{ name, requiredVersion }, ...others] = shared;
  expect([name, requiredVersion, others]).toEqual(['react', expect.stringMatching(/^\^\d+\.\d+\.\d+$/), []]);
  const [file, ...more] = exposes[0].assets.js.sync;
  expect([exposes[0].path, more]).toEqual(['./routes', []]);
  expect(integrity).toEqual({ [file]: integrityOf(built(file)) });
});
