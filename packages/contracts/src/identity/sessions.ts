import { z } from 'zod';
import { AS_CHANGE, defineCall, messageBody } from '../call.ts';
import { moment } from '../common.ts';
import { claimedPassword } from '../passwords.ts';
import { email, service } from './common.ts';
import { factorCode } from './second-factor.ts';

export const logIn = defineCall({
  id: 'logIn',
  service,
  method: 'POST',
  path: '/api/login',
  auth: false,
  summary: 'Get a token',
  limitedBy: 'Failures are counted by account and by address.',
  body: z.strictObject({ email, password: claimedPassword, code: factorCode.optional() }),
  success: { status: 200, body: z.object({ token: z.string() }) },
  failures: {
    401: 'Unknown email or wrong password; `SECOND_FACTOR_REQUIRED` until a code of the second factor is sent, too.',
    403: 'Not activated yet; a fresh link is mailed. Or `SUSPENDED`, by an operator.',
    429: 'Too many failures.',
  },
});

export const validateUser = defineCall({
  id: 'validateUser',
  service,
  method: 'GET',
  path: '/api/validate-user',
  auth: true,
  summary: 'Check whether the token is valid; an invalid, expired or revoked one is not an error',
  success: { status: 200, body: z.object({ valid: z.boolean() }) },
  failures: { 401: 'No token at all.' },
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

/** A session of a person. */
export const session = z.object({
  _id: z.string(),
  /** Browser and operating system, as the browser reports them. */
  device: z.string(),
  /** Network of the last use: the address without its host part. */
  network: z.string(),
  startedAt: moment,
  lastUsedAt: moment,
  /** Whether this is the caller's own session. */
  current: z.boolean(),
});
export type AccountSession = z.output<typeof session>;

export const listSessions = defineCall({
  id: 'listSessions',
  service,
  method: 'GET',
  path: '/api/account/sessions',
  auth: true,
  summary: "List the caller's sessions, last used first",
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
  limitedBy: AS_CHANGE,
});
