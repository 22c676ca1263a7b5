import { createHmac, timingSafeEqual } from 'node:crypto';
import { invalid } from '@ethereal/service-kit/errors';

/** Maximum age of a signed report, and maximum advance of its clock, in seconds. */
export const TOLERANCE_SECONDS = 300;

const hmac = (secret: string, at: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${at}.`).update(body).digest();

/** Returns the value of a signature header: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`, as Stripe describes it. */
export const sign = (secret: string, body: Buffer, now: Date): string => {
  const at = String(Math.floor(now.getTime() / 1000));
  return `t=${at},v1=${hmac(secret, at, body).toString('hex')}`;
};

const SHA256 = /^[0-9a-f]{64}$/;

const refuse = () => invalid('The signature is not valid.', { code: 'INVALID_SIGNATURE' });

/**
 * Returns the moment of the signature. Throws unless the body was signed within the tolerance with one of the secrets;
 * there are two while one is being replaced.
 */
export function verifySignature(
  { secrets, body, now }: { secrets: readonly string[]; body: Buffer; now: Date },
  header: string | undefined,
): Date {
  const fields = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((field) => field.split('='));
  const at = fields.find(([name]) => name === 't')?.[1] ?? '';
  const given = fields.flatMap(([name, value]) =>
    name === 'v1' && SHA256.test(value ?? '') ? [Buffer.from(value ?? '', 'hex')] : [],
  );
  const age = now.getTime() / 1000 - Number(at);
  if (!/^\d{1,12}$/.test(at) || Math.abs(age) > TOLERANCE_SECONDS) throw refuse();
  const expected = secrets.map((secret) => hmac(secret, at, body));
  // Both have 32 bytes: the format of the header ensures it.
  const isSigned = expected.some((signature) => given.some((candidate) => timingSafeEqual(signature, candidate)));
  if (!isSigned) throw refuse();
  return new Date(Number(at) * 1000);
}
