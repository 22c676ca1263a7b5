import {
  type DeskPerson,
  endPersonsSessions,
  getDeskPerson,
  listColleagues,
  listPeople,
  removePersonsSecondFactor,
  restorePerson,
  suspendPerson,
} from '@ethereal/contracts/identity';
import type { Caller } from '@ethereal/service-kit/auth';
import { conflict } from '@ethereal/service-kit/errors';
import { readPage } from '@ethereal/service-kit/paging';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { passkeyMail } from '../passkeys/passkey-mail.ts';
import type { PasskeysStore } from '../passkeys/passkeys.store.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import { toSession } from '../sessions/sessions.store.ts';
import type { Shared } from '../shared/shared.ts';
import { findPerson } from '../users/caller.ts';
import type { UserRecord } from '../users/user.ts';
import type { Belongings } from './belongings.ts';
import type { PeopleStore } from './people.store.ts';
import { restoredMail, suspendedMail } from './suspension-mails.ts';
import type { Suspensions } from './suspensions.ts';

const PAGE_SIZE = 20;

const toPerson = ({ secondFactor, passkeys = [], suspended, ...user }: UserRecord): DeskPerson => {
  const { _id, email, fname, lname, roles = [], createdAt } = user;
  return {
    _id,
    email,
    fname,
    lname,
    roles,
    createdAt: createdAt.toISOString(),
    secondFactor: secondFactor !== undefined,
    passkeys: passkeys.length,
    ...(suspended && { suspended: { at: suspended.at.toISOString(), reason: suspended.reason } }),
  };
};

type PeopleDeps = Shared & {
  people: PeopleStore;
  suspensions: Suspensions;
  belongings: Belongings;
  secondFactors: SecondFactors;
  passkeys: PasskeysStore;
};

/** Registers the calls by which the desk finds people, suspends and restores them. */
export function mountPeople(router: Router, deps: PeopleDeps): void {
  const { users, people, sessions, secondFactors, passkeys, suspensions, belongings, postOffice, audit, now } = deps;

  /** @throws conflict for the caller's own account and for another operator */
  async function findDecidable(id: string, caller: Caller): Promise<UserRecord> {
    const user = await findPerson(users, id);
    if (user._id === caller.id) throw conflict('This is your own account. Another operator decides.');
    if (user.roles?.includes('operator'))
      throw conflict('This person is an operator. Their role must be revoked first.');
    return user;
  }
  const currentPerson = async (id: string) => ({ person: toPerson(await findPerson(users, id)) });

  route(router, listPeople, deps, async ({ user, query: { search = '', cursor }, request }) => {
    const buyers = await belongings.buyersOf(search, request.get('Authorization') ?? '');
    const { page, nextCursor } = await readPage(
      { limit: PAGE_SIZE, cursor },
      (count, after) => people.page({ search, ids: buyers }, count, after),
      ({ createdAt }) => createdAt,
    );
    audit('desk.people-searched', { user: user.id, request });
    return { people: page.map(toPerson), nextCursor };
  });

  route(router, getDeskPerson, deps, async ({ user, params, request }) => {
    const person = await findPerson(users, params.id);
    const [open, records] = await Promise.all([sessions.listOf(person._id), belongings.of(person._id)]);
    audit('desk.person-seen', { user: user.id, about: person._id, request });
    return {
      ...toPerson(person),
      ...records,
      sessions: open.map(toSession),
    };
  });

  route(router, listColleagues, deps, async () => {
    const found = await people.withRoles();
    return { people: found.map(({ _id, fname, lname }) => ({ _id, name: `${fname} ${lname}` })) };
  });

  route(router, suspendPerson, deps, async ({ user, params, body: { reason }, request }) => {
    const { _id, email } = await findDecidable(params.id, user);
    const suspension = { at: now(), reason, by: user.id };
    await suspensions.suspend(_id, suspension, undefined, [suspendedMail(email, reason)]);
    postOffice.collectSoon();
    audit('desk.person-suspended', { user: user.id, about: _id, reason, request });
    return currentPerson(_id);
  });

  route(router, restorePerson, deps, async ({ user, params, request }) => {
    const { _id, email } = await findDecidable(params.id, user);
    await suspensions.restore(_id, undefined, [restoredMail(email)]);
    postOffice.collectSoon();
    audit('desk.person-restored', { user: user.id, about: _id, request });
    return currentPerson(_id);
  });

  route(router, removePersonsSecondFactor, deps, async ({ user, params, body: { identityCheck }, request }) => {
    const person = await findDecidable(params.id, user);
    const removed = [
      await secondFactors.drop(person),
      await passkeys.removeAll(person._id, passkeyMail(person.email, 'removed')),
    ];
    if (!removed.includes(true)) throw conflict('There is no second factor and no passkey.');
    const from = now();
    await people.endSessions(person._id, from);
    await sessions.endAllOf(person._id, { from });
    postOffice.collectSoon();
    audit('desk.second-factor-removed', { user: user.id, about: person._id, reason: identityCheck, request });
    return currentPerson(person._id);
  });

  route(router, endPersonsSessions, deps, async ({ user, params, request }) => {
    const { _id } = await findDecidable(params.id, user);
    const from = now();
    await people.endSessions(_id, from);
    await sessions.endAllOf(_id, { from });
    audit('desk.sessions-ended', { user: user.id, about: _id, request });
    return currentPerson(_id);
  });
}
