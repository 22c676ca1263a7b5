import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { launch, type Program, ProgramFailed } from './program.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ethereal-program-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (script: string, options: Pick<Program, 'isReady' | 'startTimeoutMs'> = {}) =>
  launch({ name: 'part', command: process.execPath, args: ['-e', script], log: join(folder, 'part.log'), ...options });

const REPORTS = "process.send('started'); setInterval(() => {}, 60_000);";

it('waits until a program reports its start', async () => {
  const program = await start(`setTimeout(() => { console.log('listening'); ${REPORTS} }, 50)`);
  expect(program.pid).toBeGreaterThan(0);
  await program.kill();
});

it('rejects with the end of the log when a program ends without reporting its start', async () => {
  const failed = start("console.error('listen EADDRINUSE'); process.exit(1)");
  await expect(failed).rejects.toThrow(ProgramFailed);
  await expect(failed).rejects.toThrow(
    `listen EADDRINUSE\n\npart ended with code 1. Its log is ${join(folder, 'part.log')}.`,
  );
});

it('starts a program that reports nothing by its own check', async () => {
  const program = await start('setInterval(() => {}, 60_000)', { isReady: async () => true });
  await program.kill();
});

it('names the time, the remedy and the log when a program does not become ready', async () => {
  const failed = start('setInterval(() => {}, 60_000)', { isReady: async () => false, startTimeoutMs: 100 });
  await expect(failed).rejects.toThrow(
    `part was not ready after 0.1 s. If the machine is busy, run the command again. Its log is ${join(folder, 'part.log')}.`,
  );
});
