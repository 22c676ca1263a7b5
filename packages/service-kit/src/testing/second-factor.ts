import { Secret, TOTP } from 'otpauth';

/** How a test asks for a second factor. */
type Calls = {
  setUp(): Promise<{ secret: string }>;
  confirm(body: { code: string }): Promise<{ recoveryCodes: string[]; token: string }>;
};

/** The code that an authenticator app shows, some steps of 30 s from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Turns the second factor of somebody on: the code of this step is used up, and their new token says so. */
export async function turnOnSecondFactor<P>(person: P, { setUp, confirm }: Calls) {
  const { secret } = await setUp();
  const { recoveryCodes, token } = await confirm({ code: codeOf(secret) });
  return { ...person, secret, recoveryCodes, token };
}
