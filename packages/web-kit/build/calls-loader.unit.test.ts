import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { expect, onTestFinished, test } from 'vitest';
import { baseConfig } from './area-config.ts';

const packages = path.join(import.meta.dirname, '../..');

/** The source maps of a build that needs calls and their schemas. */
async function sourceMaps(): Promise<string> {
  const output = mkdtempSync(path.join(tmpdir(), 'ethereal-maps-'));
  onTestFinished(() => rmSync(output, { recursive: true, force: true }));
  const base = baseConfig({ directory: path.join(packages, 'web-kit'), area: { name: 'mf-any' } }, true);
  const compiler = rspack({
    ...base,
    entry: path.join(packages, 'contracts/src/identity.ts'),
    output: { ...base.output, path: output, library: { type: 'window' } },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  const names = readdirSync(path.join(output, 'assets')).filter((name) => name.endsWith('.map'));
  return names.map((name) => readFileSync(path.join(output, 'assets', name), 'utf8')).join();
}

test('source maps, which are public, do not name the folder that they were built in', async () => {
  const maps = await sourceMaps();
  expect(maps).toContain('?full');
  expect(maps).not.toContain(packages);
}, 30_000);
