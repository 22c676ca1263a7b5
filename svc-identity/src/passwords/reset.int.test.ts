import { HOUR_MS } from '@ethereal/contracts/durations';
import {
  checkResetLink,
  logIn,
  requestPasswordReset,
  resetPassword,
  updatePassword,
  updateUserEmail,
  verifyPassword,
} from '@ethereal/contracts/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenIn } from '../testing/mailbox.ts';
import { withSecondFactor } from '../testing/second-factor.ts';
import { openTestIdentity, PASSWORD, somebody, type TestIdentity } from '../testing/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());
beforeEach(() => identity.onTime());

const request = (email: string) => identity.ask(requestPasswordReset, { body: { email } });
const reset = (token: string, newPassword = 'better77') =>
  identity.ask(resetPassword, { params: { token }, body: { newPassword } });
const requested = async (email: string, nth = 1) => {
  await request(email);
  return tokenIn(await identity.mailbox.next(email, /Reset/, nth));
};

describe('requesting a password reset', () => {
  it('answers the same with and without an account, and mails existing accounts only', async () => {
    const [person, stranger] = [await identity.activated(), somebody()];
    const toStranger = await request(stranger.email);
    const toPerson = await request(person.email);
    expect(toStranger.status).toBe(200);
    expect(toStranger.body).toEqual(toPerson.body);
    const mail = await identity.mailbox.next(person.email, /Reset/);
    expect(mail.text).toMatch(/https:\/\/shop\.ethereal\.test\/ethereal\/reset-password\/[\w-]{43}\s/);
    await expect.poll(() => identity.db.collection('mails').countDocuments({ state: 'waiting' })).toBe(0);
    expect(identity.mailbox.to(stranger.email)).toEqual([]);
  });

  it('mails one mailbox at most 10 times an hour, with the same answer', async () => {
    const person = await identity.activated();
    const replies = [];
    for (let time = 0; time < 12; time += 1) replies.push(await request(person.email));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
    await identity.mailbox.next(person.email, /Reset/, 10);
    await expect.poll(() => identity.db.collection('mails').countDocuments({ state: 'waiting' })).toBe(0);
    expect(identity.mailbox.to(person.email, /Reset/)).toHaveLength(10);
  });
});

describe('POST /api/check-reset-link', () => {
  const isValid = async (token: string) => {
    const { body, headers } = await identity.ask(checkResetLink, { body: { token } });
    expect(headers.get('cache-control')).toBe('no-store');
    return body.valid;
  };

  it('reports whether the link is valid, without using it', async () => {
    const token = await requested((await identity.activated()).email);
    expect(await isValid(token)).toBe(true);
    expect(await isValid(token)).toBe(true);
    await reset(token);
    expect(await isValid(token)).toBe(false);
  });

  it('reports unknown and expired links and links for another purpose as invalid', async () => {
    const token = await requested((await identity.activated()).email);
    const { activationToken } = await identity.signUp();
    for (const other of ['A'.repeat(43), activationToken]) expect(await isValid(other)).toBe(false);
    identity.advance(HOUR_MS + 1000);
    expect(await isValid(token)).toBe(false);
  });
});

describe('setting a new password', () => {
  it('replaces the old password and ends every session', async () => {
    const person = await identity.loggedIn();
    const { status, body } = await reset(await requested(person.email));
    expect(status).toBe(200);
    expect(body.message).toBe('Your password has been reset. You can log in now.');
    expect(await identity.isValid(person.token)).toBe(false);
    expect((await identity.ask(logIn, { body: { email: person.email, password: PASSWORD } })).status).toBe(401);
    expect(await identity.isValid(await identity.logIn({ ...person, password: 'better77' }))).toBe(true);
    await identity.mailbox.next(person.email, /password was changed/);
  });

  it('works once per link, even for two concurrent calls, and voids the other links', async () => {
    const person = await identity.activated();
    const [first, second] = [await requested(person.email), await requested(person.email, 2)];
    const replies = await Promise.all([reset(first), reset(first, 'other777')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await reset(first)).status).toBe(400);
    expect((await reset(second)).status).toBe(400);
  });

  it('keeps the link valid after a password against the rules', async () => {
    const person = await identity.activated();
    const token = await requested(person.email);
    const { status, body } = await reset(token, 'short');
    expect(status).toBe(400);
    expect(body.errors).toEqual({ newPassword: 'Password: Use 7+ characters.' });
    expect((await reset(token)).status).toBe(200);
  });

  it('rejects links that are unknown, expired or for another purpose', async () => {
    const [person, fresh] = [await identity.activated(), await identity.signUp()];
    const token = await requested(person.email);
    expect((await reset('A'.repeat(43))).status).toBe(400);
    expect((await reset('A'.repeat(3000))).status).toBe(400);
    expect((await reset(fresh.activationToken)).status).toBe(400);
    identity.advance(HOUR_MS + 1000);
    const { status, body } = await reset(token);
    expect(status).toBe(400);
    expect(body.message).toBe('This link is not valid any more. Please request a new one.');
  });

  it('removes a second factor that was set up in the last 14 days, and reports it', async () => {
    const person = await withSecondFactor(identity, await identity.loggedIn());
    expect((await reset(await requested(person.email))).status).toBe(200);
    expect(await identity.logIn({ ...person, password: 'better77' })).toMatch(/^ey/);
    await identity.mailbox.next(person.email, /second factor was switched off/);
  });

  it('rejects a link from before the password was changed in the settings', async () => {
    const person = await identity.loggedIn();
    const token = await requested(person.email);
    await identity.ask(verifyPassword, { token: person.token, body: { password: person.password } });
    await identity.ask(updatePassword, { token: person.token, body: { newPassword: 'better77' } });
    expect((await reset(token)).status).toBe(400);
  });

  it('rejects a link to a mailbox that the account no longer uses', async () => {
    const person = await identity.loggedIn();
    const token = await requested(person.email);
    await identity.ask(updateUserEmail, { token: person.token, body: { newEmail: somebody().email } });
    expect((await reset(token)).status).toBe(400);
  });
});
