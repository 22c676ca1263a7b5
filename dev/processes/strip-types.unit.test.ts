import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const HOOK = join(import.meta.dirname, 'strip-types.mjs');
const SCRIPT = `const { freePort } = await import(${JSON.stringify(join(import.meta.dirname, 'ports.ts'))});
  console.log(JSON.stringify([typeof freePort, process.moduleLoadList.filter((name) => name.includes('amaro'))]));`;

/** Runs a process that imports TypeScript; returns what it imported, and the parts of Node that strip types. */
const run = (...flags: string[]) =>
  JSON.parse(
    execFileSync(process.execPath, [...flags, '--input-type=module', '--eval', SCRIPT], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );

test('imports TypeScript that was stripped before without the code that strips types', () => {
  const flag = `--import=${HOOK}`;
  run(flag);
  expect(run(flag)).toEqual(['function', []]);
  expect(run()).toEqual(['function', [expect.stringContaining('amaro')]]);
});
