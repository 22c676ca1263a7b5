import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInstalled, isStarted } from './installed.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ethereal-installed-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}

function install(packages: Record<string, { version: string }>): void {
  for (const path of Object.keys(packages)) write(`${path}/package.json`, {});
  write('node_modules/.package-lock.json', { packages });
}

const wanted = {
  '': { version: '1.0.0' },
  'svc-a': { version: '1.0.0' },
  'node_modules/zod': { version: '4.0.0' },
  'node_modules/only-on-a-mac': { version: '1.0.0', optional: true },
};

it('accepts an installation in which npm recorded every package of the lock file', () => {
  write('package-lock.json', { packages: wanted });
  expect(isStarted(root)).toBe(false);
  expect(isInstalled(root)).toBe(false);
  install({ 'node_modules/zod': { version: '4.0.0' } });
  expect(isStarted(root)).toBe(true);
  expect(isInstalled(root)).toBe(true);
});

it('accepts an installation for a start without packages that only development needs', () => {
  write('package-lock.json', {
    packages: {
      ...wanted,
      'node_modules/biome': { version: '2.0.0', dev: true },
      'node_modules/x': { devOptional: true },
    },
  });
  install({ 'node_modules/zod': { version: '4.0.0' } });
  expect(isInstalled(root, { omitDev: true })).toBe(true);
  expect(isInstalled(root)).toBe(false);
});

it('rejects an installation when the lock file requires another version', () => {
  write('package-lock.json', { packages: wanted });
  install({ 'node_modules/zod': { version: '3.9.0' } });
  expect(isInstalled(root)).toBe(false);
});

it('rejects an installation with a missing folder', () => {
  write('package-lock.json', { packages: wanted });
  install({ 'node_modules/zod': { version: '4.0.0' } });
  rmSync(join(root, 'node_modules/zod'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});

it('rejects an installation without a binary for this machine', () => {
  const [os, cpu] = [[process.platform], [process.arch]];
  const binary = { version: '1.0.0', optional: true, os, cpu };
  const musl = { ...binary, os: ['linux'], libc: ['neither'] };
  write('package-lock.json', {
    packages: { ...wanted, 'node_modules/binary': binary, 'node_modules/musl': musl },
  });
  install({ 'node_modules/zod': { version: '4.0.0' } });
  expect(isInstalled(root)).toBe(false);
  install({ 'node_modules/zod': { version: '4.0.0' }, 'node_modules/binary': { version: '1.0.0' } });
  expect(isInstalled(root)).toBe(true);
});
