import { getUserDetails, logIn } from '@ethereal/contracts/identity';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withSecondFactor } from '../../testing/second-factor.ts';
import { openTestIdentity, somebody, type TestIdentity } from '../../testing/start-identity.ts';
import { changeRole } from './change-role.ts';

const desk = { ...somebody(), roles: ['support'] };
let identity: TestIdentity;
beforeAll(async () => {
  identity = await openTestIdentity({ DEMO_ACCOUNTS: JSON.stringify([desk]) });
});
afterAll(() => identity.close());

const change = (what: 'grant' | 'revoke', email: string, role: string) => changeRole(what, [email, role], identity.env);

it('grants a role from the next log-in on, and revokes it with the sessions whose tokens name it', async () => {
  const person = await identity.loggedIn();
  expect(await change('grant', person.email.toUpperCase(), 'operator')).toContain('has the role operator');
  await change('grant', person.email, 'operator');
  expect(jwt.decode(person.token)).not.toHaveProperty('roles');
  const token = await identity.logIn(person);
  expect(jwt.decode(token)).toMatchObject({ roles: ['operator'] });
  expect(jwt.decode(token)).not.toHaveProperty('mfa');
  expect((await identity.ask(getUserDetails, { token })).body).toMatchObject({ roles: ['operator'] });
  const ready = await withSecondFactor(identity, { ...person, token });
  expect(jwt.decode(ready.token)).toMatchObject({ roles: ['operator'], mfa: true });
  await change('revoke', person.email, 'operator');
  for (const ended of [person.token, token, ready.token])
    await expect.poll(() => identity.isValid(ended), { timeout: 5000 }).toBe(false);
  const { email, password } = person;
  const { body } = await identity.ask(logIn, { body: { email, password, code: ready.recoveryCodes[0] } });
  expect(jwt.decode(String(body.token))).not.toMatchObject({ roles: ['operator'] });
});

it('fails for an unknown person and for an unknown role', async () => {
  const { email } = await identity.activated();
  await expect(change('grant', 'nobody@mail.test', 'operator')).rejects.toThrow('nobody@mail.test');
  await expect(change('revoke', 'nobody@mail.test', 'operator')).rejects.toThrow('nobody@mail.test');
  await expect(change('grant', email, 'owner')).rejects.toThrow('operator|support');
});

it('grants demo accounts their roles at start', async () => {
  expect(jwt.decode(await identity.logIn(desk))).toMatchObject({ roles: ['support'] });
});
