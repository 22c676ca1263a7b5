import { confirmNewsletter, subscribeToNewsletter } from '@ethereal/contracts/identity';
import type { Part } from '@ethereal/service-kit/define-service';
import { invalid } from '@ethereal/service-kit/errors';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Kit } from '../sessions/sessions.ts';
import { newsletterMail } from './newsletter-mail.ts';
import { createSubscribersStore, type SubscribersStore } from './subscribers.store.ts';

/** Mails per mailbox; beyond the limit the answer is the same and no mail is sent. */
const PER_MAILBOX = { windowSeconds: 3600, max: 3 };

const refused = () => invalid('This link is not valid any more.', { code: 'INVALID_LINK' });

/** Opens the daily offers: subscriptions by double opt-in. */
export async function openNewsletter(kit: Kit): Promise<Part> {
  const subscribers = createSubscribersStore(kit.db);
  await ensureIndexes(subscribers);
  return { mount: (router) => newsletterRoutes(router, { ...kit, subscribers }) };
}

function newsletterRoutes(router: Router, deps: Kit & { subscribers: SubscribersStore }): void {
  const { subscribers, mailTokens, postOffice, rateLimiter, now } = deps;

  // The answer is the same for a known mailbox, so that it does not reveal who subscribed.
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
