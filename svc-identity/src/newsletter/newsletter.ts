import { confirmNewsletter, leaveNewsletter, subscribeToNewsletter } from '@ethereal/contracts/identity';
import type { Part } from '@ethereal/service-kit/define-service';
import { invalid } from '@ethereal/service-kit/errors';
import { newId } from '@ethereal/service-kit/ids';
import { ensureIndexes } from '@ethereal/service-kit/mongo';
import { repeat } from '@ethereal/service-kit/repeat';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Mail } from '../mail/letter.ts';
import type { Shared } from '../shared/shared.ts';
import { createOffersJob } from './offers.job.ts';
import { createSubscribersStore, type SubscribersStore } from './subscribers.store.ts';

/** Returns the mail that asks the owner of a mailbox to confirm the daily offers. */
function newsletterMail(email: string): Mail {
  return {
    _id: newId(),
    to: email,
    letter: {
      subject: 'Confirm your sign-up for daily offers',
      heading: 'Daily offers from Ethereal.?',
      paragraphs: [
        'Somebody, hopefully you, signed this mailbox up for our daily offers. Nothing comes before you confirm.',
      ],
      action: {
        label: 'Yes, send me daily offers',
        path: '/ethereal/confirm-newsletter?token=',
        token: 'newsletter',
        user: email,
      },
      footnote: 'The link works once, for 7 days. If it was not you, ignore this mail and nothing else comes.',
    },
  };
}

/** Pause between two searches for subscribers without the mail of the day, in milliseconds. */
const MAIL_OFFERS_EVERY_MS = 60_000;

/** Mails per mailbox; beyond the limit the answer is the same and no mail is sent. */
const PER_MAILBOX = { windowSeconds: 3600, max: 3 };

const refused = () => invalid('This link is not valid any more.', { code: 'INVALID_LINK' });

/** Opens the daily offers: subscriptions by double opt-in. */
export async function openNewsletter(shared: Shared): Promise<Part> {
  const subscribers = createSubscribersStore(shared.db);
  await ensureIndexes(subscribers);
  const { PERSONAL_DATA_HOLDERS: holders, DAILY_OFFERS_FROM_HOUR: fromHour } = shared.config;
  const mailOffers = createOffersJob({ ...shared, subscribers, holders, fromHour });
  repeat(mailOffers, { ...shared, job: 'daily offers', everyMs: MAIL_OFFERS_EVERY_MS });
  return { mount: (router) => mountNewsletter(router, { ...shared, subscribers }) };
}

function mountNewsletter(router: Router, deps: Shared & { subscribers: SubscribersStore }): void {
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
    const isConfirmed = await mailTokens.redeem('newsletter', body.token, now(), async ({ address }) => {
      await subscribers.confirm(address, now());
      return true;
    });
    if (!isConfirmed) throw refused();
    return { message: 'You are signed up for daily offers.' };
  });

  // Mail clients send the form of RFC 8058 as the body, which has no information beyond the address.
  route(router, leaveNewsletter, deps, async ({ params }) => {
    await subscribers.leave(params.token);
    return { message: 'You receive no more daily offers.' };
  });
}
