import { newId } from '@ethereal/service-kit/ids';
import type { Mail } from '../mail/letter.ts';

/** Returns the mail with the link that sets a new password. The delivery drops it when no account has this email. */
export function resetMail(email: string): Mail {
  return {
    _id: newId(),
    to: email,
    letter: {
      subject: 'Reset your Ethereal. password',
      heading: 'Set a new password',
      paragraphs: ['Somebody, hopefully you, asked for a new password for your account.'],
      action: { label: 'Reset Password', path: '/ethereal/reset-password/', token: 'password-reset' },
      footnote:
        'The link works once, for 1 hour. If you did not ask for it, you can ignore this mail: your password stays as it is.',
    },
  };
}

/** Returns the mail that informs the owner of a changed password. */
export function passwordChangedMail(email: string): Mail {
  return {
    _id: newId(),
    to: email,
    letter: {
      subject: 'Your Ethereal. password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        'The password of your account has just been changed, and your other sessions have ended.',
        'If this was not you, set a new password at once.',
      ],
      action: { label: 'Set a new password', path: '/ethereal/confirm-email-to-change-password' },
    },
  };
}

/** Returns the mail that informs the owner of a changed second factor. */
export function secondFactorMail(to: string, happened: 'switched on' | 'replaced' | 'switched off'): Mail {
  return {
    _id: newId(),
    to,
    letter: {
      subject: `Your Ethereal. second factor was ${happened}`,
      heading: `Your second factor was ${happened}`,
      paragraphs: [
        `The second factor of your account has just been ${happened}.`,
        'If this was not you, set a new password at once.',
      ],
      action: { label: 'Set a new password', path: '/ethereal/confirm-email-to-change-password' },
    },
  };
}
