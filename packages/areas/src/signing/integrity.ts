import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Hash of the integrity of files in releases and pages, by its name in browsers. */
export const INTEGRITY_HASH = 'sha256';

/** Returns the subresource integrity of a file's content: `sha256-…`. */
export const integrityOf = (content: Buffer): string =>
  `${INTEGRITY_HASH}-${createHash(INTEGRITY_HASH).update(content).digest('base64')}`;

/** Returns the integrity of every file below a folder, by its path in the folder. */
export async function integrityOfFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
  const files: Record<string, string> = {};
  for (const name of names) files[name] = integrityOf(await readFile(join(folder, name)));
  return files;
}
