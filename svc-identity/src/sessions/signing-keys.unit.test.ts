import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSigningKeys } from './signing-keys.ts';

const key = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve }).privateKey;
const pkcs8 = key('P-256').export({ format: 'pem', type: 'pkcs8' }).toString();
const sec1 = key('P-256').export({ format: 'pem', type: 'sec1' }).toString();

describe('readSigningKeys', () => {
  it('signs with the first key and publishes all, in any format', () => {
    const { current, jwks } = readSigningKeys(`${sec1}\n${pkcs8}`);
    expect(jwks.keys.map(({ kid }) => kid)).toEqual([current.kid, readSigningKeys(pkcs8).current.kid]);
    expect(JSON.stringify(jwks)).not.toContain('"d"');
  });

  it('accepts line breaks written as \\n, as one-line environment files have them', () => {
    expect(readSigningKeys(pkcs8.replaceAll('\n', '\\n')).current.kid).toBe(readSigningKeys(pkcs8).current.kid);
  });

  it('names a key by its RFC 7638 thumbprint', () => {
    expect(readSigningKeys(pkcs8).current.kid).toMatch(/^[\w-]{43}$/);
  });

  it('names the fault of an invalid key', () => {
    expect(() => readSigningKeys('secret')).toThrow('no private key in PEM form');
    const other = key('P-384').export({ format: 'pem', type: 'pkcs8' }).toString();
    expect(() => readSigningKeys(other)).toThrow('P-256');
  });
});
