import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { HOUR_MS } from '@ethereal/contracts/durations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newcomersEnvironment } from '../kit/whole-checkout.ts';

const ROOT = join(import.meta.dirname, '../..');
/** File with the output of `npm test`, to be read when it fails. */
const LOG = join(ROOT, '.cache/made-areas.log');
const NEW = ['svc-gifts', 'mf-gifts'];

let clone: string;
beforeAll(() => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  clone = mkdtempSync(join(ROOT, '.cache/made-'));
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** Runs a command in the clone, as a newcomer would. @throws when it fails, with the path of the log */
async function run(command: string, ...args: string[]): Promise<string> {
  const env = newcomersEnvironment();
  const child = spawn(command, args, { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const log = createWriteStream(LOG, { flags: 'a' });
  child.stderr.pipe(log, { end: false });
  child.stdout.pipe(log, { end: false });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  log.end();
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}: ${LOG}`);
  return output;
}

it('passes the whole of npm test with a generated service and a generated area with a page, and no other edit', {
  timeout: 3 * HOUR_MS,
}, async () => {
  rmSync(LOG, { force: true });
  await run('git', 'clone', '--quiet', ROOT, '.');
  await run('npm', 'ci', '--prefer-offline');
  for (const area of NEW) await run('npm', 'run', 'new-area', area);
  await run('npm', 'install', '--prefer-offline');
  const printed = await run('npm', 'run', 'manifests');
  const status = await run('git', 'status', '--porcelain', '--untracked-files=all');
  const changed = status
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(3));
  const written = [...printed.matchAll(/^(\S+) is written$/gm)].map(([, file = '']) => file);
  const expected = [...NEW.map((area) => `${area}/`), 'package-lock.json', ...written];
  expect(changed.filter((file) => !expected.some((place) => file.startsWith(place)))).toEqual([]);
  for (const area of NEW) expect(changed).toContain(`${area}/area.ts`);
  const output = await run('npm', 'test');
  expect(output).toMatch(/Tests .*\d+ passed/);
  for (const area of NEW) expect(output).toContain(`${area}/`);
});
