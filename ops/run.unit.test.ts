import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './checks/files.ts';

const run = (args: string[], nodeArgs: string[] = []) =>
  spawnSync(process.execPath, [...nodeArgs, join(ROOT, 'ops/run.mjs'), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });

test('runs a command under the pinned Node when the present one is older, with its output unchanged', () => {
  const older = `data:text/javascript,const versions={...process.versions,node:'20.20.2'};Object.defineProperty(process,'versions',{value:versions})`;
  const folder = mkdtempSync(join(tmpdir(), 'ethereal-command-'));
  try {
    writeFileSync(join(folder, 'where.ts'), 'const path: string = process.execPath; console.log(path);');
    const { stdout, stderr } = run([join(folder, 'where.ts')], ['--import', older]);
    expect({ stdout, stderr }).toEqual({
      stdout: `${join(ROOT, 'node_modules/node/bin/node')}\n`,
      stderr: '',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('passes arguments to the command', () => {
  const { status, stderr } = run(['ops/manifests/main.ts', '--unknown']);
  expect(stderr).toContain("Unknown option '--unknown'");
  expect(status).toBe(1);
});
