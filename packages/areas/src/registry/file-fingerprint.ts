import { stat } from 'node:fs/promises';

/** Another one whenever the file has changed. */
export async function fingerprintOf(file: string): Promise<string> {
  const info = await stat(file).catch(() => undefined);
  return info ? `${info.ino}:${info.mtimeMs}:${info.size}` : 'none';
}
