import { newId } from '@ethereal/service-kit/ids';
import type { Mail } from '../mail/letter.ts';

const letterOf = (happened: 'suspended' | 'restored', paragraphs: string[]): Mail['letter'] => ({
  subject: `Your Ethereal. account was ${happened}`,
  heading: `Your account was ${happened}`,
  paragraphs,
  action: { label: 'Contact us', path: '/ethereal/contact' },
});

/** Returns the mail that names the reason of a suspension. */
export const suspendedMail = (to: string, reason: string): Mail => ({
  _id: newId(),
  to,
  letter: letterOf('suspended', [
    `Reason: ${reason}`,
    'You cannot log in, and what you sell has left the shop. Write to us if you think that this is a mistake.',
  ]),
});

/** Returns the mail that informs a person of the end of a suspension. */
export const restoredMail = (to: string): Mail => ({
  _id: newId(),
  to,
  letter: letterOf('restored', ['You may log in again, and what you sell is back in the shop.']),
});
