import { z } from 'zod';
import { listPersonsGoods, listPersonsOrders } from '../belongings.ts';
import { defineCall } from '../call.ts';
import { blankAsAbsent, cursor, id, MAX_REASON, MAX_SEARCH, moment, prose } from '../common.ts';
import { service } from './common.ts';
import { session } from './sessions.ts';

/** Reason of an operator's action on a person. */
const deskReason = prose('Reason', MAX_REASON);

/** A person as the desk shows them. */
const deskPerson = z.object({
  _id: id,
  email: z.string(),
  fname: z.string(),
  lname: z.string(),
  roles: z.array(z.string()),
  createdAt: moment,
  suspended: z.object({ at: moment, reason: z.string() }).optional(),
  /** Whether log-in requires a second factor. */
  secondFactor: z.boolean().optional(),
  /** Number of passkeys. */
  passkeys: z.int().optional(),
});
export type DeskPerson = z.output<typeof deskPerson>;

const readers = ['operator', 'support'] as const;
const operator = ['operator'] as const;
const params = z.object({ id });
const body = z.object({ person: deskPerson });
const failures = { 404: 'There is no such person.' };
const deciding = { ...failures, 409: 'It is the caller, or another operator.' };

export const listPeople = defineCall({
  id: 'listPeople',
  service,
  method: 'GET',
  path: '/api/desk/people',
  auth: true,
  roles: readers,
  summary:
    'List people whose email or name has every word of a search, or who placed the order of that number, newest first',
  query: z.strictObject({
    search: blankAsAbsent(z.string().trim().max(MAX_SEARCH, `A search may have at most ${MAX_SEARCH} characters.`)),
    cursor: blankAsAbsent(cursor),
  }),
  success: {
    status: 200,
    body: z.object({ people: z.array(deskPerson), nextCursor: z.string().nullable() }),
  },
});

export const getDeskPerson = defineCall({
  id: 'getDeskPerson',
  service,
  method: 'GET',
  path: '/api/desk/people/{id}',
  auth: true,
  roles: readers,
  summary: 'Get a person with their sessions and newest orders, reviews and items',
  params,
  success: {
    status: 200,
    body: deskPerson.extend({
      sessions: z.array(session.omit({ current: true })),
      ...listPersonsOrders.success.body.shape,
      ...listPersonsGoods.success.body.shape,
    }),
  },
  failures,
});

/** Maximum number of people of the desk that are listed. */
export const MAX_COLLEAGUES = 500;

export const listColleagues = defineCall({
  id: 'listColleagues',
  service,
  method: 'GET',
  path: '/api/desk/colleagues',
  auth: true,
  roles: readers,
  summary: 'List the names of the people of the desk, for decisions and notes',
  success: { status: 200, body: z.object({ people: z.array(z.object({ _id: id, name: z.string() })) }) },
});

export const suspendPerson = defineCall({
  id: 'suspendPerson',
  service,
  method: 'POST',
  path: '/api/desk/people/{id}/suspend',
  auth: true,
  roles: operator,
  summary: 'Suspend a person: their sessions end, their items leave the shop, and they cannot log in',
  params,
  body: z.strictObject({ reason: deskReason }),
  success: { status: 200, body },
  failures: deciding,
});

export const restorePerson = defineCall({
  id: 'restorePerson',
  service,
  method: 'POST',
  path: '/api/desk/people/{id}/restore',
  auth: true,
  roles: operator,
  summary: 'Restore a suspended person: they can log in, and their items are back',
  params,
  success: { status: 200, body },
  failures: deciding,
});

export const endPersonsSessions = defineCall({
  id: 'endPersonsSessions',
  service,
  method: 'POST',
  path: '/api/desk/people/{id}/end-sessions',
  auth: true,
  roles: operator,
  summary: 'End every session of a person',
  params,
  success: { status: 200, body },
  failures: deciding,
});

export const removePersonsSecondFactor = defineCall({
  id: 'removePersonsSecondFactor',
  service,
  method: 'POST',
  path: '/api/desk/people/{id}/remove-second-factor',
  auth: true,
  roles: operator,
  summary:
    'Remove the second factor and the passkeys of a person whose identity was checked, and end every session of theirs',
  params,
  /** How the operator verified the person's identity; stored in the audit trail. */
  body: z.strictObject({ identityCheck: prose('Identity check', 500) }),
  success: { status: 200, body },
  failures: { ...failures, 409: 'It is the caller or another operator, or there is neither.' },
});
