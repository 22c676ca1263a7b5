import { newId } from '@ethereal/service-kit/ids';
import type { Mail } from '../mail/letter.ts';

const HAPPENED = {
  added: ['A passkey was added to your Ethereal. account', 'A passkey that logs in to your account has been added'],
  removed: ['A passkey of your Ethereal. account was removed', 'A passkey of your account has been removed'],
} as const;

/** Returns the mail that informs the owner of a passkey that was added or removed. `name` is its device. */
export function passkeyMail(to: string, happened: keyof typeof HAPPENED, name?: string): Mail {
  const [subject, words] = HAPPENED[happened];
  return {
    _id: newId(),
    to,
    letter: {
      subject,
      heading: subject,
      paragraphs: [
        `${words}${name ? `: ${name}` : ''}.`,
        'If this was not you, set a new password at once: it also removes passkeys of the last two weeks.',
      ],
      action: { label: 'Set a new password', path: '/ethereal/confirm-email-to-change-password' },
    },
  };
}
