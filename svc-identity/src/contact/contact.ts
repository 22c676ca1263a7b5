import { contact, type contactBody } from '@ethereal/contracts/identity';
import type { Part } from '@ethereal/service-kit/define-service';
import { newId } from '@ethereal/service-kit/ids';
import { alreadySent, route } from '@ethereal/service-kit/route';
import express, { type Router } from 'express';
import type { z } from 'zod';
import type { Mail } from '../mail/letter.ts';
import type { Shared } from '../shared/shared.ts';

/** Returns the mail to support with a message from the contact page. */
function contactMail(form: z.output<typeof contactBody>, supportEmail: string): Mail {
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

const FORM = 'application/x-www-form-urlencoded';
const SENT_PAGE = '/ethereal/contact?sent=1';

/** Opens the contact form. */
export const openContact = (shared: Shared): Part => ({ mount: (router) => mountContact(router, shared) });

function mountContact(router: Router, deps: Shared): void {
  router.use(contact.path, express.urlencoded({ extended: false, limit: '100kb' }));

  route(router, contact, deps, async ({ body, request, response }) => {
    await deps.postOffice.post(contactMail(body, deps.config.SUPPORT_EMAIL));
    if (request.is(FORM)) {
      // A browser posted the form without scripts and follows to a page.
      response.redirect(303, SENT_PAGE);
      return alreadySent;
    }
    return { message: 'Thank you for your message. We will answer soon.' };
  });
}
