import { contact } from '@ethereal/contracts/identity';
import { alreadySent, route } from '@ethereal/service-kit/route';
import express, { type Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { contactMail } from './contact-mail.ts';

const FORM = 'application/x-www-form-urlencoded';
const SENT_PAGE = '/ethereal/contact?sent=1';

export function contactRoutes(router: Router, deps: Dependencies): void {
  router.use(contact.path, express.urlencoded({ extended: false, limit: '100kb' }));

  route(router, contact, deps, async ({ body, request, response }) => {
    await deps.postOffice.post(contactMail(body, deps.supportEmail));
    if (request.is(FORM)) {
      // A browser posted the form without scripts and follows to a page.
      response.redirect(303, SENT_PAGE);
      return alreadySent;
    }
    return { message: 'Thank you for your message. We will answer soon.' };
  });
}
