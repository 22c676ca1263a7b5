import { z } from 'zod';
import { line } from '../common.ts';

export const fname = line('First Name', 50);
export const lname = line('Last Name', 50);

/** Email address, in lower case. */
export const email = z
  .string('Email is required.')
  .trim()
  .toLowerCase()
  .min(1, 'Email is required.')
  .max(254, 'Email may have at most 254 characters.')
  .pipe(z.email('Enter a valid email address.'));

export const service = 'svc-identity';
export const mailedToken = z.strictObject({ token: z.string('The link is not whole.').min(1).max(200) });
export const spentLink = 'The link is unknown, used or too old.';
