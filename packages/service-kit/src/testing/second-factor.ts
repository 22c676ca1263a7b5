import { Secret, TOTP } from 'otpauth';

/** Calls by which a test sets up a second factor. */
type Calls = {
  setUp(): Promise<{ secret: string }>;
  confirm(body: { code: string }): Promise<{ recoveryCodes: string[]; token: string }>;
};

/** Returns the code of an authenticator app, `steps` × 30 s from `now` (milliseconds since 1970). */
export const codeOf = (secret: string, steps = 0, now = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 });

/**
 * Turns on a person's second factor. This uses up the code of the current step; the new token states the second factor.
 */
export async function turnOnSecondFactor<P>(person: P, { setUp, confirm }: Calls, now?: number) {
  const { secret } = await setUp();
  const { recoveryCodes, token } = await confirm({ code: codeOf(secret, 0, now) });
  return { ...person, secret, recoveryCodes, token };
}
