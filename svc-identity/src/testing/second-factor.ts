import * as calls from '@ethereal/contracts/identity';
import { turnOnSecondFactor } from '@ethereal/service-kit/testing/second-factor';
import type { TestIdentity } from './identity.ts';

type Person = { email: string; password: string; token: string };

/** Takes somebody through the set-up. */
export const withSecondFactor = ({ ask }: TestIdentity, person: Person) =>
  turnOnSecondFactor(person, {
    async setUp() {
      const { body } = await ask(calls.setUpSecondFactor, { token: person.token });
      return { secret: String(body.secret) };
    },
    async confirm(code) {
      const { body } = await ask(calls.confirmSecondFactor, { token: person.token, body: code });
      return { recoveryCodes: body.recoveryCodes as string[], token: String(body.token) };
    },
  });
