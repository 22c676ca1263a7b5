import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** Returns the head of a CBOR item: major type and length below 65 536. */
function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(type << 5) | length]);
  if (length < 256) return Buffer.from([(type << 5) | 24, length]);
  return Buffer.from([(type << 5) | 25, length >> 8, length & 255]);
}
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const map = (...entries: Buffer[]) => Buffer.concat([head(5, entries.length / 2), ...entries]);

type Site = { id: string; origin: string };

/** Creates an authenticator with one passkey, as a browser and its device would have. */
export function createAuthenticator({ id: rpId, origin }: Site, { verifies = true, counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (value: string) => bytes(Buffer.from(value, 'base64url'));
  // An ES256 key of the curve P-256 in COSE form.
  const algorithm = [1, 2, 3, -7, -1, 1].map(integer);
  const publicCose = map(...algorithm, integer(-2), coordinate(x), integer(-3), coordinate(y));
  const credential = randomBytes(32);
  let counter = 0;

  const clientData = (type: 'create' | 'get', challenge: unknown, from: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin: from, crossOrigin: false }));
  function authenticatorData(flags: number, ...rest: Buffer[]): Buffer {
    if (counts) counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = flags | USER_PRESENT | (verifies ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count, ...rest]);
  }

  return {
    create(challenge: unknown, from = origin) {
      const length = Buffer.from([0, credential.length]);
      const data = authenticatorData(WITH_CREDENTIAL, Buffer.alloc(16), length, credential, publicCose);
      const attestation = map(text('fmt'), text('none'), text('attStmt'), map(), text('authData'), bytes(data));
      return {
        id: credential.toString('base64url'),
        clientDataJSON: clientData('create', challenge, from).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
    },
    sign(challenge: unknown, from = origin) {
      const client = clientData('get', challenge, from);
      const data = authenticatorData(0);
      return {
        id: credential.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      };
    },
    /** Sets the counter back, as in a copy of the passkey. */
    rewind(steps: number) {
      counter -= steps;
    },
  };
}
