import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const ISSUER = 'Ethereal';
/** RFC 4226 wants 160 bits. */
const SECRET_BYTES = 20;

const totp = (secret: string, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What authenticator apps read from a picture. */
export const uriOf = (secret: string, label: string): string => totp(secret, label).toString();

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** The step of 30 s that a code belongs to, this one or one beside it; undefined when it belongs to none. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!isAppCode(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
