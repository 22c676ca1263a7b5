import { z } from 'zod';
import { defineCall, messageBody } from '../call.ts';
import { claimedPassword } from '../passwords.ts';
import { service } from './common.ts';

export const exportAccount = defineCall({
  id: 'exportAccount',
  service,
  method: 'GET',
  path: '/api/account/export',
  auth: true,
  summary: 'Download all data of the caller from every service, with their pictures, as one streamed ZIP',
  success: { status: 200, body: z.string(), types: ['application/zip'] },
  failures: { 503: 'A service that stores a share of the data is unavailable.' },
  rateLimit: { windowSeconds: 3600, max: 60 },
  transfer: 'stream',
});

export const deleteAccount = defineCall({
  id: 'deleteAccount',
  service,
  method: 'DELETE',
  path: '/api/account',
  auth: true,
  summary: 'Delete the account: sessions end at once, and a mail confirms that every service has erased its data',
  body: z.strictObject({ password: claimedPassword }),
  success: { status: 202, body: messageBody },
  failures: {
    403: 'Not the password.',
    429: 'Too many failures.',
    503: 'The services that store personal data are not configured (`PERSONAL_DATA_HOLDERS`).',
  },
  limitedBy: 'Failures are counted by account and by address.',
});
