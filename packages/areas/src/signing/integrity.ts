import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What releases and pages hold files to; browsers know it by this name. */
export const INTEGRITY_HASH = 'sha256';

/** A file's content in the form of subresource integrity: `sha256-…`. */
export const integrityOf = (content: Buffer): string =>
  `${INTEGRITY_HASH}-${createHash(INTEGRITY_HASH).update(content).digest('base64')}`;

/** The integrity of every file below a folder, by its path in it. */
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
