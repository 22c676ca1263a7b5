import { HOUR_MS } from '@ethereal/contracts/durations';
import {
  checkEmailUnique,
  confirmEmail,
  getUserDetails,
  logIn,
  requestPasswordReset,
  resetPassword,
  signUp,
  undoEmailChange,
  updateUserEmail,
  verifyPassword,
} from '@ethereal/contracts/identity';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { unlinked } from '../mail/render-letter.ts';
import { tokenIn } from '../testing/mailbox.ts';
import { withSecondFactor } from '../testing/second-factor.ts';
import { openTestIdentity, somebody, startIdentity, type TestIdentity } from '../testing/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());
beforeEach(() => identity.onTime());

const isUnique = async (token: string, newEmail: string) =>
  (await identity.ask(checkEmailUnique, { token, body: { newEmail } })).body.isUnique;
const change = (token: string, newEmail: unknown) => identity.ask(updateUserEmail, { token, body: { newEmail } });
const tryLogIn = ({ email, password }: { email: string; password: string }) =>
  identity.ask(logIn, { body: { email, password } });

describe('checking an email', () => {
  it("finds addresses of other accounts in any case, and accepts the caller's own and a free one", async () => {
    const [person, other] = [await identity.loggedIn(), await identity.activated()];
    expect(await isUnique(person.token, other.email.toUpperCase())).toBe(false);
    expect(await isUnique(person.token, person.email)).toBe(true);
    expect(await isUnique(person.token, somebody().email)).toBe(true);
  });
});

describe('changing the email', () => {
  it('shows the new address immediately, mails the old one, and accepts both at log-in', async () => {
    const person = await identity.loggedIn();
    const newEmail = somebody().email;
    const { status, body } = await change(person.token, newEmail.toUpperCase());
    expect(status).toBe(200);
    expect(body).toEqual({ message: true });
    expect((await identity.ask(getUserDetails, { token: person.token })).body).toMatchObject({
      email: newEmail,
      confirmedEmail: person.email,
      emailChangedAt: expect.stringMatching(/^\d{4}-/),
    });
    const toOld = await identity.mailbox.next(person.email, /^Your e-mail address was changed$/);
    expect(toOld.text).toContain(unlinked(newEmail));
    await identity.mailbox.next(newEmail, /Confirm your new e-mail/);
    expect(await identity.logIn({ ...person, email: newEmail })).toMatch(/^ey/);
    expect(await identity.logIn(person)).toMatch(/^ey/);
  });

  it('keeps mails and links to a new password at the old address until the new one is confirmed', async () => {
    const person = await identity.loggedIn();
    const newEmail = somebody().email;
    await change(person.token, newEmail);
    await identity.ask(requestPasswordReset, { body: { email: newEmail } });
    await identity.mailbox.next(person.email, /Reset/);
    expect(identity.mailbox.to(newEmail, /Reset/)).toEqual([]);
    const link = { token: tokenIn(await identity.mailbox.next(newEmail, /Confirm/)) };
    expect((await identity.ask(confirmEmail, { body: link })).status).toBe(200);
    const { body } = await identity.ask(getUserDetails, { token: person.token });
    expect(body).toMatchObject({ email: newEmail });
    expect(body).not.toHaveProperty('confirmedEmail');
    await identity.ask(requestPasswordReset, { body: { email: newEmail } });
    await identity.mailbox.next(newEmail, /Reset/);
    expect((await identity.ask(confirmEmail, { body: link })).status).toBe(400);
    expect((await tryLogIn(person)).status).toBe(401);
  });

  it('takes effect after 72 hours when the password was entered long ago', async () => {
    const person = await identity.loggedIn();
    identity.advance(601_000);
    const newEmail = somebody().email;
    await change(person.token, newEmail);
    const link = { token: tokenIn(await identity.mailbox.next(newEmail, /Confirm/)) };
    const { body } = await identity.ask(confirmEmail, { body: link });
    expect(body.message).toMatch(/^Thank you\. For your safety, mails go here from /);
    await identity.ask(requestPasswordReset, { body: { email: newEmail } });
    await identity.mailbox.next(person.email, /Reset/);
    expect(identity.mailbox.to(newEmail, /Reset/)).toEqual([]);
    identity.advance(72 * HOUR_MS + 1000);
    const restarted = await startIdentity(identity.env, testLogger, 601_000 + 72 * HOUR_MS + 1000);
    await vi.waitFor(
      async () => expect(await identity.db.collection('users').findOne({ email: newEmail })).not.toBeNull(),
      { timeout: 10_000 },
    );
    await restarted.close();
    await identity.ask(requestPasswordReset, { body: { email: newEmail } });
    await identity.mailbox.next(newEmail, /Reset/);
  });

  it('takes effect immediately after the password was verified', async () => {
    const person = await identity.loggedIn();
    identity.advance(601_000);
    await identity.ask(verifyPassword, { token: person.token, body: { password: person.password } });
    const newEmail = somebody().email;
    await change(person.token, newEmail);
    const link = { token: tokenIn(await identity.mailbox.next(newEmail, /Confirm/)) };
    const { body } = await identity.ask(confirmEmail, { body: link });
    expect(body.message).toBe('Thank you. This is the address of your account now.');
  });
});

