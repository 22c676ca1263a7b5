import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  if (area === 'shell') publishShell(fingerprint, dataDir);
  else await release(area, dataDir);
  mkdirSync(folder, { recursive: true });
  writeFileSync(note, fingerprint);
}

// Open pages still ask for the assets of the shell before, so these stay.
function publishShell(fingerprint: string, dataDir: string): void {
  const { SHELL_DIR } = frontEndFolders(dataDir);
  cpSync(join(ROOT, 'shell/dist'), SHELL_DIR, { recursive: true });
  const offer = {
    version: `${versionOf('shell')}-${fingerprint}`,
    contract: versionOf('packages/contracts'),
  };
  writeFileSync(join(SHELL_DIR, 'release.json'), JSON.stringify(offer));
}

// The same command that a team ships its area with.
async function release(area: string, dataDir: string): Promise<void> {
  const command = join(ROOT, 'svc-gateway/src/registry/release.ts');
  const env = { ...process.env, ...frontEndFolders(dataDir) };
  await run(process.execPath, [command, area, '--by', 'npm start'], { cwd: ROOT, env });
}

function versionOf(area: string): string {
  return JSON.parse(readFileSync(join(ROOT, area, 'package.json'), 'utf8')).version;
}
