import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');

/** Returns the paths of all files below a folder. */
export const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Returns the SHA-256 digest of a file in hexadecimal. */
export const digestOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Returns every file below these folders with its digest. */
export const printOf = (...folders: string[]) =>
  folders
    .flatMap(filesOf)
    .toSorted()
    .map((file) => [file, digestOf(file)]);

/** Returns the build of the storefront after its team changed the headline, for the browser and the server. */
export function changedStorefront(was: string, is: string): string {
  const dist = mkdtempSync(join(tmpdir(), 'ethereal-e2e-dist-'));
  cpSync(join(ROOT, 'mf-storefront/dist'), dist, { recursive: true });
  // Compressed forms contain the unchanged files.
  for (const file of filesOf(dist)) if (/\.(br|gz)$/.test(file)) rmSync(file);
  // The entry requires the hash of each chunk.
  for (const [before, after] of replaceInScripts(dist, was, is)) replaceInScripts(dist, before, after);
  return dist;
}

/** Replaces a text in each script below a folder. Returns the integrity of each changed script, before and after. */
function replaceInScripts(folder: string, was: string, is: string): [string, string][] {
  return filesOf(folder).flatMap((file): [string, string][] => {
    if (!/\.m?js$/.test(file)) return [];
    const before = readFileSync(file, 'utf8');
    const after = before.replaceAll(was, is);
    if (after === before) return [];
    writeFileSync(file, after);
    return [[integrityOf(before), integrityOf(after)]];
  });
}

const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Runs the function of the team's commands `npm run release` and `npm run rollback`. */
export async function registry(dataDir: string, command: 'release' | 'rollback', ...args: string[]): Promise<void> {
  const env = {
    ...process.env,
    SHELL_DIR: join(dataDir, 'shell'),
    REMOTES_DIR: join(dataDir, 'remotes'),
  };
  const script = join(ROOT, `packages/areas/src/commands/${command}.ts`);
  await run(process.execPath, [script, 'mf-storefront', ...args], { cwd: ROOT, env });
}
