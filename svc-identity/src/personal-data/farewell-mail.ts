import type { Mail } from '../mail/letter.ts';
import type { UserRecord } from '../users/user.ts';

/**
 * Returns the mail that lists what was deleted and what stays, as docs/security.md does. It is deleted once it is sent.
 */
export function accountDeletedMail({ _id, email }: Pick<UserRecord, '_id' | 'email'>): Mail {
  return {
    _id: `deleted-${_id}`,
    to: email,
    forgetWhenSent: true,
    letter: {
      subject: 'Your account has been deleted',
      heading: 'Your account has been deleted',
      paragraphs: [
        'Your name, email and postal addresses, sessions, notifications, favorites, cart, store, pictures, and your conversations with the assistant and what you said of its answers are gone. Your items have left the shop.',
        'What stays: orders keep their items and amounts, as bookkeeping demands, without your name and address. Reviews keep their words, stars, size and fit, as by a former customer, without pictures. The words of your items are kept and shown to nobody.',
        'Thank you for the time with us.',
      ],
    },
  };
}
