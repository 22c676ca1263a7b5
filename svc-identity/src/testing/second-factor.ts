import * as calls from '@ethereal/contracts/identity';
import { Secret, TOTP } from 'otpauth';
import type { TestIdentity } from './identity.ts';

type Person = { email: string; password: string; token: string };

/** The code of an authenticator app, some steps of 30 s from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Takes somebody through the set-up; the code of this step is used up. */
export async function withSecondFactor({ ask }: TestIdentity, person: Person) {
  const { token } = person;
  const { body } = await ask(calls.setUpSecondFactor, { token });
  const secret = String(body.secret);
  const confirmed = await ask(calls.confirmSecondFactor, { token, body: { code: codeOf(secret) } });
  const recoveryCodes = confirmed.body.recoveryCodes as string[];
  return { ...person, secret, recoveryCodes, token: String(confirmed.body.token) };
}
