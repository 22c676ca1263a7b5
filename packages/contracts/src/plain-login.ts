import { z } from 'zod';
import { defineCall } from './call.ts';
import { blankAsAbsent } from './common.ts';

// Browsers without scripts have no place for a token, so these calls answer pages and give the session as a cookie.

const service = 'svc-identity';
/** A page for browsers without scripts. */
export const plainPage = { status: 200, body: z.string(), types: ['text/html'] };
/** Redirect after a form. */
const redirect = { status: 303, body: z.undefined() };
const next = z.string().max(2000);

export const plainLogInPage = defineCall({
  id: 'plainLogInPage',
  service,
  method: 'GET',
  path: '/plain/login',
  auth: false,
  summary: 'Get the log-in page for browsers without scripts',
  query: z.strictObject({ next: blankAsAbsent(next) }),
  success: plainPage,
});

export const plainLogIn = defineCall({
  id: 'plainLogIn',
  service,
  method: 'POST',
  path: '/plain/login',
  auth: false,
  summary: 'Log in by a form: the session is a cookie that only pages below /plain receive',
  limitedBy: 'Failures are counted by account and by address.',
  body: z.strictObject({
    email: z.string().max(1000),
    password: z.string().max(1000),
    code: z.string().max(100).optional(),
    next: next.optional(),
  }),
  success: redirect,
  failures: {
    401: 'Unknown email or wrong password, or the code of the second factor is missing. The answer is the page.',
    403: 'Not activated yet, suspended, or the form came from another site.',
    429: 'Too many failures.',
  },
});

export const plainLogOut = defineCall({
  id: 'plainLogOut',
  service,
  method: 'POST',
  path: '/plain/logout',
  auth: false,
  summary: 'End the session of a browser without scripts',
  limitedBy: 'It ends only the session of its own cookie.',
  body: z.strictObject({ proof: z.string().max(100) }),
  success: redirect,
  failures: { 403: 'The form came from another site.' },
});
