import { contact } from '@ethereal/contracts/identity';
import type { Part } from '@ethereal/service-kit/define-service';
import { alreadySent, route } from '@ethereal/service-kit/route';
import express, { type Router } from 'express';
import type { Kit } from '../sessions/sessions.ts';
import { contactMail } from './contact-mail.ts';

const FORM = 'application/x-www-form-urlencoded';
const SENT_PAGE = '/ethereal/contact?sent=1';

/** Opens the contact form. */
export const openContact = (kit: Kit): Part => ({ mount: (router) => contactRoutes(router, kit) });

function contactRoutes(router: Router, deps: Kit): void {
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
