import { logIn, updatePassword, verifyPassword } from '@ethereal/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestIdentity, PASSWORD, type TestIdentity } from '../testing/start-identity.ts';
import { createUsersStore } from '../users/users.store.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());

const verify = (token: string, password: string) => identity.ask(verifyPassword, { token, body: { password } });
const update = (token: string, newPassword: unknown) => identity.ask(updatePassword, { token, body: { newPassword } });

describe('verifying the password', () => {
  it('reports whether the password matches', async () => {
    const { token } = await identity.loggedIn();
    expect((await verify(token, PASSWORD)).body).toEqual({ match: true });
    expect((await verify(token, 'wrong77')).body).toEqual({ match: false });
  });

  it('limits wrong passwords as log-in does', async () => {
    const { token } = await identity.loggedIn();
    for (let time = 0; time < 10; time += 1) expect((await verify(token, 'wrong77')).status).toBe(200);
    const { status, headers } = await verify(token, PASSWORD);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('changing the password', () => {
  it('ends every other session, keeps this one, and mails the owner', async () => {
    const person = await identity.loggedIn();
    const other = await identity.logIn(person);
    await verify(person.token, PASSWORD);
    const { status, body } = await update(person.token, 'better77');
    expect(status).toBe(200);
    expect(body).toEqual({ success: true });

    expect(await identity.isValid(person.token)).toBe(true);
    expect(await identity.isValid(other)).toBe(false);
    expect((await identity.ask(logIn, { body: { email: person.email, password: PASSWORD } })).status).toBe(401);
    expect(await identity.isValid(await identity.logIn({ ...person, password: 'better77' }))).toBe(true);
    await identity.mailbox.next(person.email, /password was changed/);
  });

  it('requires a match in this session, once', async () => {
    const person = await identity.loggedIn();
    const other = await identity.logIn(person);
    expect((await update(person.token, 'better77')).status).toBe(403);
    await verify(person.token, 'wrong77');
    expect((await update(person.token, 'better77')).status).toBe(403);
    await verify(other, PASSWORD);
    expect((await update(person.token, 'better77')).status).toBe(403);
    await verify(person.token, PASSWORD);
    expect((await update(person.token, 'better77')).status).toBe(200);
    expect((await update(person.token, 'better88')).status).toBe(403);
  });

  it('keeps a password that was set after the user was read', async () => {
    const { email } = await identity.loggedIn();
    const users = createUsersStore(identity.db);
    const user = await users.findByEmail(email);
    if (!user) throw new Error('The user is not stored.');
    const end = { from: new Date() };
    expect(await users.setPassword(user, 'hash of the owner', end, [])).toBe(true);
    expect(await users.setPassword(user, 'hash of another session', end, [])).toBe(false);
    expect((await users.findByEmail(email))?.passwordHash).toBe('hash of the owner');
  });

  it('applies the password rules, and allows another attempt', async () => {
    const { token } = await identity.loggedIn();
    await verify(token, PASSWORD);
    const faults: [unknown, string][] = [
      ['short1', 'Password: Use 7+ characters.'],
      ['no number', 'Password: At least 1 number.'],
      [{ $set: 1 }, 'Password is required.'],
    ];
    for (const [newPassword, message] of faults) {
      const { status, body } = await update(token, newPassword);
      expect(status).toBe(400);
      expect(body.errors).toEqual({ newPassword: message });
    }
    expect((await update(token, 'better77')).status).toBe(200);
  });
});
