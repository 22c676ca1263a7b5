import { Secret, TOTP } from 'otpauth';

/** Seconds for which an authenticator app shows a code. */
const PERIOD_SECONDS = 30;
const ISSUER = 'Ethereal';
/** Bytes of a secret: the 160 bits of RFC 4226. */
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

/** Returns a new secret for an authenticator app, in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the address that authenticator apps read from a QR code. */
export const uriOf = (secret: string, label: string): string => totp(secret, label).toString();

/** Whether a text has the form of an app's code; recovery codes differ. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Returns the step of 30 s of a code, at most one step away; undefined for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!isAppCode(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
