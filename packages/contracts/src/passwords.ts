import { z } from 'zod';

/** The rules of a password, in the order in which the checklist shows them. */
export const PASSWORD_RULES = [
  { id: 'length', text: 'Use 7+ characters', holds: (password: string) => password.length >= 7 },
  { id: 'letter', text: 'At least 1 letter', holds: (password: string) => /\p{L}/u.test(password) },
  { id: 'number', text: 'At least 1 number', holds: (password: string) => /\p{Nd}/u.test(password) },
  {
    id: 'spaces',
    text: 'No spaces',
    holds: (password: string) => password.length > 0 && !/\s/u.test(password),
  },
] as const;

export const MAX_PASSWORD = 128;

/** A new password: all four rules hold. */
export const newPassword = z
  .string('Password is required.')
  .max(MAX_PASSWORD, `Password may have at most ${MAX_PASSWORD} characters.`)
  .superRefine((password, context) => {
    const broken = PASSWORD_RULES.find((rule) => !rule.holds(password));
    if (broken) context.addIssue({ code: 'custom', message: `Password: ${broken.text}.` });
  });

/** A password somebody claims to have; checked against the stored hash, not against the rules. */
export const claimedPassword = z
  .string('Password is required.')
  .min(1, 'Password is required.')
  .max(MAX_PASSWORD, `Password may have at most ${MAX_PASSWORD} characters.`);
