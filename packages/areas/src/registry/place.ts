import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { integrityOfFiles } from '../signing/integrity.ts';
import { SIGNATURE_FILE } from '../signing/statement.ts';

/** Returns a short hash of the names and contents of all files under a folder. */
export async function contentHash(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const content = await readFile(file);
    hash.update(`${relative(folder, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 8);
}

/**
 * Copies a build to its place completely or not at all. Existing files there never change, except that damaged ones are
 * repaired.
 * @param sign writes the signature of the build, also when the build is already there
 * @returns whether the build is new
 */
export async function placeImmutable(
  from: string,
  to: string,
  sign: (folder: string) => Promise<void>,
): Promise<boolean> {
  const existing = await integrityOfFiles(to).catch(() => undefined);
  if (existing) {
    await repair(from, to, existing);
    await sign(to);
    return false;
  }
  const draft = `${to}.${process.pid}.new`;
  try {
    await cp(from, draft, { recursive: true });
    await sign(draft);
    await rename(draft, to);
    return true;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // A concurrent release of the same content was faster.
    const wasThere = error instanceof Error && 'code' in error && /^(ENOTEMPTY|EEXIST)$/.test(`${error.code}`);
    if (!wasThere) throw error;
    return false;
  }
}

/** Replaces each file that differs from the build, each in one step, because visitors may be requesting it. */
async function repair(from: string, to: string, existing: Readonly<Record<string, string>>): Promise<void> {
  const expected = await integrityOfFiles(from);
  for (const [file, integrity] of Object.entries(expected)) {
    if (existing[file] === integrity) continue;
    const draft = join(to, `.${process.pid}.repaired`);
    await mkdir(dirname(join(to, file)), { recursive: true });
    await cp(join(from, file), draft);
    await rename(draft, join(to, file));
  }
  for (const file of Object.keys(existing))
    if (!(file in expected) && file !== SIGNATURE_FILE) await rm(join(to, file));
}
