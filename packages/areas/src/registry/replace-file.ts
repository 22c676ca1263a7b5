import { rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Writes a file in one step: readers see either the old content or the new one. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.new`);
  await writeFile(draft, content);
  await rename(draft, file);
}
