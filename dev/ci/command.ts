import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Runs a command of the repository with its output on the console. Returns whether it succeeded. */
export function succeeds(command: string, args: string[], cwd = ROOT): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** Runs a command of the repository and collects its output. Returns whether it succeeded, with that output. */
export function collect(command: string, args: string[], cwd = ROOT): Promise<{ isGood: boolean; output: string }> {
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
