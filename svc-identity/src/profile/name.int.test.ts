import { DAY_MS } from '@ethereal/contracts/durations';
import { checkNameCombination, getUserDetails, updateUserDetails } from '@ethereal/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestIdentity, somebody, type TestIdentity } from '../testing/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());

const check = async (token: string, fname: string, lname: string) =>
  (await identity.ask(checkNameCombination, { token, body: { fname, lname } })).body.isUnique;
const change = (token: string, body: unknown) => identity.ask(updateUserDetails, { token, body });
const details = async (token: string) => (await identity.ask(getUserDetails, { token })).body;

describe('checking a name', () => {
  it("compares names regardless of case, outer blanks and composition, and accepts the caller's own", async () => {
    const other = await identity.loggedIn({ ...somebody(), fname: 'José', lname: 'Groß' });
    const { token } = await identity.loggedIn();
    expect(await check(token, ' josé ', 'GROSS')).toBe(false);
    expect(await check(token, 'José', 'Gross')).toBe(false);
    expect(await check(token, 'Jose', 'Groß')).toBe(true);
    expect(await check(other.token, 'José', 'Groß')).toBe(true);
  });

  it('limits checks per account', async () => {
    const { token } = await identity.loggedIn();
    for (let time = 0; time < 60; time += 1) await check(token, 'A', 'B');
    const { status } = await identity.ask(checkNameCombination, { token, body: { fname: 'A', lname: 'B' } });
    expect(status).toBe(429);
  });
});

describe('changing a name', () => {
  it('changes the sent field only', async () => {
    const person = await identity.loggedIn();
    const { status, body } = await change(person.token, { fname: ' Zoë ' });
    expect(status).toBe(200);
    expect(body).toEqual({ message: true });
    expect(await details(person.token)).toMatchObject({
      fname: 'Zoë',
      lname: person.lname,
      nameChangedAt: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('locks the name for 14 days, and reports when the lock opens', async () => {
    const { token } = await identity.loggedIn();
    await change(token, { lname: 'Marsh' });
    const changedAt = Date.parse(String((await details(token)).nameChangedAt));
    const opens = new Date(changedAt + 14 * DAY_MS).toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    const { status, body } = await change(token, { fname: 'Zed' });
    expect(status).toBe(423);
    expect(body.message).toBe(`You can change your name again on ${opens}.`);
    identity.advance(14 * DAY_MS + 1000);
    expect((await change(token, { fname: 'Zed' })).status).toBe(200);
  });

  it('rejects a combination that another account has', async () => {
    const other = await identity.activated({ ...somebody(), fname: 'Mia', lname: 'Stone' });
    const { token } = await identity.loggedIn({ ...somebody(), fname: 'Pia', lname: 'Stone' });
    const { status, body } = await change(token, { fname: other.fname.toUpperCase() });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'This name combination is already taken.',
      errors: { fname: 'This name combination is already taken.' },
    });
    expect(await details(token)).toMatchObject({ fname: 'Pia', nameChangedAt: null });
  });

  it('accepts one of two concurrent changes', async () => {
    const { token } = await identity.loggedIn();
    const replies = await Promise.all([change(token, { fname: 'Left' }), change(token, { lname: 'Right' })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 423]);
  });

  it('changes the case of a name, and locks nothing without a change', async () => {
    const person = await identity.loggedIn();
    expect((await change(person.token, { fname: person.fname })).status).toBe(400);
    expect((await change(person.token, { fname: person.fname.toUpperCase() })).status).toBe(200);
  });
});
