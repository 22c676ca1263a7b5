import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { getItemViews } from '@ethereal/contracts/analytics';
import type { Call } from '@ethereal/contracts/call';
import { answeredError } from '@ethereal/contracts/call';
import { getCart } from '@ethereal/contracts/cart';
import { getUserDetails } from '@ethereal/contracts/identity';
import type { Item } from '@ethereal/contracts/items';
import { countView, listItems } from '@ethereal/contracts/items';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { ask, send } from './kit/api.ts';
import { type OwnSite, openOwnSite } from './kit/own-site.ts';
import { heading, title } from './kit/page.ts';
import { changedStorefront, printOf, registry } from './kit/release.ts';
import { test } from './kit/test.ts';
import { until } from './kit/until.ts';

const OLD = 'Summer Collection 2024';
const NEW = 'Winter Collection 2024';
let own: OwnSite;
let seller: { token: string; id: string };
let item: Item;

beforeAll(async () => {
  own = await openOwnSite();
  seller = await own.seller();
  item = await own.publish(seller.token, { name: 'Sturdy Boots' });
});
afterAll(() => own?.close());

const views = async () =>
  (await ask(getItemViews, { params: { period: 'Day', itemId: item._id } }, seller.token, own.site)).total;

const look = async () => (await send(countView, { params: { itemId: item._id } }, undefined, own.site)).status;

async function lookTimes(count: number): Promise<void> {
  const statuses = [];
  for (let number = 0; number < count; number++) statuses.push(await look());
  expect(new Set(statuses)).toEqual(new Set([204]));
}

/** Whether the dashboard comes to this number, and stays there when everything in flight has arrived. */
async function expectViews(count: number): Promise<void> {
  await until(
    'the views',
    () => views().catch(() => -1),
    (total) => total >= count,
    40_000,
  );
  await lookTimes(1);
  await until('one view more', views, (total) => total > count);
  expect(await views()).toBe(count + 1);
}

test('with mf-store’s entry and manifest away its pages show a card with Retry; the rest works; Retry brings it back', async ({
  visitor,
}) => {
  const page = await visitor({ site: own.site, as: seller, expects: [/./] });
  const way = /\/remotes\/mf-store\/.*(mf-manifest\.json|remoteEntry\..*\.js)/;
  await page.route(way, (route) => route.fulfill({ status: 404 }));
  await page.goto('/ethereal/profile/yourItems');
  const card = page.getByRole('alert').filter({ hasText: 'This part of the shop is taking a break.' });
  await card.waitFor({ timeout: 30_000 });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await title(page, 'Summer Collection 2024').waitFor();
  await page.goBack();
  await card.waitFor();
  await page.unroute(way);
  await card.getByRole('button', { name: 'Retry' }).click();
  await title(page, 'Your Items').waitFor();
  await page.getByRole('link', { name: 'Edit Item: Sturdy Boots' }).waitFor();
});

test('views made while svc-analytics is away are counted exactly when it is back', async () => {
  const before = await views();
  const analytics = own.service('svc-analytics');
  await analytics.stop();
  await lookTimes(50);
  await analytics.start();
  await expectViews(before + 50);
});

test('views made while svc-analytics is killed again and again are counted exactly', async () => {
  const before = await views();
  const analytics = own.service('svc-analytics');
  await lookTimes(20);
  await analytics.kill();
  await lookTimes(20);
  await analytics.start();
  await expectViews(before + 40);
});

test('views made while the broker is unavailable are kept and counted when it is back', async () => {
  const before = await views();
  const broker = own.service('rabbitmq');
  await broker.stop();
  await lookTimes(30);
  await broker.start();
  await lookTimes(10);
  await expectViews(before + 40);
});

describe('with one service away the gateway says so at once, the others answer, and it recovers', () => {
  const areas: Record<string, Call> = {
    'svc-catalog': listItems,
    'svc-identity': getUserDetails,
    'svc-orders': getCart,
    'svc-analytics': getItemViews,
  };
  test.for(Object.keys(areas))('%s', async (name) => {
    const request = { params: { period: 'Day', itemId: item._id } };
    const status = async (call: Call) => (await send(call, request, seller.token, own.site)).status;
    for (const call of Object.values(areas))
      await until(
        `${call.id}`,
        () => status(call),
        (code) => code === 200,
      );
    const [away] = Object.entries(areas)
      .filter(([service]) => service === name)
      .map(([, call]) => call);
    if (!away) throw new Error(name);

    const service = own.service(name);
    await service.stop();
    const answer = await send(away, request, seller.token, own.site);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    answeredError.parse(await answer.json());
    for (const call of Object.values(areas)) if (call !== away) expect(await status(call), call.id).toBe(200);
    await service.start();
    await until(
      `${name} again`,
      () => status(away),
      (code) => code === 200,
    );
  });
});

test('a page of a service that is away says so with Retry, and works again after it', async ({ visitor }) => {
  const page = await visitor({ site: own.site, expects: [/503/] });
  const catalog = own.service('svc-catalog');
  await catalog.stop();
  await page.goto('/ethereal/all');
  await page.getByText('The items could not be loaded.').waitFor({ timeout: 30_000 });
  await catalog.start();
  await expect
    .poll(
      async () => {
        const retry = page.getByRole('button', { name: 'Retry' });
        if (await retry.isEnabled({ timeout: 100 }).catch(() => false)) await retry.click();
        return heading(page, 'Sturdy Boots').isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
});

test('a release of mf-storefront reaches the next load, leaves open tabs and all other areas alone, and can be rolled back', async ({
  visitor,
}) => {
  const others = () =>
    printOf(...['shell', 'remotes/mf-account', 'remotes/mf-store'].map((part) => join(own.dataDir, part)));
  const before = others();
  const page = await visitor({ site: own.site });
  await page.goto('/ethereal');
  await title(page, OLD).waitFor();

  const dist = changedStorefront(OLD, NEW);
  await registry(own.dataDir, 'release', '--dist', dist);
  rmSync(dist, { recursive: true });

  // The open tab goes on with what it has, also where it loads more of it.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await title(page, 'Contact Us').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await title(page, OLD).waitFor();
  await page.reload();
  await title(page, NEW).waitFor();

  await registry(own.dataDir, 'rollback');
  await page.reload();
  await title(page, OLD).waitFor();
  expect(others()).toEqual(before);
});
