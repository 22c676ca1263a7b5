import { z } from 'zod';
import { PASSWORD_RULES } from './password-rules.ts';

// `password-rules.ts` has no schemas, so that a page that only shows the rules loads no zod.
export { PASSWORD_RULES } from './password-rules.ts';

/** Maximum length of a password, in characters. */
export const MAX_PASSWORD = 128;

/** A new password, which must satisfy all four rules. */
export const newPassword = z
  .string('Password is required.')
  .max(MAX_PASSWORD, `Password may have at most ${MAX_PASSWORD} characters.`)
  .superRefine((password, context) => {
    const broken = PASSWORD_RULES.find((rule) => !rule.holds(password));
    if (broken) context.addIssue({ code: 'custom', message: `Password: ${broken.text}.` });
  });

/** A password that a person logs in with. It is compared with the stored hash and not checked against the rules. */
export const claimedPassword = z
  .string('Password is required.')
  .min(1, 'Password is required.')
  .max(MAX_PASSWORD, `Password may have at most ${MAX_PASSWORD} characters.`);
