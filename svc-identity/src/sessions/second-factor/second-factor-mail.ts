import { newId } from '@ethereal/service-kit/ids';
import type { Mail } from '../../mail/index.ts';

/** Tells the owner of what happened to their second factor. */
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
