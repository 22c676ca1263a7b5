import {
  addPasskey,
  endPersonsSessions,
  getDeskPerson,
  listColleagues,
  listPeople,
  logIn,
  logInWithPasskey,
  removePersonsSecondFactor,
  restorePerson,
  startPasskey,
  startPasskeyLogin,
  suspendPerson,
} from '@ethereal/contracts/identity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeRole } from '../accounts/roles/change-role.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { withRole, withSecondFactor } from '../testing/second-factor.ts';
import { openTestIdentity, somebody, type TestIdentity } from '../testing/start-identity.ts';

type Reader = { token: string; id: string; email: string };
let identity: TestIdentity;
let operator: Reader;
let support: Reader;

beforeAll(async () => {
  identity = await openTestIdentity();
  [operator, support] = [await withRole(identity, 'operator'), await withRole(identity, 'support')];
});
afterAll(() => identity.close());

const acts = [suspendPerson, restorePerson, endPersonsSessions];
const bodyOf = (call: object) => (call === suspendPerson ? { reason: 'Counterfeits' } : undefined);

it('requires a role and a second factor', async () => {
  const person = await identity.loggedIn();
  const bare = await identity.loggedIn();
  await changeRole('grant', [bare.email, 'operator'], identity.env);
  const noFactor = await identity.logIn(bare);
  const params = { id: person.id };
  const ask = async (call: Parameters<typeof identity.ask>[0], token?: string) =>
    (await identity.ask(call, { token, params, body: bodyOf(call) })).status;
  for (const call of [listPeople, listColleagues, getDeskPerson, ...acts]) {
    expect(await ask(call)).toBe(401);
    expect(await ask(call, person.token)).toBe(403);
    expect(await identity.ask(call, { token: noFactor, params, body: bodyOf(call) })).toMatchObject({
      status: 403,
      body: { code: 'SECOND_FACTOR_REQUIRED' },
    });
  }
  for (const call of [listPeople, listColleagues, getDeskPerson]) expect(await ask(call, support.token)).toBe(200);
  for (const call of acts) expect(await ask(call, support.token)).toBe(403);
});

it('finds people by words of email and name, page by page, without secrets', async () => {
  const person = await identity.loggedIn();
  const find = (query: Record<string, string>) => identity.ask(listPeople, { token: support.token, query });
  const { body, headers } = await find({ search: `${person.fname.toUpperCase()} lee` });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toMatchObject({ people: [{ _id: person.id, email: person.email }], nextCursor: null });
  expect(JSON.stringify(body)).not.toContain('argon2');
  expect((await find({ search: '.*' })).body.people).toEqual([]);
  for (const query of [{ search: 'x'.repeat(201) }, { cursor: 'none' }, { role: 'x' }] as object[])
    expect((await find(query as Record<string, string>)).status).toBe(400);
  const params = { id: 'f'.repeat(24) };
  expect((await identity.ask(getDeskPerson, { token: support.token, params })).status).toBe(404);
});

it('lists the names of the people of the desk alone, without their emails', async () => {
  const person = await identity.loggedIn();
  const answer = await identity.ask(listColleagues, { token: support.token });
  const { people } = listColleagues.success.body.strict().parse(answer.body);
  const ids = people.map(({ _id }) => _id);
  expect(ids).toEqual(expect.arrayContaining([operator.id, support.id]));
  expect(ids).not.toContain(person.id);
  const fields = people.flatMap((entry) => Object.keys(entry));
  expect([...new Set(fields)].toSorted()).toEqual(['_id', 'name']);
});

it('finds people regardless of accents and apostrophes', async () => {
  const zoe = await identity.loggedIn({ ...somebody(), fname: 'Zoë', lname: 'O’Neil-Straße' });
  for (const search of ['zoe oneil', "ZOË O'NEIL", 'strasse', 'o’neil'])
    expect((await identity.ask(listPeople, { token: support.token, query: { search } })).body, search).toMatchObject({
      people: [{ email: zoe.email }],
    });
});

