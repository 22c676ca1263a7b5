import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { integrityOfFiles } from '../signing/integrity.ts';
import { SIGNATURE_FILE } from '../signing/statement.ts';

/** A short hash of every file's name and content under a folder. */
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
 * Copies a build to a place that it gets whole or not at all; what already lies there never changes, unless it is damaged: then
 * it is put right.
 * @param sign adds what is said of the build, also to one that lies there already
 * @returns whether it was not there before
 */
export async function placeImmutable(
  from: string,
  to: string,
  sign: (folder: string) => Promise<void>,
): Promise<boolean> {
  const there = await integrityOfFiles(to).catch(() => undefined);
  if (there) {
    await repair(from, to, there);
    await sign(to);
    return false;
  }
  const draft = `${to}.${process.pid}.new`;
  await mkdir(draft, { recursive: true });
  await cp(from, draft, { recursive: true });
  await sign(draft);
  try {
    await rename(draft, to);
    return true;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another release of the same content was quicker.
    const wasThere = error instanceof Error && 'code' in error && /^(ENOTEMPTY|EEXIST)$/.test(`${error.code}`);
    if (!wasThere) throw error;
    return false;
  }
}

/** Puts each file that is not the build's in its place, as one step: visitors may be asking for it. */
async function repair(from: string, to: string, there: Readonly<Record<string, string>>): Promise<void> {
  const wanted = await integrityOfFiles(from);
  for (const [file, integrity] of Object.entries(wanted)) {
    if (there[file] === integrity) continue;
    const draft = join(to, `.${process.pid}.repaired`);
    await mkdir(dirname(join(to, file)), { recursive: true });
    await cp(join(from, file), draft);
    await rename(draft, join(to, file));
  }
  for (const file of Object.keys(there)) if (!(file in wanted) && file !== SIGNATURE_FILE) await rm(join(to, file));
}
