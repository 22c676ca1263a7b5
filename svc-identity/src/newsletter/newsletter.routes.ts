import { confirmNewsletter, subscribeToNewsletter } from '@ethereal/contracts/identity';
import { invalid } from '@ethereal/service-kit/errors';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { newsletterMail } from './newsletter-mail.ts';

/** Mails per mailbox; more requests get the same answer and no mail. */
const PER_MAILBOX = { windowSeconds: 3600, max: 3 };

const refused = () => invalid('This link is not valid any more.', { code: 'INVALID_LINK' });

export function newsletterRoutes(router: Router, deps: Dependencies): void {
  const { subscribers, mailTokens, postOffice, rateLimiter, now } = deps;

  // The same answer whether or not somebody has signed up before: it tells nobody who reads the offers.
  route(router, subscribeToNewsletter, deps, async ({ body: { email } }) => {
    if (await subscribers.add(email, now())) {
      const { allowed } = await rateLimiter.hit('newsletter:mailbox', email, PER_MAILBOX);
      if (allowed) await postOffice.post(newsletterMail(email));
    }
    return { message: 'Almost done: please confirm by the link that we have mailed to you.' };
  });

  route(router, confirmNewsletter, deps, async ({ body }) => {
    const mailed = await mailTokens.redeem('newsletter', body.token, now());
    if (!mailed) throw refused();
    await subscribers.confirm(mailed.address, now());
    return { message: 'You are signed up for daily offers.' };
  });
}
