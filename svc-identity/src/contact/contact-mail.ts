import type { contactBody } from '@ethereal/contracts/identity';
import { newId } from '@ethereal/service-kit/ids';
import type { z } from 'zod';
import type { Mail } from '../mail/letter.ts';

/** Returns the mail to support with a message from the contact page. */
export function contactMail(form: z.output<typeof contactBody>, supportEmail: string): Mail {
  const name = `${form['First Name']} ${form['Last Name']}`;
  const address = form['Email Address'];
  return {
    _id: newId(),
    to: supportEmail,
    replyTo: { name, address },
    letter: {
      subject: `Message from ${name}`,
      heading: `Message from ${name}`,
      paragraphs: [form.Message],
      footnote: `Sent from the contact page by ${name}, ${address}. Reply to this mail to answer.`,
    },
  };
}
