import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LAPTOP_KEYS } from '@ethereal/areas/signing/release-key';

const run = promisify(execFile);

const ROOT = join(import.meta.dirname, '../..');

/**
 * Returns the folders of the front ends' files for gateway and renderer, and the file of the keys that must have signed
 * them.
 */
export const frontEndFolders = (dataDir: string) => ({
  SHELL_DIR: join(dataDir, 'shell'),
  REMOTES_DIR: join(dataDir, 'remotes'),
  AREA_KEYS_FILE: join(dataDir, 'release-keys', LAPTOP_KEYS),
});

/**
 * Releases a build of these sources once. A later start does not release it again, because another release or a
 * rollback may have happened since.
 */
export async function publish(area: string, fingerprint: string, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'published');
  const note = join(folder, area);
  const keys = join(dataDir, 'release-keys');
  // A build whose key is missing is released again, because its signature cannot be verified.
  const hasKey = existsSync(join(keys, `${area}.key`));
  if (hasKey && existsSync(note) && readFileSync(note, 'utf8') === fingerprint) return;
  mkdirSync(keys, { recursive: true });
  await release(area, dataDir);
  mkdirSync(folder, { recursive: true });
  writeFileSync(note, fingerprint);
}

// Releases by the same command that teams use.
async function release(area: string, dataDir: string): Promise<void> {
  const command = join(ROOT, 'packages/areas/src/commands/release.ts');
  const args = [area, '--by', 'npm start', '--untried'];
  const env = { ...process.env, ...frontEndFolders(dataDir) };
  await run(process.execPath, [command, ...args], { cwd: ROOT, env });
}
