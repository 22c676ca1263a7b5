import { getUserDetails, logIn, signUp } from '@ethereal/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestIdentity, somebody, type TestIdentity } from '../testing/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());

describe('signing up', () => {
  it('creates an account and mails an activation link', async () => {
    const person = somebody();
    const { status, body } = await identity.ask(signUp, { body: person });
    expect(status).toBe(201);
    expect(body.message).toBe('Account created. Please check your email to activate it.');
    const mail = await identity.mailbox.next(person.email);
    expect(mail.text).toMatch(/https:\/\/shop\.ethereal\.test\/ethereal\/activate-account\?token=[\w-]{43}\s/);
    expect(mail.html).toContain('Activate Account');
    expect(mail.from?.address).toBe('no-reply@ethereal.test');
  });

  it('compares emails in lower case, and reports a taken one', async () => {
    const person = await identity.signUp();
    const { status, body } = await identity.ask(signUp, {
      body: { ...somebody(), email: ` ${person.email.toUpperCase()}` },
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'This email is already taken.',
      errors: { email: 'This email is already taken.' },
    });
  });

  it('accepts one of many concurrent sign-ups with the same email, and mails once', async () => {
    const person = somebody();
    const replies = await Promise.all(Array.from({ length: 6 }, () => identity.ask(signUp, { body: person })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    await identity.mailbox.next(person.email);
    expect(await identity.db.collection('users').countDocuments({ email: person.email })).toBe(1);
    expect(identity.mailbox.to(person.email)).toHaveLength(1);
  });

  it('accepts names of any script and any character', async () => {
    const person = { ...somebody(), fname: 'نور 🌸', lname: "O'Brien-Łukaszewicz <b>" };
    const { token } = await identity.loggedIn(person);
    const { body } = await identity.ask(getUserDetails, { token });
    expect(body).toMatchObject({ fname: person.fname, lname: person.lname });
  });

  it.each([
    ['fname', { fname: ' ' }, 'First Name is required.'],
    ['fname', { fname: 'x'.repeat(10_000) }, 'First Name may have at most 50 characters.'],
    ['fname', { fname: 'a\r\nBcc: b@mail.test' }, 'First Name may not contain control characters.'],
    ['lname', { lname: ['a'] }, 'Last Name is required.'],
    ['lname', { lname: undefined }, 'Last Name is required.'],
    ['email', { email: { $gt: '' } }, 'Email is required.'],
    ['email', { email: 'ann@mail' }, 'Enter a valid email address.'],
    ['email', { email: 'a@mail.test, b@mail.test' }, 'Enter a valid email address.'],
    ['password', { password: 'short1' }, 'Password: Use 7+ characters.'],
    ['password', { password: '12345678' }, 'Password: At least 1 letter.'],
    ['password', { password: 'abcdefgh' }, 'Password: At least 1 number.'],
    ['password', { password: 'abcd efg1' }, 'Password: No spaces.'],
    ['password', { password: `a1${'x'.repeat(127)}` }, 'Password may have at most 128 characters.'],
    ['activatedAt', { activatedAt: '2026-01-01' }, 'This field is not known.'],
  ])('rejects a malformed %s', async (field, change, message) => {
    const { status, body } = await identity.ask(signUp, { body: { ...somebody(), ...change } });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ [field]: message });
  });

  it('stores no password and no usable token', async () => {
    const person = await identity.activated();
    await identity.signUp();
    const kept = JSON.stringify(
      await Promise.all((await identity.db.collections()).map((collection) => collection.find().toArray())),
    );
    expect(kept).toContain(person.email);
    expect(kept).not.toContain(person.password);
    for (const { mail } of identity.mailbox.received) {
      const token = /token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? 'none';
      expect(kept).not.toContain(token);
    }
  });
});

describe('GET /api/user-details', () => {
  it('returns the account of the token, never a password', async () => {
    const person = await identity.loggedIn();
    const { status, body } = await identity.ask(getUserDetails, { token: person.token });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(
      [
        '_id',
        'createdAt',
        'email',
        'emailChangedAt',
        'fname',
        'lname',
        'nameChangedAt',
        'roles',
        'secondFactor',
      ].sort(),
    );
    expect(body).toMatchObject({ email: person.email, nameChangedAt: null, emailChangedAt: null });
  });
});

describe('demo accounts', () => {
  it('creates activated demo accounts at every start', async () => {
    const person = somebody();
    const demo = await openTestIdentity({ DEMO_ACCOUNTS: JSON.stringify([person]) });
    expect((await demo.ask(logIn, { body: { email: person.email, password: person.password } })).status).toBe(200);
    await demo.close();
  });
});
