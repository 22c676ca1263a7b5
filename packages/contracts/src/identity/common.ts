import { z } from 'zod';
import { line } from '../common.ts';

/** Maximum length of a first or last name, in characters. */
export const MAX_NAME = 50;

/** Maximum length of an email address, in characters. */
export const MAX_EMAIL = 254;

export const fname = line('First Name', MAX_NAME);
export const lname = line('Last Name', MAX_NAME);

/** Email address, in lower case. */
export const email = z
  .string('Email is required.')
  .trim()
  .toLowerCase()
  .min(1, 'Email is required.')
  .max(MAX_EMAIL, `Email may have at most ${MAX_EMAIL} characters.`)
  .pipe(z.email('Enter a valid email address.'));

export const service = 'svc-identity';
export const mailedToken = z.strictObject({ token: z.string('The link is not whole.').min(1).max(200) });
export const spentLink = 'The link is unknown, used or too old.';
