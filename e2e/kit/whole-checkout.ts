import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Environment variables that a test run receives or passes to the processes that it starts. */
const OF_TESTS = /^(?:VITEST.*|NODE_ENV|(?:SITE|INBOX|MONGODB|RABBITMQ|REDIS)_URL)$/;

/** Returns the environment of a command that a newcomer runs in a shell. */
export const newcomersEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_TESTS.test(name)));

const ROOT = join(import.meta.dirname, '../..');
const NOT_SOURCES = /(^|\/)(node_modules|dist|\.cache|\.data|\.git)$/;
const LINKS = 'node_modules/@ethereal';
const run = promisify(execFile);

/** Opens a copy of the repository with its tests; installed packages are found in the folder above. */
export function openWholeCheckout() {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/checkout-'));
  for (const part of readdirSync(ROOT).filter((it) => !NOT_SOURCES.test(it)))
    cpSync(join(ROOT, part), join(folder, part), {
      recursive: true,
      filter: (from) => !NOT_SOURCES.test(from.slice(ROOT.length)),
    });
  mkdirSync(join(folder, LINKS), { recursive: true });
  for (const name of readdirSync(join(ROOT, LINKS)))
    symlinkSync(readlinkSync(join(ROOT, LINKS, name)), join(folder, LINKS, name));

  /** Runs a Node program in the checkout. @throws with all of its output when it fails */
  const node = async (...args: string[]): Promise<string> => {
    const env = newcomersEnvironment();
    try {
      return (await run(process.execPath, args, { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 })).stdout;
    } catch (error) {
      throw new Error(
        error instanceof Error && 'stdout' in error ? `${error.message}\n${error.stdout}` : String(error),
      );
    }
  };
  return { folder, node, close: () => rmSync(folder, { recursive: true, force: true }) };
}
