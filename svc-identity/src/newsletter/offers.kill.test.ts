import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { listPersonsOffers } from '@ethereal/contracts/offers';
import { colonPath } from '@ethereal/contracts/path-template';
import { newId } from '@ethereal/service-kit/ids';
import { startApp } from '@ethereal/service-kit/testing/harness';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestIdentity, type TestIdentity } from '../testing/start-identity.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const PEOPLE = 60;
/** Numbers of requests for offers at which the process is killed. */
const KILLED_AT = [7, 25, 44];

const OFFER = {
  _id: newId(),
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
  user: newId(),
};

let identity: TestIdentity;
let catalog: Awaited<ReturnType<typeof startApp>>;
let running: ChildProcess | undefined;
let requests = 0;

beforeAll(async () => {
  const app = express().get(colonPath(listPersonsOffers.path), (_request, response) => {
    requests += 1;
    if (KILLED_AT.includes(requests)) running?.kill('SIGKILL');
    response.json({ items: [OFFER] });
  });
  catalog = await startApp(app);
  // This instance has no holder of personal data to read offers from, so only the processes below send them.
  identity = await openTestIdentity({ DAILY_OFFERS_FROM_HOUR: '0' });
});
afterAll(async () => {
  running?.kill('SIGKILL');
  await identity?.close();
  await catalog?.close();
});

/** Starts the service as a process, which mails offers until it is killed. Resolves when the process ends. */
async function runUntilKilled(): Promise<void> {
  running = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...identity.env,
      PERSONAL_DATA_HOLDERS: `svc-catalog=${catalog.url}`,
      PORT: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(running, 'exit');
}

it('mails the offers of a day once to each subscriber when its process is killed three times', async () => {
  const emails = Array.from({ length: PEOPLE }, (_, at) => `offers${at}@mail.test`);
  const subscribers = identity.db.collection<{ _id: string }>('subscribers');
  await identity.db
    .collection<{ _id: string }>('users')
    .insertMany(emails.map((email) => ({ _id: newId(), email, nameKey: email, pendingMails: [] })));
  const confirmedAt = new Date();
  await subscribers.insertMany(emails.map((_id) => ({ _id, since: confirmedAt, confirmedAt })));
  const served = () => subscribers.countDocuments({ servedOn: { $exists: true } });

  for (const _ of KILLED_AT) await runUntilKilled();
  expect(requests).toBeGreaterThanOrEqual(KILLED_AT.at(-1) ?? 0);
  expect(await served()).toBeLessThan(PEOPLE);
  // The state that a kill between the mail and the mark leaves, a short moment that a real kill rarely hits.
  const marked = await subscribers
    .find({ servedOn: { $exists: true } })
    .limit(5)
    .toArray();
  expect(marked).toHaveLength(5);
  await subscribers.updateMany({ _id: { $in: marked.map(({ _id }) => _id) } }, { $unset: { servedOn: '' } });
  const last = runUntilKilled();
  await expect.poll(served, { timeout: 60_000 }).toBe(PEOPLE);

  const mails = await identity.db.collection('mails').find().toArray();
  const offers = mails.filter(({ _id }) => String(_id).startsWith('offers-'));
  expect(offers.map(({ to }) => to).toSorted()).toEqual(emails.toSorted());
  // Mails that a killed process had claimed stay in the queue until the lease ends; all others are sent.
  const unclaimed = offers.filter(({ attempts, state }) => attempts === 0 || state === 'sent').map(({ to }) => to);
  for (const email of unclaimed) await identity.mailbox.next(email, /Linen Coat costs less today/);
  for (const email of emails) expect(identity.mailbox.to(email).length).toBeLessThanOrEqual(1);
  running?.kill('SIGKILL');
  await last;
}, 180_000);
