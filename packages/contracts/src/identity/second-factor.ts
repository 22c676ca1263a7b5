import { z } from 'zod';
import { defineCall } from '../call.ts';
import { claimedPassword } from '../passwords.ts';
import { service } from './common.ts';

/** Maximum number of characters of a sent code. Recovery codes are longer than those of an app. */
export const MAX_FACTOR_CODE = 40;

/** Six digits of an authenticator app, or a recovery code. Blanks and dashes are ignored. */
export const factorCode = z.string('A code is required.').trim().min(1, 'A code is required.').max(MAX_FACTOR_CODE);

/**
 * Both fields are required unless the session entered them within the last five minutes; the code only when a second
 * factor is on.
 */
export const reentered = z
  .strictObject({ password: claimedPassword.optional(), code: factorCode.optional() })
  .default({});
/** Condition of the 403 of calls that change a second factor or a passkey. */
export const NOT_REENTERED =
  '`PASSWORD_NOT_VERIFIED` or `SECOND_FACTOR_REQUIRED`: not entered in the last five minutes. `WRONG_PASSWORD`, `WRONG_CODE`.';

export const setUpSecondFactor = defineCall({
  id: 'setUpSecondFactor',
  service,
  method: 'POST',
  path: '/api/second-factor/setup',
  auth: true,
  summary: 'Get a secret for an authenticator app; nothing changes until a code of it confirms it',
  body: reentered,
  success: { status: 200, body: z.object({ secret: z.string(), uri: z.string() }) },
  failures: {
    403: NOT_REENTERED,
    429: 'Too many failures.',
  },
  rateLimit: { windowSeconds: 3600, max: 300 },
});

export const confirmSecondFactor = defineCall({
  id: 'confirmSecondFactor',
  service,
  method: 'POST',
  path: '/api/second-factor/confirm',
  auth: true,
  summary: 'Turn the second factor on by a code of the new secret; answers the same session as a token with `mfa`',
  body: z.strictObject({ code: factorCode }),
  success: { status: 200, body: z.object({ recoveryCodes: z.array(z.string()), token: z.string() }) },
  failures: {
    400: 'Not a code of the new secret.',
    409: 'This session began no set-up in the last ten minutes.',
    429: 'Too many failures.',
  },
  limitedBy: 'Failures are counted by account and by address.',
});

export const turnOffSecondFactor = defineCall({
  id: 'turnOffSecondFactor',
  service,
  method: 'DELETE',
  path: '/api/second-factor',
  auth: true,
  summary: 'Turn the second factor off, by the password and a code of it or a recovery code',
  body: z.strictObject({ password: claimedPassword, code: factorCode }),
  success: { status: 204, body: z.undefined() },
  failures: {
    403: 'Not the password, or not a code.',
    409: 'There is no second factor.',
    429: 'Too many failures.',
  },
  limitedBy: 'Failures are counted by account and by address.',
});
