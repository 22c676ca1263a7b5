import * as calls from '@ethereal/contracts/identity';
import { turnOnSecondFactor } from '@ethereal/service-kit/testing/second-factor';
import { changeRole } from '../accounts/roles/change-role.ts';
import type { TestIdentity } from './start-identity.ts';

type Person = { email: string; password: string; token: string };

/** Turns on the second factor of a person. */
export const withSecondFactor = <P extends Person>({ ask, now }: TestIdentity, person: P) =>
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

/** Returns a new person with a role, who is logged in with a second factor. */
export async function withRole(identity: TestIdentity, role: string) {
  const person = await identity.loggedIn();
  await changeRole('grant', [person.email, role], identity.env);
  return withSecondFactor(identity, { ...person, token: await identity.logIn(person) });
}
