import { z } from 'zod';
import { defineCall, messageBody } from '../call.ts';
import { claimedPassword, newPassword } from '../passwords.ts';
import { email, mailedToken, service } from './common.ts';

export const verifyPassword = defineCall({
  id: 'verifyPassword',
  service,
  method: 'POST',
  path: '/api/verify-password',
  auth: true,
  summary: "Check the caller's password; a match allows update-password for 5 minutes",
  body: z.strictObject({ password: claimedPassword }),
  success: { status: 200, body: z.object({ match: z.boolean() }) },
  failures: { 429: 'Too many failures.' },
  limitedBy: 'Failures are counted by account and by address.',
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
  limitedBy: 'Each change requires a password that was verified just before.',
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

export const checkResetLink = defineCall({
  id: 'checkResetLink',
  service,
  method: 'POST',
  path: '/api/check-reset-link',
  auth: false,
  summary: 'Check whether a mailed link can still set a new password, without using it',
  body: mailedToken,
  success: { status: 200, body: z.object({ valid: z.boolean() }) },
  rateLimit: { windowSeconds: 60, max: 300 },
});

export const resetPassword = defineCall({
  id: 'resetPassword',
  service,
  method: 'POST',
  path: '/api/reset-password/{token}',
  secretParams: ['token'],
  auth: false,
  summary: 'Set a new password by the token that was mailed; every session ends',
  params: z.object({ token: z.string() }),
  body: z.strictObject({ newPassword }),
  success: { status: 200, body: messageBody },
  failures: { 400: 'A bad or used token, or a password against the rules.' },
  rateLimit: { windowSeconds: 60, max: 300 },
});
