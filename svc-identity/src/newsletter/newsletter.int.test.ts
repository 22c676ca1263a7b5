import { confirmNewsletter, subscribeToNewsletter } from '@ethereal/contracts/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenIn } from '../testing/mailbox.ts';
import { openTestIdentity, somebody, type TestIdentity } from '../testing/start-identity.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await openTestIdentity();
});
afterAll(() => identity.close());

const subscribe = (email: unknown) => identity.ask(subscribeToNewsletter, { body: { email } });
const confirm = (token: string) => identity.ask(confirmNewsletter, { body: { token } });
const kept = (email: string) => identity.db.collection('subscribers').findOne({ _id: email as never });

it('subscribes a mailbox only after its confirmation', async () => {
  const { email } = somebody();
  expect((await subscribe(email)).status).toBe(202);
  const token = tokenIn(await identity.mailbox.next(email, /Confirm your sign-up/));
  expect(await kept(email)).not.toHaveProperty('confirmedAt');
  expect(await kept(email)).toHaveProperty('expiresAt');
  expect((await confirm(token)).body.message).toBe('You are signed up for daily offers.');
  expect(await kept(email)).toMatchObject({ confirmedAt: expect.any(Date) });
  expect(await kept(email)).not.toHaveProperty('expiresAt');
  expect((await confirm(token)).status).toBe(400);
});

it('sends no second mail to a confirmed subscriber, and at most 3 an hour to one mailbox, with the same answer', async () => {
  const { email } = somebody();
  const answers = [];
  for (let time = 0; time < 5; time += 1) answers.push((await subscribe(email)).body.message);
  await confirm(tokenIn(await identity.mailbox.next(email, /Confirm/, 3)));
  answers.push((await subscribe(` ${email.toUpperCase()} `)).body.message);
  expect(await identity.db.collection('subscribers').countDocuments({ _id: new RegExp(email, 'i') as never })).toBe(1);
  expect(new Set(answers).size).toBe(1);
  await expect.poll(() => identity.db.collection('mails').countDocuments({ state: 'waiting' })).toBe(0);
  expect(identity.mailbox.to(email)).toHaveLength(3);
});

it('rejects an invalid mailbox', async () => {
  expect((await subscribe('ann')).body.errors).toEqual({ email: 'Enter a valid email address.' });
  expect((await subscribe({ $gt: '' })).status).toBe(400);
});
