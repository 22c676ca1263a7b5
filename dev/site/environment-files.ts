import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folderOf = (dataDir: string) => join(dataDir, 'env');

/** Returns a line for `node --env-file`. The value stands in quotes that it does not contain. */
function lineOf([name, value]: [string, string]): string {
  const quote = ["'", '`', '"'].find((candidate) => !value.includes(candidate)) ?? "'";
  return `${name}=${quote}${value}${quote}\n`;
}

/**
 * Writes the variables of each service to `env/<service>.env` in a data folder, so that one more instance can be
 * started by hand. Without `PORT` it takes a free port.
 */
export function writeEnvironments(dataDir: string, byService: Readonly<Record<string, Record<string, string>>>): void {
  mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 });
  for (const [service, env] of Object.entries(byService)) {
    const file = join(folderOf(dataDir), `${service}.env`);
    writeFileSync(file, Object.entries(env).map(lineOf).join(''), { mode: 0o600 });
  }
}

/** Deletes the variables of all services, whose addresses are valid only while the site runs. */
export function removeEnvironments(dataDir: string): void {
  rmSync(folderOf(dataDir), { recursive: true, force: true });
}
