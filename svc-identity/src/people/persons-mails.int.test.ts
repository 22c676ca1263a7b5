import { listPersonsMails, type PersonsMail, resendMail } from '@ethereal/contracts/identity';
import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withRole, withSecondFactor } from '../testing/second-factor.ts';
import { openTestIdentity, type TestIdentity } from '../testing/start-identity.ts';

let identity: TestIdentity;
let support: string;
let person: { id: string; email: string; token: string };

beforeAll(async () => {
  identity = await openTestIdentity();
  support = (await withRole(identity, 'support')).token;
  person = await withSecondFactor(identity, await identity.loggedIn());
}, 60_000);
afterAll(() => identity?.close());

const SWITCHED_ON = /second factor was switched on/;

const list = async () => {
  const { body } = await identity.ask(listPersonsMails, { token: support, params: { id: person.id } });
  return body.mails as PersonsMail[];
};
const resend = (mail: string, id = person.id) => identity.ask(resendMail, { token: support, params: { id, mail } });
const insert = (mail: object) =>
  identity.db.collection('mails').insertOne({ state: 'sent', attempts: 1, dueAt: new Date(), ...mail });

it('lists the mails of a person by subject only, and resends one of them', async () => {
  await identity.mailbox.next(person.email, SWITCHED_ON);
  const found = await vi.waitFor(async () => {
    const mail = (await list()).find(({ subject, state }) => SWITCHED_ON.test(subject) && state === 'sent');
    if (!mail) throw new Error('it is not marked as sent yet');
    return mail;
  }, 5000);
  expect(Object.keys(found).toSorted()).toEqual(['_id', 'at', 'mayBeResent', 'state', 'subject']);
  expect(Math.abs(Date.parse(found.at) - Date.now())).toBeLessThan(60_000);
  expect((await resend(found._id)).status).toBe(200);
  const again = await identity.mailbox.next(person.email, SWITCHED_ON, 2);
  const [first] = identity.mailbox.to(person.email, SWITCHED_ON);
  expect([again.text, again.messageId === first?.messageId]).toEqual([first?.text, false]);
});

it('rejects mails of other people, unknown ones, and links that are for one mailbox', async () => {
  const letter = { subject: 'Confirm', heading: 'Confirm', paragraphs: [] };
  const action = { label: 'Confirm', path: '/x', token: 'email-confirmation', user: person.id };
  const [own, others] = [`link-${newId()}`, `other-${newId()}`];
  await insert({ _id: own, to: person.email, letter: { ...letter, action } });
  await insert({ _id: others, to: 'somebody@else.test', letter });
  expect((await list()).find(({ _id }) => _id === own)?.mayBeResent).toBe(false);
  expect((await resend(own)).status).toBe(409);
  for (const mail of [others, newId(), 'a$b']) expect((await resend(mail)).status).toBe(404);
  for (const id of [newId(), 'x']) expect((await resend(own, id)).status).toBe(404);
});

it('rejects callers outside the desk', async () => {
  const params = { id: person.id, mail: 'x' };
  for (const call of [listPersonsMails, resendMail]) {
    expect((await identity.ask(call, { params })).status).toBe(401);
    expect((await identity.ask(call, { params, token: person.token })).status).toBe(403);
  }
});
