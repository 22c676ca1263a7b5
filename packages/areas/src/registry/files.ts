import { rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Returns a fingerprint of a file that differs after every change of it. */
export async function fingerprintOf(file: string): Promise<string> {
  const info = await stat(file).catch(() => undefined);
  return info ? `${info.ino}:${info.mtimeMs}:${info.size}` : 'none';
}

/** Writes a file in one step: readers see either the old content or the new one. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.new`);
  await writeFile(draft, content);
  await rename(draft, file);
}
