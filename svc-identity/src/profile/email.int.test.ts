import { checkEmailUnique, getUserDetails, updateUserEmail } from '@ethereal/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestIdentity, somebody, type TestIdentity } from '../testing/identity.ts';

const DAY_MS = 24 * 3_600_000;
let identity: TestIdentity;
beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());

const isUnique = async (token: string, newEmail: string) =>
  (await identity.ask(checkEmailUnique, { token, body: { newEmail } })).body.isUnique;
const change = (token: string, newEmail: unknown) =>
  identity.ask(updateUserEmail, { token, body: { newEmail } });

describe('checking an email', () => {
  it("finds others' in any case; one's own and a free one are unique", async () => {
    const [person, other] = [await identity.loggedIn(), await identity.activated()];
    expect(await isUnique(person.token, other.email.toUpperCase())).toBe(false);
    expect(await isUnique(person.token, person.email)).toBe(true);
    expect(await isUnique(person.token, somebody().email)).toBe(true);
  });
});

describe('changing the email', () => {
  it('tells the old and the new address, and one logs in with the new one', async () => {
    const person = await identity.loggedIn();
    const newEmail = somebody().email;
    const { status, body } = await change(person.token, newEmail.toUpperCase());
    expect(status).toBe(200);
    expect(body).toEqual({ message: true });
    expect((await identity.ask(getUserDetails, { token: person.token })).body).toMatchObject({
      email: newEmail,
      emailChangedAt: expect.stringMatching(/^\d{4}-/),
    });
    const toOld = await identity.mailbox.next(person.email, /email was changed/);
    expect(toOld.text).toContain(newEmail);
    await identity.mailbox.next(newEmail, /email was changed/);
    expect(await identity.logIn({ ...person, email: newEmail })).toMatch(/^ey/);
  });

  it('is locked for 14 days, and says when it opens', async () => {
    const { token } = await identity.loggedIn();
    await change(token, somebody().email);
    const { status, body } = await change(token, somebody().email);
    expect(status).toBe(423);
    expect(body.message).toMatch(/^You can change your email again on [A-Z][a-z]+ \d{1,2}, \d{4}\.$/);
    identity.advance(14 * DAY_MS + 1000);
    expect((await change(token, somebody().email)).status).toBe(200);
  });

  it('refuses one that is taken, also when two take it at once', async () => {
    const [one, two] = [await identity.loggedIn(), await identity.loggedIn()];
    const taken = await change(one.token, two.email);
    expect(taken.status).toBe(409);
    expect(taken.body).toMatchObject({
      message: 'This email is already taken.',
      errors: { newEmail: 'This email is already taken.' },
    });
    const wanted = somebody().email;
    const replies = await Promise.all([change(one.token, wanted), change(two.token, wanted)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("refuses one's own", async () => {
    const person = await identity.loggedIn();
    const { status, body } = await change(person.token, person.email);
    expect(status).toBe(400);
    expect(body.errors).toEqual({ newEmail: 'This is already your email.' });
  });

  it.each(['', 'ann', { $gt: '' }, ['a@mail.test'], `${'x'.repeat(10_000)}@mail.test`])(
    'refuses %j',
    async (newEmail) => {
      const { token } = await identity.loggedIn();
      const { status, body } = await change(token, newEmail);
      expect(status).toBe(400);
      expect(body.errors).toHaveProperty('newEmail');
    },
  );
});