describe('a changed email', () => {
  it('undoes a change by the link to the old address, ends sessions, and requires a new password', async () => {
    const person = await identity.loggedIn();
    const newEmail = somebody().email;
    await change(person.token, newEmail);
    const confirm = { token: tokenIn(await identity.mailbox.next(newEmail, /Confirm/)) };
    await identity.ask(confirmEmail, { body: confirm });
    const link = { token: tokenIn(await identity.mailbox.next(person.email, /e-mail address was changed/)) };
    const { status, body } = await identity.ask(undoEmailChange, { body: link });
    expect(status).toBe(200);
    expect(await identity.isValid(person.token)).toBe(false);
    expect((await tryLogIn(person)).status).toBe(401);
    expect((await tryLogIn({ ...person, email: newEmail })).status).toBe(401);
    const set = { params: { token: String(body.resetToken) }, body: { newPassword: 'better77' } };
    expect((await identity.ask(resetPassword, set)).status).toBe(200);
    expect((await tryLogIn({ ...person, password: 'better77' })).status).toBe(200);
    expect((await identity.ask(undoEmailChange, { body: link })).status).toBe(400);
  });

  it('keeps the address of another account that signed up with the old one', async () => {
    const person = await identity.loggedIn();
    const newEmail = somebody().email;
    await change(person.token, newEmail);
    const confirm = { token: tokenIn(await identity.mailbox.next(newEmail, /Confirm/)) };
    await identity.ask(confirmEmail, { body: confirm });
    const link = { token: tokenIn(await identity.mailbox.next(person.email, /e-mail address was changed/)) };
    await identity.db.collection('users').updateOne({ email: newEmail }, { $unset: { formerEmails: '' } });
    await identity.activated({ ...somebody(), email: person.email });
    const { status, body } = await identity.ask(undoEmailChange, { body: link });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'EMAIL_TAKEN' });
    expect((await tryLogIn({ ...person, email: newEmail })).status).toBe(200);
  });

  it('undoes a change together with a second factor that was set up before or after it', async () => {
    for (const order of ['factor first', 'address first']) {
      const person = await identity.loggedIn();
      const newEmail = somebody().email;
      if (order === 'factor first') await withSecondFactor(identity, person);
      await change(person.token, newEmail);
      if (order === 'address first') await withSecondFactor(identity, person);
      const link = { token: tokenIn(await identity.mailbox.next(person.email, /e-mail address was changed/)) };
      const { body } = await identity.ask(undoEmailChange, { body: link });
      const set = { params: { token: String(body.resetToken) }, body: { newPassword: 'better77' } };
      await identity.ask(resetPassword, set);
      expect((await tryLogIn({ ...person, password: 'better77' })).status).toBe(200);
      await identity.mailbox.next(person.email, /second factor was switched off/);
    }
  });

  it('reserves no unconfirmed address, and keeps a former one from other accounts', async () => {
    const [thief, victim] = [await identity.loggedIn(), somebody()];
    await change(thief.token, victim.email);
    await identity.activated(victim);
    expect((await tryLogIn(victim)).status).toBe(200);
    const link = { token: tokenIn(await identity.mailbox.next(victim.email, /Confirm/)) };
    expect((await identity.ask(confirmEmail, { body: link })).status).toBe(409);
    const [mover, newEmail] = [await identity.loggedIn(), somebody().email];
    await change(mover.token, newEmail);
    const moved = { token: tokenIn(await identity.mailbox.next(newEmail, /Confirm/)) };
    await identity.ask(confirmEmail, { body: moved });
    const { status } = await identity.ask(signUp, { body: { ...somebody(), email: mover.email } });
    expect(status).toBe(409);
  });
});

describe('rejected changes of the email', () => {
  it('rejects a taken address, also for two concurrent changes', async () => {
    const [ann, ben] = [await identity.loggedIn(), await identity.loggedIn()];
    const taken = await change(ann.token, ben.email);
    expect(taken.status).toBe(409);
    expect(taken.body).toMatchObject({
      message: 'This email is already taken.',
      errors: { newEmail: 'This email is already taken.' },
    });
    const wanted = somebody().email;
    const replies = await Promise.all([change(ann.token, wanted), change(ben.token, wanted)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
