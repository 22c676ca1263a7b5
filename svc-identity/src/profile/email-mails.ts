import { newId } from '@ethereal/service-kit/ids';
import type { Mail } from '../mail/mail.ts';

/** Tells both addresses that an account went from one to the other. */
export function emailChangedMails(oldEmail: string, newEmail: string, supportEmail: string): Mail[] {
  const subject = 'Your Ethereal. email was changed';
  const heading = 'Your email was changed';
  return [
    {
      _id: newId(),
      to: oldEmail,
      letter: {
        subject,
        heading,
        paragraphs: [
          `Your account now belongs to ${newEmail}. From now on you log in with that email.`,
          `If this was not you, write to ${supportEmail} at once.`,
        ],
      },
    },
    {
      _id: newId(),
      to: newEmail,
      letter: {
        subject,
        heading,
        paragraphs: [`This is now the email of your account. From now on you log in with ${newEmail}.`],
        action: { label: 'Account Settings', path: '/ethereal/profile/settings' },
      },
    },
  ];
}
