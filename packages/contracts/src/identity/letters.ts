import { z } from 'zod';
import { defineCall, messageBody } from '../call.ts';
import { line, prose } from '../common.ts';
import { email, MAX_NAME, mailedToken, service, spentLink } from './common.ts';

/** Maximum length of the message of the contact form, in characters. */
export const MAX_LETTER = 5000;

/** Body of the contact form. Its field names are the ones that form services show to the shop's staff. */
export const contactBody = z.strictObject({
  'First Name': line('First Name', MAX_NAME),
  'Last Name': line('Last Name', MAX_NAME),
  'Email Address': email,
  Message: prose('Message', MAX_LETTER),
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

/** Unsubscribes a mailbox by one press, in the mail client (RFC 8058) or on the page that the mail links to. */
export const leaveNewsletter = defineCall({
  id: 'leaveNewsletter',
  service,
  method: 'POST',
  path: '/api/newsletter/leave/{token}',
  auth: false,
  summary: 'Unsubscribe from daily offers by the token of a mail; idempotent',
  params: z.object({ token: z.string().regex(/^[\w-]{24,64}$/) }),
  secretParams: ['token'],
  success: { status: 200, body: messageBody },
  rateLimit: { windowSeconds: 60, max: 300 },
});
