import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { expect, onTestFinished, test } from 'vitest';
import { baseConfig } from './area-config.ts';

const packages = path.join(import.meta.dirname, '../..');

/** Builds one entry file and returns the folder of its assets. */
async function built(entry: string): Promise<string> {
  const output = mkdtempSync(path.join(tmpdir(), 'ethereal-calls-'));
  onTestFinished(() => rmSync(output, { recursive: true, force: true }));
  const base = baseConfig({ directory: path.join(packages, 'web-kit'), area: { name: 'mf-any' } }, true);
  const compiler = rspack({ ...base, entry, output: { ...base.output, path: output, library: { type: 'window' } } });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  return path.join(output, 'assets');
}

/** Returns the text of all files in a folder whose names end with `suffix`. */
function textOf(folder: string, suffix: string): string {
  const names = readdirSync(folder).filter((name) => name.endsWith(suffix));
  return names.map((name) => readFileSync(path.join(folder, name), 'utf8')).join();
}

/** Creates a contract in a folder of its own whose path the loader's rule matches. */
function contract(source: string): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'ethereal-contract-')), 'packages/contracts/src');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'broken.ts');
  writeFileSync(file, source);
  return file;
}

test('keeps the path of the build machine out of source maps', async () => {
  const maps = textOf(await built(path.join(packages, 'contracts/src/identity.ts')), '.map');
  expect(maps).toContain('?full');
  expect(maps).not.toContain(packages);
}, 30_000);

test('fails the build when a contract cannot be imported', async () => {
  const broken = contract("throw new Error('no such table');\nexport const LIMIT = 5;\n");
  await expect(built(broken)).rejects.toThrow('Contract broken.ts could not be imported: Error: no such table');
}, 30_000);
