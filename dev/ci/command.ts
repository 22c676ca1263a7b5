import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Progress } from '../site/progress.ts';

export const ROOT = join(import.meta.dirname, '../..');

/** Runs a command of the repository with its output on the console. Returns whether it succeeded. */
export function succeeds(command: string, args: string[], cwd = ROOT): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** Result of a check: whether it passed, and what to read when it failed. */
export type Outcome = { isGood: boolean; output: string };

/** Runs a check as a step of the progress, and prints its output when it fails. Returns whether it passed. */
export async function runCheck(progress: Progress, name: string, work: () => Promise<Outcome>): Promise<boolean> {
  const { isGood, output } = await progress.step(name, work, (outcome) => outcome.isGood);
  if (!isGood) console.log(output);
  return isGood;
}

/** Runs a command of the repository and collects its output. */
export function collect(command: string, args: string[], cwd = ROOT): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part));
    const end = (isGood: boolean, more = '') =>
      resolve({ isGood, output: Buffer.concat(parts).toString('utf8') + more });
    child.once('error', (error) => end(false, error.message));
    child.once('close', (code) => end(code === 0));
  });
}
