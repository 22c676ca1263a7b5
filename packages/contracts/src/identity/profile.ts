import { z } from 'zod';
import { AS_CHANGE, defineCall, messageBody } from '../call.ts';
import { id, moment } from '../common.ts';
import { aboutFields } from '../rule.ts';
import { email, fname, lname, mailedToken, service, spentLink } from './common.ts';

export const EMAIL_TAKEN = 'This email is already taken.';
export const NAME_TAKEN = 'This name combination is already taken.';
/** Days during which a changed name or email cannot be changed again. */
export const CHANGE_LOCK_DAYS = 14;

export const user = z.object({
  _id: id,
  fname: z.string(),
  lname: z.string(),
  email: z.string(),
  createdAt: moment,
  nameChangedAt: moment.nullable(),
  emailChangedAt: moment.nullable(),
  /** Address that mails are sent to; present while `email` awaits its confirmation. */
  confirmedEmail: z.string().optional(),
  /** Whether log-in requires a second factor. */
  secondFactor: z.boolean().optional(),
  /** Roles of `ROLES` that apply from the next log-in on. */
  roles: z.array(z.string()).optional(),
});
export type User = z.output<typeof user>;

const changed = z.object({ message: z.literal(true) });
const isUnique = z.object({ isUnique: z.boolean() });
const locked = 'Changed less than 14 days ago; the message names the date it opens.';

export const getUserDetails = defineCall({
  id: 'getUserDetails',
  service,
  method: 'GET',
  path: '/api/user-details',
  auth: true,
  summary: 'Get the caller',
  success: { status: 200, body: user },
});

/** Returns the facts about a person that other services may read. Not reachable through the gateway. */
export const getPerson = defineCall({
  id: 'getPerson',
  service,
  method: 'GET',
  path: '/internal/people/{id}',
  auth: false,
  summary: "Get a person's name and the date of their sign-up",
  params: z.object({ id }),
  success: { status: 200, body: z.object({ fname: z.string(), lname: z.string(), since: moment }) },
  failures: { 404: 'There is no such person.' },
});

export const checkNameCombination = defineCall({
  id: 'checkNameCombination',
  service,
  method: 'POST',
  path: '/api/checkNameCombination',
  auth: true,
  summary: 'Check whether a name is unique, ignoring case and outer blanks',
  body: z.strictObject({ fname, lname }),
  success: { status: 200, body: isUnique },
  rateLimit: { windowSeconds: 60, max: 300 },
});

export const checkEmailUnique = defineCall({
  id: 'checkEmailUnique',
  service,
  method: 'POST',
  path: '/api/checkEmailUnique',
  auth: true,
  summary: 'Check whether an email is unique',
  body: z.strictObject({ newEmail: email }),
  success: { status: 200, body: isUnique },
  rateLimit: { windowSeconds: 60, max: 300 },
});

export const updateUserDetails = defineCall({
  id: 'updateUserDetails',
  service,
  method: 'POST',
  path: '/api/updateUserDetails',
  auth: true,
  summary: "Change the caller's first or last name",
  body: z
    .strictObject({ fname: fname.optional(), lname: lname.optional() })
    .refine((names) => (names.fname === undefined) !== (names.lname === undefined), {
      error: 'Send fname or lname.',
      ...aboutFields('fname', 'lname'),
    }),
  success: { status: 200, body: changed },
  failures: { 409: NAME_TAKEN, 423: locked },
  limitedBy: AS_CHANGE,
});

export const updateUserEmail = defineCall({
  id: 'updateUserEmail',
  service,
  method: 'POST',
  path: '/api/updateUserEmail',
  auth: true,
  summary: "Change the caller's email; mails go to the old address until the new one is confirmed by a link",
  body: z.strictObject({ newEmail: email }),
  success: { status: 200, body: changed },
  failures: { 409: EMAIL_TAKEN, 423: locked },
  limitedBy: AS_CHANGE,
});

export const confirmEmail = defineCall({
  id: 'confirmEmail',
  service,
  method: 'POST',
  path: '/api/confirm-email',
  auth: false,
  summary: 'Confirm a changed email by the token mailed to it; the message states when it takes effect',
  body: mailedToken,
  success: { status: 200, body: messageBody },
  failures: { 400: spentLink, 409: EMAIL_TAKEN },
  rateLimit: { windowSeconds: 60, max: 300 },
});

export const undoEmailChange = defineCall({
  id: 'undoEmailChange',
  service,
  method: 'POST',
  path: '/api/undo-email-change',
  auth: false,
  summary:
    'Bring the old email back by the token mailed to it: every session and the password end; answers a token that sets a new one',
  body: mailedToken,
  success: { status: 200, body: messageBody.extend({ resetToken: z.string() }) },
  failures: { 400: spentLink, 409: EMAIL_TAKEN },
  rateLimit: { windowSeconds: 60, max: 300 },
});
