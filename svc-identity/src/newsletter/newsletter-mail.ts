import { newId } from '@ethereal/service-kit/ids';
import type { Mail } from '../mail/letter.ts';

/** Returns the mail that asks the owner of a mailbox to confirm the daily offers. */
export function newsletterMail(email: string): Mail {
  return {
    _id: newId(),
    to: email,
    letter: {
      subject: 'Confirm your sign-up for daily offers',
      heading: 'Daily offers from Ethereal.?',
      paragraphs: [
        'Somebody, hopefully you, signed this mailbox up for our daily offers. Nothing comes before you confirm.',
      ],
      action: {
        label: 'Yes, send me daily offers',
        path: '/ethereal/confirm-newsletter?token=',
        token: 'newsletter',
        user: email,
      },
      footnote: 'The link works once, for 7 days. If it was not you, ignore this mail and nothing else comes.',
    },
  };
}
