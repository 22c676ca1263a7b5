import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const ROOT = join(import.meta.dirname, '../..');

/** Where the gateway finds the front-ends' files. */
export const frontEndFolders = (dataDir: string) => ({
  SHELL_DIR: join(dataDir, 'shell'),
  REMOTES_DIR: join(dataDir, 'remotes'),
});

/**
 * Makes what was built from these sources live. Once only: since then somebody may have released something else or rolled
 * back, and a start does not undo that.
 */
export async function publish(area: string, fingerprint: string, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'published');
  const note = join(folder, area);
  if (existsSync(note) && readFileSync(note, 'utf8') === fingerprint) return;
  await release(area, dataDir);
  mkdirSync(folder, { recursive: true });
  writeFileSync(note, fingerprint);
}

// The same commands that the teams ship their areas with.
async function release(area: string, dataDir: string): Promise<void> {
  const command = join(
    ROOT,
    'svc-gateway/src/registry',
    area === 'shell' ? 'release-shell.ts' : 'release.ts',
  );
  const args = area === 'shell' ? [] : [area, '--by', 'npm start'];
  const env = { ...process.env, ...frontEndFolders(dataDir) };
  await run(process.execPath, [command, ...args], { cwd: ROOT, env });
}
