import { stat } from 'node:fs/promises';

/** Returns a fingerprint of a file that differs after every change of it. */
export async function fingerprintOf(file: string): Promise<string> {
  const info = await stat(file).catch(() => undefined);
  return info ? `${info.ino}:${info.mtimeMs}:${info.size}` : 'none';
}
