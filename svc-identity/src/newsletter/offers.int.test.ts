import { confirmNewsletter, leaveNewsletter, subscribeToNewsletter } from '@ethereal/contracts/identity';
import { listPersonsOffers } from '@ethereal/contracts/offers';
import { colonPath } from '@ethereal/contracts/path-template';
import { startApp } from '@ethereal/service-kit/testing/harness';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenIn } from '../testing/mailbox.ts';
import { openTestIdentity, type TestIdentity } from '../testing/start-identity.ts';
import { createOffersJob } from './offers.job.ts';
import { createSubscribersStore } from './subscribers.store.ts';

const OFFER = {
  _id: 'a'.repeat(24),
  name: 'Linen Coat',
  price: 56,
  formerPrice: 80,
  percent: 30,
  category: 'women',
  subCategory: 'topW',
  size: [],
  isBestseller: false,
  itemImg: '/images/coat',
  image1: { url: '/images/coat' },
  user: 'b'.repeat(24),
};

let identity: TestIdentity;
let closeCatalog: () => Promise<unknown>;
let catalogUrl: string;
let reduced: (typeof OFFER)[] = [];
let isAway = false;
/** Person whose offers svc-catalog cannot read. */
let faulty: string | undefined;
beforeAll(async () => {
  const app = express().get(colonPath(listPersonsOffers.path), ({ params }, response) => {
    const isFailing = isAway || params.id === faulty;
    response.status(isFailing ? 503 : 200).json(isFailing ? { message: 'Away.' } : { items: reduced });
  });
  ({ url: catalogUrl, close: closeCatalog } = await startApp(app));
  identity = await openTestIdentity();
});
afterAll(async () => {
  await identity.close();
  await closeCatalog();
});

/** Signs a person with an account up for daily offers, with the confirmation. */
async function subscriber(): Promise<string> {
  const { email } = await identity.activated();
  await identity.ask(subscribeToNewsletter, { body: { email } });
  const token = tokenIn(await identity.mailbox.next(email, /Confirm your sign-up/));
  await identity.ask(confirmNewsletter, { body: { token } });
  return email;
}

const MORNING = new Date('2030-03-01T14:00:00Z');
type Post = Parameters<typeof createOffersJob>[0]['postOffice']['post'];

/** Returns one run of the job at a moment. It collects the mails instead of sending them. */
async function runAt(at: Date, post?: Post) {
  const posted: Parameters<Post>[0][] = [];
  const run = createOffersJob({
    subscribers: createSubscribersStore(identity.db),
    users: { findByEmail: (email: string) => identity.db.collection('users').findOne({ email }) as never },
    postOffice: {
      post:
        post ??
        (async (...mails) => {
          posted.push(...mails);
        }),
    },
    holders: new Map([['svc-catalog', catalogUrl]]),
    fromHour: 13,
    now: () => at,
  });
  await run(new AbortController().signal);
  return posted;
}

const hoursLater = (hours: number) => new Date(MORNING.getTime() + hours * 3_600_000);
const to = <T extends { to: string }>(mails: T[], email: string) => mails.filter((mail) => mail.to === email);

describe('daily offers', () => {
  it('mails a confirmed subscriber once a day, with what costs less', async () => {
    reduced = [OFFER];
    const email = await subscriber();
    const [mail] = to(await runAt(MORNING), email);
    expect(mail).toMatchObject({
      letter: {
        subject: 'Linen Coat costs less today',
        goods: [{ name: 'Linen Coat', value: '$56.00', detail: 'was $80.00, −30 %' }],
      },
      oneClickLeave: expect.stringMatching(/^\/api\/newsletter\/leave\/[\w-]{32}$/),
    });
    expect(to(await runAt(hoursLater(5)), email)).toEqual([]);
    expect(to(await runAt(hoursLater(24)), email)).toHaveLength(1);
  });

  it('mails nothing before the morning, without offers, and to mailboxes without a confirmation or an account', async () => {
    reduced = [OFFER];
    const email = await subscriber();
    expect(to(await runAt(hoursLater(34)), email)).toEqual([]);
    const visitor = 'visitor@mail.test';
    await identity.ask(subscribeToNewsletter, { body: { email: visitor } });
    expect(to(await runAt(hoursLater(48)), visitor)).toEqual([]);
    reduced = [];
    expect(to(await runAt(hoursLater(72)), email)).toEqual([]);
  });

  it('mails the others although the offers of one cannot be read', async () => {
    reduced = [OFFER];
    const [first = '', second = ''] = [await subscriber(), await subscriber()].sort();
    faulty = (await identity.db.collection<{ _id: string }>('users').findOne({ email: first }))?._id;
    const mailed: string[] = [];
    const post: Post = async (...mails) => void mailed.push(...mails.map(({ to }) => to));
    await expect(runAt(hoursLater(96), post)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(mailed).toContain(second);
    faulty = undefined;
    expect((await runAt(hoursLater(97))).map(({ to }) => to)).toEqual([first]);
  });

  it('gives the mail the same id after a crash before the mark, so that the mail queue takes it once', async () => {
    reduced = [OFFER];
    const email = await subscriber();
    const crash = async () => {
      throw new Error('killed');
    };
    await expect(runAt(hoursLater(96), crash)).rejects.toThrow('killed');
    const [first] = to(await runAt(hoursLater(96)), email);
    await identity.db.collection('subscribers').updateOne({ _id: email as never }, { $unset: { servedOn: '' } });
    const [again] = to(await runAt(hoursLater(97)), email);
    expect(again?._id).toBe(first?._id);
  });

  it('continues with the same subscriber after svc-catalog was unavailable', async () => {
    reduced = [OFFER];
    const email = await subscriber();
    isAway = true;
    await expect(runAt(hoursLater(120))).rejects.toThrow();
    isAway = false;
    expect(to(await runAt(hoursLater(121)), email)).toHaveLength(1);
  });
});

describe('POST /api/newsletter/leave/{token}', () => {
  it('unsubscribes by the one press of a mail client, and is idempotent', async () => {
    reduced = [OFFER];
    const email = await subscriber();
    const [mail] = to(await runAt(hoursLater(144)), email);
    const press = () =>
      fetch(identity.url + mail?.oneClickLeave, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect([(await press()).status, (await press()).status]).toEqual([200, 200]);
    expect(to(await runAt(hoursLater(168)), email)).toEqual([]);
    expect((await identity.ask(leaveNewsletter, { params: { token: 'x'.repeat(32) } })).status).toBe(200);
  });
});
