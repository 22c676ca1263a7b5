import * as calls from '@ethereal/contracts/identity';
import { turnOnSecondFactor } from '@ethereal/service-kit/testing/second-factor';
import type { TestIdentity } from './identity.ts';

type Person = { email: string; password: string; token: string };

/** Turns on the second factor of a person. */
export const withSecondFactor = ({ ask, now }: TestIdentity, person: Person) =>
  turnOnSecondFactor(
    person,
    {
      async setUp() {
        const { body } = await ask(calls.setUpSecondFactor, { token: person.token });
        return { secret: String(body.secret) };
      },
      async confirm(code) {
        const { status, body } = await ask(calls.confirmSecondFactor, { token: person.token, body: code });
        if (status !== 200) throw new Error(`the second factor was not confirmed: ${JSON.stringify(body)}`);
        return { recoveryCodes: body.recoveryCodes as string[], token: String(body.token) };
      },
    },
    now().getTime(),
  );
