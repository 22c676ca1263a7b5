import { z } from 'zod';
import { defineCall, messageBody } from './call.ts';
import { id, line, moment } from './common.ts';
import { claimedPassword, newPassword } from './passwords.ts';

export const EMAIL_TAKEN = 'This email is already taken.';
export const NAME_TAKEN = 'This name combination is already taken.';
export const INVALID_ACTIVATION = 'Invalid activation link.';

/** How long a changed name or email stays as it is, in days. */
export const CHANGE_LOCK_DAYS = 14;

const fname = line('First Name', 50);
const lname = line('Last Name', 50);

/** An email address, in lower case. */
export const email = z
  .string('Email is required.')
  .trim()
  .toLowerCase()
  .min(1, 'Email is required.')
  .max(254, 'Email may have at most 254 characters.')
  .pipe(z.email('Enter a valid email address.'));

export const user = z.object({
  _id: id,
  fname: z.string(),
  lname: z.string(),
  email: z.string(),
  createdAt: moment,
  nameChangedAt: moment.nullable(),
  emailChangedAt: moment.nullable(),
  /** While `email` waits to be confirmed: the address that mails go to. */
  confirmedEmail: z.string().optional(),
});
export type User = z.output<typeof user>;

/** Fields and rules of the sign-up form. */
export const signupBody = z.strictObject({ fname, lname, email, password: newPassword });

/** The contact form; its fields carry the names that form services show to the shop's staff. */
export const contactBody = z.strictObject({
  'First Name': line('First Name', 50),
  'Last Name': line('Last Name', 50),
  'Email Address': email,
  Message: z
    .string('Message is required.')
    .trim()
    .min(1, 'Message is required.')
    .max(5000, 'Message may have at most 5000 characters.'),
});

const service = 'svc-identity';
const changed = z.object({ message: z.literal(true) });
const isUnique = z.object({ isUnique: z.boolean() });
const locked = 'Changed less than 14 days ago; the message names the date it opens.';

export const signUp = defineCall({
  id: 'signUp',
  service,
  method: 'POST',
  path: '/api/signup',
  auth: false,
  summary: 'Create an account and mail its activation link',
  body: signupBody,
  success: { status: 201, body: messageBody },
  failures: { 400: 'One message per faulty field.', 409: EMAIL_TAKEN },
  rateLimit: { windowSeconds: 3600, max: 100 },
});

export const activateAccount = defineCall({
  id: 'activateAccount',
  service,
  method: 'GET',
  path: '/api/activate-account',
  auth: false,
  summary: 'Activate an account by the token that was mailed',
  query: z.object({ token: z.string(INVALID_ACTIVATION).max(200, INVALID_ACTIVATION).optional() }),
  success: { status: 200, body: messageBody },
  failures: { 400: INVALID_ACTIVATION },
  rateLimit: { windowSeconds: 60, max: 300 },
});

export const logIn = defineCall({
  id: 'logIn',
  service,
  method: 'POST',
  path: '/api/login',
  auth: false,
  summary: 'Get a token',
  body: z.strictObject({ email, password: claimedPassword }),
  success: { status: 200, body: z.object({ token: z.string() }) },
  failures: {
    401: 'Unknown email or wrong password.',
    403: 'Not activated yet; a fresh link is mailed.',
    429: 'Too many failures.',
  },
});

export const validateUser = defineCall({
  id: 'validateUser',
  service,
  method: 'GET',
  path: '/api/validate-user',
  auth: true,
  summary: 'Whether the token is good; a bad, expired or revoked one is no error here',
  success: { status: 200, body: z.object({ valid: z.boolean() }) },
});

export const getUserDetails = defineCall({
  id: 'getUserDetails',
  service,
  method: 'GET',
  path: '/api/user-details',
  auth: true,
  summary: 'The caller',
  success: { status: 200, body: user },
});

/** What another service may know of a person. Not reachable through the gateway. */
export const getPerson = defineCall({
  id: 'getPerson',
  service,
  method: 'GET',
  path: '/internal/people/{id}',
  auth: false,
  summary: "A person's name, and since when they are here",
  params: z.object({ id }),
  success: { status: 200, body: z.object({ fname: z.string(), lname: z.string(), since: moment }) },
  failures: { 404: 'There is no such person.' },
});

export const signOut = defineCall({
  id: 'signOut',
  service,
  method: 'GET',
  path: '/api/auth/signout',
  auth: true,
  summary: 'Revoke the token',
  success: { status: 200, body: messageBody },
});

export const checkNameCombination = defineCall({
  id: 'checkNameCombination',
  service,
  method: 'POST',
  path: '/api/checkNameCombination',
  auth: true,
  summary: 'Whether nobody else has this name, without regard to case and outer blanks',
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
  summary: 'Whether nobody else has this email',
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
    .refine((names) => (names.fname === undefined) !== (names.lname === undefined), 'Send fname or lname.'),
  success: { status: 200, body: changed },
  failures: { 409: NAME_TAKEN, 423: locked },
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
});

const mailedToken = z.strictObject({ token: z.string('The link is not whole.').min(1).max(200) });
const spentLink = 'The link is unknown, used or too old.';

