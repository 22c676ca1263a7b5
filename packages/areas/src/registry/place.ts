import { createHash } from 'node:crypto';
import { access, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';

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
 * Copies a build to a place that it gets whole or not at all; what already lies there never changes.
 * @param sign adds what is said of the build, also to one that lies there already
 * @returns whether it was not there before
 */
export async function placeImmutable(
  from: string,
  to: string,
  sign: (folder: string) => Promise<void>,
): Promise<boolean> {
  const isThere = await access(to).then(
    () => true,
    () => false,
  );
  if (isThere) {
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
    const wasThere =
      error instanceof Error && 'code' in error && /^(ENOTEMPTY|EEXIST)$/.test(`${error.code}`);
    if (!wasThere) throw error;
    return false;
  }
}
