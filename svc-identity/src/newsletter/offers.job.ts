import { listPersonsOffers } from '@ethereal/contracts/offers';
import { fillPath } from '@ethereal/contracts/path-template';
import { workOnEach } from '@ethereal/service-kit/each';
import { getJson } from '@ethereal/service-kit/http-client';
import type { PostOffice } from '../mail/post-office.ts';
import type { Holders } from '../personal-data/holders.ts';
import type { UsersStore } from '../users/users.store.ts';
import { offersMail } from './offers-mail.ts';
import type { SubscribersStore } from './subscribers.store.ts';

/** Number of subscribers that one query reads. */
const BATCH = 50;

type OffersJobDeps = {
  subscribers: SubscribersStore;
  users: Pick<UsersStore, 'findByEmail'>;
  postOffice: Pick<PostOffice, 'post'>;
  holders: Holders | undefined;
  /** Hour of the day (UTC) from which the mails are sent. */
  fromHour: number;
  now(): Date;
};

/**
 * Returns the job that mails each confirmed subscriber once a day what costs less among the things they like. Nobody
 * receives a mail without offers. A subscriber is marked after the mail is stored; the mail's id holds the day, so a
 * repetition after a crash adds no second mail.
 */
export function createOffersJob({ subscribers, users, postOffice, holders, fromHour, now }: OffersJobDeps) {
  const { service, path, success } = listPersonsOffers;

  /** @throws unavailable while svc-catalog cannot be reached; the next run repeats the request */
  async function offersOf(email: string, url: string) {
    const user = await users.findByEmail(email);
    if (!user) return [];
    const { items } = await getJson(url + fillPath(path, { id: user._id }), { schema: success.body });
    return items;
  }

  type Due = { _id: string; leaveToken: string };

  async function serve({ _id: email, leaveToken }: Due, day: string, url: string): Promise<void> {
    const offers = await offersOf(email, url);
    if (offers.length > 0) await postOffice.post(offersMail(email, day, offers, leaveToken));
    await subscribers.markServed(email, day);
  }

  /** Generates the subscribers who were not served on a day, until the service stops. */
  async function* dueOn(day: string, stopping: AbortSignal): AsyncGenerator<Due> {
    for (let page = await subscribers.dueOn(day, BATCH); ; ) {
      for (const subscriber of page) {
        if (stopping.aborted) return;
        yield subscriber;
      }
      const last = page.at(-1);
      if (!last) return;
      page = await subscribers.dueOn(day, BATCH, last._id);
    }
  }

  return async (stopping: AbortSignal): Promise<void> => {
    const at = now();
    const url = holders?.get(service);
    // Without the address of svc-catalog nobody counts as served.
    if (!url || at.getUTCHours() < fromHour) return;
    const day = at.toISOString().slice(0, 10);
    await workOnEach(dueOn(day, stopping), (subscriber) => serve(subscriber, day, url));
  };
}
