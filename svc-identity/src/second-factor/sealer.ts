import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
/** Length of the initialization vector, in bytes, as GCM recommends. */
const IV_BYTES = 12;

const idOf = (key: string) => createHash('sha256').update(`which key:${key}`).digest('base64url').slice(0, 8);
const cipherKey = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'second factor', 32));

/** Encrypts values that the database must not reveal. The first key seals, every key opens. */
export function createSealer(keys: readonly [string, ...string[]]) {
  const known = new Map(keys.map((key) => [idOf(key), cipherKey(key)]));
  const current = idOf(keys[0]);
  const keyOf = (id: string) => {
    const key = known.get(id);
    if (!key) throw new Error(`SECOND_FACTOR_KEYS lacks the key ${id}. Append it again: stored secrets need it.`);
    return key;
  };
  return {
    /** Encrypts a text for one owner. */
    seal(text: string, owner: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, keyOf(current), iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [current, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
    },
    /** @throws Error for another owner or an unknown key */
    open(text: string, owner: string): string {
      const [id = '', ...parts] = text.split('.');
      const [iv, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (!iv || !tag || !sealed) throw new Error('The value was not sealed by this service.');
      const decipher = createDecipheriv(ALGORITHM, keyOf(id), iv).setAAD(Buffer.from(owner)).setAuthTag(tag);
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
    },
  };
}

export type Sealer = ReturnType<typeof createSealer>;
