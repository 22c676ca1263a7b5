import { HOUR_MS } from '@ethereal/contracts/durations';
import { activateAccount, logIn, mailActivationLink } from '@ethereal/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenIn } from '../../testing/mailbox.ts';
import { openTestIdentity, type TestIdentity } from '../../testing/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());

const activate = (token: string) => identity.ask(activateAccount, { query: { token } });

describe('activating an account', () => {
  it('activates the account', async () => {
    const person = await identity.signUp();
    const { status, body } = await activate(person.activationToken);
    expect(status).toBe(200);
    expect(body.message).toBe('Your account is activated. You can log in now.');
    expect(await identity.logIn(person)).toMatch(/^ey/);
  });

  it('works once, even for two concurrent calls', async () => {
    const { activationToken } = await identity.signUp();
    const replies = await Promise.all([activate(activationToken), activate(activationToken)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    const again = await activate(activationToken);
    const message = 'Invalid activation link.';
    expect(again).toMatchObject({ status: 400, body: { code: 'ALREADY_ACTIVE', message } });
  });

  it('voids links that were mailed before', async () => {
    const person = await identity.signUp();
    await identity.ask(logIn, { body: { email: person.email, password: person.password } });
    const second = await identity.mailbox.next(person.email, /Activate/, 2);
    expect((await activate(tokenIn(second))).status).toBe(200);
    expect((await activate(person.activationToken)).body.code).toBe('ALREADY_ACTIVE');
  });

  it('mails the link again on request, with one answer for every address', async () => {
    const [fresh, active] = [await identity.signUp(), await identity.activated()];
    const ask = (email: string) => identity.ask(mailActivationLink, { body: { email } });
    const replies = [await ask(fresh.email), await ask(active.email), await ask('nobody@mail.test')];
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
    const second = await identity.mailbox.next(fresh.email, /Activate/, 2);
    expect((await activate(tokenIn(second))).status).toBe(200);
    await expect.poll(() => identity.db.collection('mails').countDocuments({ state: 'waiting' })).toBe(0);
    expect(identity.mailbox.to(active.email, /Activate/)).toHaveLength(1);
  });

  it.each([
    ['a missing token', {}],
    ['an empty token', { token: '' }],
    ['an unknown token', { token: 'A'.repeat(43) }],
    ['a long token', { token: 'A'.repeat(300) }],
  ])('rejects %s', async (_, query) => {
    const { status, body } = await identity.ask(activateAccount, { query });
    expect(status).toBe(400);
    expect(body.message).toBe('Invalid activation link.');
  });

  it('rejects a link after 24 hours, not before', async () => {
    const early = await identity.signUp();
    const late = await identity.signUp();
    identity.advance(24 * HOUR_MS - 60_000);
    expect((await activate(early.activationToken)).status).toBe(200);
    identity.advance(120_000);
    const { status, body } = await activate(late.activationToken);
    expect(status).toBe(400);
    expect(body.message).toBe('Invalid activation link.');
  });
});
