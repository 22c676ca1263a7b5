import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { fingerprintOf } from '../registry/files.ts';

/** Keys that may sign releases, by area. */
export type AreaKeys = ReadonlyMap<string, readonly KeyObject[]>;

const publicKey = z.base64().transform((text, context) => {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The error is reported below.
  }
  context.addIssue({ code: 'custom', message: 'is not an Ed25519 public key (SPKI in base64)' });
  return z.NEVER;
});
const areaKeys = z.record(z.string(), z.array(publicKey));

/**
 * Reads the file in which operators list the keys: `{ "mf-store": ["MCow…"] }`.
 * @throws Error that names what is wrong
 */
export async function readAreaKeys(file: string): Promise<AreaKeys> {
  const parsed = areaKeys.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return new Map(Object.entries(parsed.data));
}

/**
 * Creates a reader of the keys that follows changes of the file. While the file cannot be read, the last known keys
 * stay valid.
 */
export function areaKeysReader(file: string, onFault: (error: unknown) => void): () => Promise<AreaKeys> {
  let cached: { keys: Promise<AreaKeys>; stamp: string } = { keys: Promise.resolve(new Map()), stamp: '' };
  return async () => {
    const stamp = await fingerprintOf(file);
    if (stamp !== cached.stamp) {
      const before = cached.keys;
      const keys = readAreaKeys(file).catch((error: unknown) => {
        onFault(error);
        return before;
      });
      cached = { keys, stamp };
    }
    return cached.keys;
  };
}
