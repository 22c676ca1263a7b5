import { newId } from '@ethereal/service-kit/ids';
import type { Mail } from '../../mail/letter.ts';

/** Returns the mail with the link that activates an account. */
export function activationMail(email: string): Mail {
  return {
    _id: newId(),
    to: email,
    letter: {
      subject: 'Activate your Ethereal. account',
      heading: 'Welcome to Ethereal.',
      paragraphs: ['One step is left: activate your account, then log in and start shopping or selling.'],
      action: {
        label: 'Activate Account',
        path: '/ethereal/activate-account?token=',
        token: 'activation',
      },
      footnote: 'The link works once, for 24 hours. If you did not sign up, you can ignore this mail.',
    },
  };
}
