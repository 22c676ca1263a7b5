import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LAPTOP_KEYS } from '@ethereal/areas/signing/release-key';

const run = promisify(execFile);

const ROOT = join(import.meta.dirname, '../..');

/** Where gateway and renderer find the front-ends' files, and by which keys they have to be signed. */
export const frontEndFolders = (dataDir: string) => ({
  SHELL_DIR: join(dataDir, 'shell'),
  REMOTES_DIR: join(dataDir, 'remotes'),
  AREA_KEYS_FILE: join(dataDir, 'release-keys', LAPTOP_KEYS),
});

/**
 * Makes what was built from these sources live. Once only: since then somebody may have released something else or rolled
 * back, and a start does not undo that.
 */
export async function publish(area: string, fingerprint: string, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'published');
  const note = join(folder, area);
  const keys = join(dataDir, 'release-keys');
  // What was released before releases were signed is released once more.
  const isSigned = existsSync(join(keys, `${area}.key`));
  if (isSigned && existsSync(note) && readFileSync(note, 'utf8') === fingerprint) return;
  mkdirSync(keys, { recursive: true });
  await release(area, dataDir);
  mkdirSync(folder, { recursive: true });
  writeFileSync(note, fingerprint);
}

// The same commands that the teams ship their areas with.
async function release(area: string, dataDir: string): Promise<void> {
  const command = join(ROOT, 'packages/areas/src/commands/release.ts');
  const args = [area, '--by', 'npm start', '--untried'];
  const env = { ...process.env, ...frontEndFolders(dataDir) };
  await run(process.execPath, [command, ...args], { cwd: ROOT, env });
}