it('suspends and restores a person, ends their sessions, and reveals the reason to the right password only', async () => {
  const person = await identity.loggedIn();
  const params = { id: person.id };
  const act = (call: (typeof acts)[number], body?: object) =>
    identity.ask(call, { token: operator.token, params, body });
  const enter = (password: string) => identity.ask(logIn, { body: { email: person.email, password } });
  expect((await act(suspendPerson, { reason: '' })).status).toBe(400);
  const suspended = await act(suspendPerson, { reason: 'Counterfeits' });
  expect(suspended).toMatchObject({
    status: 200,
    body: { person: { suspended: { reason: 'Counterfeits' } } },
  });
  expect(await identity.isValid(person.token)).toBe(false);
  expect(await enter(person.password)).toMatchObject({ status: 403, body: { code: 'SUSPENDED' } });
  expect(await enter('wrong77')).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
  expect((await act(restorePerson)).body).not.toHaveProperty('person.suspended');
  expect(await identity.isValid(person.token)).toBe(false);
  // The person is restored twice and receives one mail with the reason.
  await act(restorePerson);
  const mail = await identity.mailbox.next(person.email, /account was suspended/);
  expect(mail.text).toContain('Reason: Counterfeits');
  await identity.mailbox.next(person.email, /account was restored/);
  const { status, body } = await enter(person.password);
  expect(status).toBe(200);
  expect(identity.mailbox.to(person.email, /account was/)).toHaveLength(2);
  expect((await act(endPersonsSessions)).status).toBe(200);
  expect(await identity.isValid(String(body.token))).toBe(false);
});

it('removes the second factor of a person whose identity was checked, and ends their sessions', async () => {
  const bare = await identity.loggedIn();
  const person = await withSecondFactor(identity, bare);
  const params = { id: bare.id };
  const remove = (token: string, body: object = { identityCheck: 'Called back, order and address named' }) =>
    identity.ask(removePersonsSecondFactor, { token, params, body });
  expect((await remove(operator.token, {})).status).toBe(400);
  expect((await remove(support.token)).status).toBe(403);
  const { status, body } = await remove(operator.token);
  expect(status).toBe(200);
  expect(body).toMatchObject({ person: { secondFactor: false } });
  expect(await identity.isValid(person.token)).toBe(false);
  expect(await identity.logIn(person)).toMatch(/^ey/);
  await identity.mailbox.next(person.email, /second factor was switched off/);
  expect((await remove(operator.token)).status).toBe(409);
  const own = { token: operator.token, params: { id: operator.id }, body: { identityCheck: 'It is me' } };
  expect((await identity.ask(removePersonsSecondFactor, own)).status).toBe(409);
});

it('removes the passkeys of a person whose identity was checked, and ends their sessions', async () => {
  const person = await identity.loggedIn();
  const authenticator = createAuthenticator({ id: 'shop.ethereal.test', origin: 'https://shop.ethereal.test' });
  const challengeOf = ({ body }: { body: Record<string, unknown> }) => String(Object(body.options).challenge);
  const created = challengeOf(await identity.ask(startPasskey, { token: person.token }));
  const added = await identity.ask(addPasskey, { token: person.token, body: authenticator.create(created) });
  expect(added.status).toBe(201);
  const params = { id: person.id };
  const seen = async () => (await identity.ask(getDeskPerson, { token: support.token, params })).body;
  expect(await seen()).toMatchObject({ passkeys: 1 });

  const body = { identityCheck: 'Called back, order and address named' };
  const ask = (token: string) => identity.ask(removePersonsSecondFactor, { token, params, body });
  expect((await ask(support.token)).status).toBe(403);
  expect(await ask(operator.token)).toMatchObject({ status: 200, body: { person: { passkeys: 0 } } });
  expect(await identity.isValid(person.token)).toBe(false);
  const challenge = challengeOf(await identity.ask(startPasskeyLogin));
  expect((await identity.ask(logInWithPasskey, { body: authenticator.sign(challenge) })).status).toBe(401);
  expect(await identity.logIn(person)).toMatch(/^ey/);
  await identity.mailbox.next(person.email, /passkey of your Ethereal. account was removed/);
  expect((await ask(operator.token)).status).toBe(409);
});

it('rejects decisions of an operator on themselves or on another operator', async () => {
  const other = await withRole(identity, 'operator');
  for (const call of acts)
    for (const { id } of [operator, other]) {
      const reply = await identity.ask(call, { token: operator.token, params: { id }, body: bodyOf(call) });
      expect(reply.status).toBe(409);
    }
});
