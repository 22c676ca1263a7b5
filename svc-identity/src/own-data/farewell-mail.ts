import type { Mail } from '../mail/mail.ts';
import type { UserRecord } from '../users/user.ts';

/** Says that all is gone; itself forgotten as soon as it is sent. */
export function accountDeletedMail({ _id, email }: Pick<UserRecord, '_id' | 'email'>): Mail {
  return {
    _id: `deleted-${_id}`,
    to: email,
    forgetWhenSent: true,
    letter: {
      subject: 'Your account has been deleted',
      heading: 'Your account has been deleted',
      paragraphs: [
        'Your name, addresses, favourites, cart, reviews’ names, pictures and conversations are gone. Orders keep their amounts, as bookkeeping demands, and no longer say who placed them.',
        'Thank you for the time with us.',
      ],
    },
  };
}
