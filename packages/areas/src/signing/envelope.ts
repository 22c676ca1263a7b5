import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';

/** DSSE envelope (github.com/secure-systems-lab/dsse): a payload with its type and its signatures. */
export const envelope = z.object({
  payloadType: z.string(),
  payload: z.base64(),
  signatures: z.array(z.object({ keyid: z.string(), sig: z.base64() })).min(1),
});
export type Envelope = z.output<typeof envelope>;

/** Returns a short name of a key, by which people can distinguish keys. */
const keyId = (key: KeyObject): string => {
  const publicKey = key.type === 'private' ? createPublicKey(key) : key;
  const bytes = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
};

/** Returns the bytes to sign: type and payload with their lengths, so that no part of one can pass for the other. */
const preAuthenticationEncoding = (type: string, payload: Buffer) =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `), payload]);

/** Returns a signed envelope (DSSE) around a payload. */
export function seal(payloadType: string, payload: Buffer, key: KeyObject): Envelope {
  const sig = sign(null, preAuthenticationEncoding(payloadType, payload), key).toString('base64');
  return { payloadType, payload: payload.toString('base64'), signatures: [{ keyid: keyId(key), sig }] };
}

/** Returns the payload when one of these keys signed it as this type; undefined otherwise. */
export function unseal(envelope: Envelope, payloadType: string, keys: readonly KeyObject[]): Buffer | undefined {
  if (envelope.payloadType !== payloadType) return undefined;
  const payload = Buffer.from(envelope.payload, 'base64');
  const signed = preAuthenticationEncoding(payloadType, payload);
  const isSigned = envelope.signatures.some(({ sig }) =>
    keys.some((key) => verify(null, signed, key, Buffer.from(sig, 'base64'))),
  );
  return isSigned ? payload : undefined;
}
