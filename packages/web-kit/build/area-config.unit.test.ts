import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { expect, onTestFinished, test } from 'vitest';
import { baseConfig } from './area-config.ts';

/** Compiles a style sheet of a page as an area's build does, and returns the resulting CSS. */
async function compile(css: string): Promise<string> {
  const directory = mkdtempSync(path.join(tmpdir(), 'area-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  mkdirSync(path.join(directory, 'src'));
  writeFileSync(path.join(directory, 'src/Page.module.css'), css);
  writeFileSync(path.join(directory, 'src/index.ts'), "import styles from './Page.module.css';\nconsole.log(styles);");
  const area = { name: 'mf-page' } as Parameters<typeof baseConfig>[0]['area'];
  const { output, ...config } = baseConfig({ directory, area }, true);
  const compiler = rspack({ ...config, context: directory, entry: './src/index.ts', output: { path: directory } });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? stats?.toString()) : resolve()));
  });
  const file = readdirSync(directory).find((name) => name.endsWith('.css')) ?? '';
  return readFileSync(path.join(directory, file), 'utf8');
}

test("keeps the names of custom properties, which the shell's style sheets read", async () => {
  const css = await compile('html:has(.bar) { --page-bar-height: 3rem; }\n.bar { color: red; }');
  expect(css).toMatch(/html:has\([\w.-]*bar-mf_page\)\{--page-bar-height:3rem\}/);
});