export const confirmEmail = defineCall({
  id: 'confirmEmail',
  service,
  method: 'POST',
  path: '/api/confirm-email',
  auth: false,
  summary:
    'Confirm a changed email by the token mailed to it; the message says from when on it is the only one',
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
  failures: { 400: spentLink },
  rateLimit: { windowSeconds: 60, max: 300 },
});

export const exportAccount = defineCall({
  id: 'exportAccount',
  service,
  method: 'GET',
  path: '/api/account/export',
  auth: true,
  summary: 'One ZIP with all that every service holds on the caller, and their pictures; streamed',
  success: { status: 200, body: z.string() },
  failures: { 503: 'A service that holds a share cannot be asked just now.' },
  rateLimit: { windowSeconds: 3600, max: 60 },
  transfer: 'stream',
});

export const deleteAccount = defineCall({
  id: 'deleteAccount',
  service,
  method: 'DELETE',
  path: '/api/account',
  auth: true,
  summary: 'Delete the account: sessions end at once, a mail says when every service has erased its share',
  body: z.strictObject({ password: claimedPassword }),
  success: { status: 202, body: messageBody },
  failures: { 403: 'Not the password.', 429: 'Too many failures.' },
});

const session = z.object({
  _id: z.string(),
  /** Browser and system, as far as the browser says. */
  device: z.string(),
  /** The network that it was last used from, without the machine's own part. */
  network: z.string(),
  startedAt: moment,
  lastUsedAt: moment,
  /** Whether the caller's own. */
  current: z.boolean(),
});
export type AccountSession = z.output<typeof session>;

export const listSessions = defineCall({
  id: 'listSessions',
  service,
  method: 'GET',
  path: '/api/account/sessions',
  auth: true,
  summary: 'Where the caller is logged in, last used first',
  success: { status: 200, body: z.object({ sessions: z.array(session) }) },
});

export const endSession = defineCall({
  id: 'endSession',
  service,
  method: 'DELETE',
  path: '/api/account/sessions/{sessionId}',
  auth: true,
  summary: "End one of the caller's sessions",
  params: z.object({ sessionId: z.uuid() }),
  success: { status: 200, body: messageBody },
  failures: { 404: 'There is no such session of the caller.' },
});

export const verifyPassword = defineCall({
  id: 'verifyPassword',
  service,
  method: 'POST',
  path: '/api/verify-password',
  auth: true,
  summary: "Whether this is the caller's password; a match allows update-password for 5 minutes",
  body: z.strictObject({ password: claimedPassword }),
  success: { status: 200, body: z.object({ match: z.boolean() }) },
  failures: { 429: 'Too many failures.' },
});

export const updatePassword = defineCall({
  id: 'updatePassword',
  service,
  method: 'POST',
  path: '/api/update-password',
  auth: true,
  summary: "Change the caller's password; every other session ends",
  body: z.strictObject({ newPassword }),
  success: { status: 200, body: z.object({ success: z.literal(true) }) },
  failures: { 403: 'verify-password did not match for this token in the last 5 minutes.' },
});

export const requestPasswordReset = defineCall({
  id: 'requestPasswordReset',
  service,
  method: 'POST',
  path: '/api/request-password-reset',
  auth: false,
  summary: 'Mail a link to set a new password, if the account exists',
  body: z.strictObject({ email }),
  success: { status: 200, body: messageBody },
  rateLimit: { windowSeconds: 3600, max: 300 },
});

export const resetPassword = defineCall({
  id: 'resetPassword',
  service,
  method: 'POST',
  path: '/api/reset-password/{token}',
  auth: false,
  summary: 'Set a new password by the token that was mailed; every session ends',
  params: z.object({ token: z.string() }),
  body: z.strictObject({ newPassword }),
  success: { status: 200, body: messageBody },
  failures: { 400: 'A bad or used token, or a password against the rules.' },
  rateLimit: { windowSeconds: 60, max: 300 },
});

export const contact = defineCall({
  id: 'contact',
  service,
  method: 'POST',
  path: '/api/contact',
  auth: false,
  summary: 'Write to support (JSON: 202; form-encoded: 303 to /ethereal/contact?sent=1)',
  body: contactBody,
  success: { status: 202, body: messageBody },
  rateLimit: { windowSeconds: 3600, max: 300 },
});

export const subscribeToNewsletter = defineCall({
  id: 'subscribeToNewsletter',
  service,
  method: 'POST',
  path: '/api/newsletter',
  auth: false,
  summary: 'Sign up for daily offers; a link that is mailed confirms it',
  body: z.strictObject({ email }),
  success: { status: 202, body: messageBody },
  rateLimit: { windowSeconds: 3600, max: 300 },
});

export const confirmNewsletter = defineCall({
  id: 'confirmNewsletter',
  service,
  method: 'POST',
  path: '/api/newsletter/confirm',
  auth: false,
  summary: 'Confirm the sign-up for daily offers by the token that was mailed',
  body: mailedToken,
  success: { status: 200, body: messageBody },
  failures: { 400: spentLink },
  rateLimit: { windowSeconds: 60, max: 300 },
});
