import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './checks/files.ts';

const run = (args: string[], nodeArgs: string[] = []) =>
  spawnSync(process.execPath, [...nodeArgs, join(ROOT, 'ops/run.mjs'), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });

test('an older Node is told which one is needed', () => {
  const older = `data:text/javascript,const versions={...process.versions,node:'20.20.2'};Object.defineProperty(process,'versions',{value:versions})`;
  const { status, stderr } = run(['ops/docker/upgrade.ts', 'v5'], ['--import', older]);
  expect(stderr).toBe('Node 24 or later is needed; this is Node 20.20.2.\n');
  expect(status).toBe(2);
});

test('a command gets its arguments', () => {
  const { status, stderr } = run(['ops/manifests/main.ts', '--unknown']);
  expect(stderr).toContain("Unknown option '--unknown'");
  expect(status).toBe(1);
});
