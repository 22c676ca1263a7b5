import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { JwkSet } from '@ethereal/service-kit/auth';

export type SigningKeys = {
  /** The key that signs new tokens. */
  current: { kid: string; privateKey: KeyObject };
  /** The public halves of all keys, with which any service can verify tokens. */
  jwks: JwkSet;
  /** The same keys by their ids. */
  publicKeys: ReadonlyMap<string, KeyObject>;
};

// Input: our own configuration.
const PEM_BLOCK = /-----BEGIN (EC )?PRIVATE KEY-----[\s\S]+?-----END \1?PRIVATE KEY-----/g;

/** Returns the thumbprint of RFC 7638, by which the same key has the same id everywhere. */
function thumbprint({ crv, kty, x, y }: JsonWebKey): string {
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url');
}

function publicJwk(privateKey: KeyObject) {
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' });
  if (jwk.crv !== 'P-256') throw new Error('JWT_PRIVATE_KEYS: every key must be of the curve P-256.');
  return { ...jwk, kid: thumbprint(jwk), use: 'sig', alg: 'ES256' };
}

/**
 * Reads private keys, one PEM block after another (line breaks may be written as \n). The first one
 * signs and all are published. To rotate, append a new key, later move it to the front, and remove the old one when its
 * tokens have expired.
 */
export function readSigningKeys(pems: string): SigningKeys {
  const privateKeys = [...pems.replaceAll('\\n', '\n').matchAll(PEM_BLOCK)].map(([pem]) => createPrivateKey(pem));
  const keys = privateKeys.map((privateKey) => ({ privateKey, jwk: publicJwk(privateKey) }));
  const [first] = keys;
  if (!first) throw new Error('JWT_PRIVATE_KEYS: no private key in PEM form found.');
  return {
    current: { kid: first.jwk.kid, privateKey: first.privateKey },
    jwks: { keys: keys.map(({ jwk }) => jwk) },
    publicKeys: new Map(keys.map(({ jwk, privateKey }) => [jwk.kid, createPublicKey(privateKey)])),
  };
}
