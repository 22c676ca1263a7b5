import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { RegistryError } from '../registry/registry.ts';

/** Creates a key pair: the private key for the team, and the public key for the operators' list. */
export function newReleaseKey(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/** @throws RegistryError when the text is not an Ed25519 key (PKCS#8, in PEM or its base64 alone) */
export function parseReleaseKey(text: string): KeyObject {
  try {
    const key = text.includes('-----BEGIN')
      ? createPrivateKey(text)
      : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The error is reported below.
  }
  throw new RegistryError('RELEASE_KEY is not an Ed25519 private key (PKCS#8).');
}

const listed = z.record(z.string(), z.array(z.string()));

/** Adds a key that may release an area to the operators' file. */
export function listAreaKey(file: string, area: string, publicKey: string): void {
  const before = existsSync(file) ? listed.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const after = { ...before, [area]: [...new Set([...(before[area] ?? []), publicKey])] };
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(after, null, 2)}\n`);
  renameSync(draft, file);
}

/** File with the keys of a laptop's own site, where one person is every team and the operator. */
export const LAPTOP_KEYS = 'area-keys.json';

/**
 * Returns the key that signs an area's releases on the site of `npm start`; created and listed with the first release.
 */
export function laptopKey(folder: string, area: string): KeyObject {
  const file = join(folder, `${area}.key`);
  if (!existsSync(file)) {
    const { privateKey } = newReleaseKey();
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, privateKey, { mode: 0o600 });
  }
  const key = parseReleaseKey(readFileSync(file, 'utf8'));
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  listAreaKey(join(folder, LAPTOP_KEYS), area, publicKey);
  return key;
}
