import { z } from 'zod';
import { defineCall, messageBody } from '../call.ts';
import { newPassword } from '../passwords.ts';
import { email, fname, lname, service } from './common.ts';
import { EMAIL_TAKEN } from './profile.ts';

export const INVALID_ACTIVATION = 'Invalid activation link.';
/** Text of the page for a link that was used: its refusal has the code `ALREADY_ACTIVE`. */
export const ALREADY_ACTIVE = 'Your account is already active. You can log in now.';

/** Fields and rules of the sign-up form. */
export const signupBody = z.strictObject({ fname, lname, email, password: newPassword });

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
  failures: { 400: '`INVALID_ACTIVATION`, or `ALREADY_ACTIVE` for a link that was used.' },
  rateLimit: { windowSeconds: 60, max: 300 },
});

/** Seconds after which the page of a new account offers to resend the activation link. */
export const ACTIVATION_MAIL_AGAIN_SECONDS = 60;

export const mailActivationLink = defineCall({
  id: 'mailActivationLink',
  service,
  method: 'POST',
  path: '/api/activation-mail',
  auth: false,
  summary: 'Mail the activation link again; the answer does not reveal whether an account exists',
  body: z.strictObject({ email }),
  success: { status: 202, body: messageBody },
  rateLimit: { windowSeconds: 3600, max: 100 },
});
