import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Age, in milliseconds, after which a file counts as left by a crash: no upload takes this long. Younger files may
 * belong to another instance.
 */
const LEFT_BEHIND_AFTER_MS = 60 * 60 * 1000;

/** Opens the folder for uploads in flight and deletes files that crashes have left in it. */
export async function openUploadFolder(dataDir: string, now: Date): Promise<string> {
  const folder = join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
    if (now.getTime() - mtimeMs > LEFT_BEHIND_AFTER_MS) await rm(path, { force: true });
  }
  return folder;
}
