import { newId } from '@ethereal/service-kit/ids';
import type { Mail } from '../mail/letter.ts';

type Change = { user: string; oldEmail: string; newEmail: string; supportEmail: string };

/**
 * Returns the mails of a changed address: to the old one with an undo link, to the new one with a confirmation link.
 */
export function emailChangedMails({ user, oldEmail, newEmail, supportEmail }: Change): Mail[] {
  return [
    {
      _id: newId(),
      to: oldEmail,
      letter: {
        subject: 'Your e-mail address was changed',
        heading: 'Your e-mail address was changed',
        paragraphs: [
          `Somebody, hopefully you, changed the address of your account to ${newEmail}. Until that address is confirmed, mails go on to this one.`,
          'If this was not you, take it back: your address stays, everybody is logged out, and you set a new password.',
        ],
        action: {
          label: 'This was not me',
          path: '/ethereal/undo-email-change?token=',
          token: 'email-undo',
          user,
        },
        footnote: `The link works once, for 14 days. With questions write to ${supportEmail}.`,
      },
    },
    {
      _id: newId(),
      to: newEmail,
      letter: {
        subject: 'Confirm your new e-mail address',
        heading: 'Is this your address?',
        paragraphs: [
          'Somebody, hopefully you, made this the address of an Ethereal. account. Confirm it, and its mails come here.',
        ],
        action: {
          label: 'Confirm this address',
          path: '/ethereal/confirm-email?token=',
          token: 'email-confirmation',
          user,
        },
        footnote: 'The link works once, for 14 days. If you know nothing of it, you can ignore this mail.',
      },
    },
  ];
}
