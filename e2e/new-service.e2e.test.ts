import { logIn } from '@ethereal/contracts/identity';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from './kit/api.ts';
import { openCheckout, restOfSite } from './kit/checkout.ts';
import { copyEverything, sourcesOf, startCheckout } from './kit/copied-site.ts';
import { publishItem } from './kit/goods.ts';
import { showTheSample } from './kit/sample-page.ts';

let checkout: ReturnType<typeof openCheckout>;
let running: Awaited<ReturnType<typeof startCheckout>> | undefined;
beforeEach(() => {
  checkout = openCheckout();
});
afterEach(async () => {
  await running?.stop();
  checkout.close();
});

const isNew = (file = '') => /^\/?(svc|mf)-sample($|\/)/.test(file);

test('a new service and a new area are a folder each: the gateway has its call, the page shows it without scripts and as it is now, and nothing else changed', async () => {
  const before = restOfSite('svc-sample');
  copyEverything(checkout);
  const sources = sourcesOf(checkout);
  await checkout.newArea('svc-sample');
  await checkout.newArea('mf-sample');
  showTheSample(checkout.folder);
  running = await startCheckout(checkout);
  const { site } = running;
  const read = async (path: string) => (await fetch(site + path)).json();

  expect(await read('/api/sample')).toEqual({ published: 0 });
  const page = async () => /Published: \d+/.exec(await (await fetch(`${site}/ethereal/sample`)).text())?.[0];
  await expect.poll(page).toBe('Published: 0');
  expect((await fetch(`${site}/api/sample`, { method: 'POST' })).status).toBe(405);
  expect((await read('/api/openapi.json')).paths).toHaveProperty(['/api/sample']);

  const body = { email: 'seller@ethereal.test', password: 'ethereal1' };
  const { token } = await ask(logIn, { body }, undefined, site);
  await publishItem(token, {}, site);
  await expect.poll(() => read('/api/sample')).toEqual({ published: 1 });
  await expect.poll(page).toBe('Published: 1');

  const { services, queues } = await read('/status');
  expect(services.find(({ name }: { name: string }) => name === 'svc-sample').instances).toHaveLength(1);
  expect(queues).toContainEqual({ name: 'svc-sample.items', waiting: 0, deadLetters: 0 });

  const others = sourcesOf(checkout).filter(([file]) => !isNew(file));
  expect(others.length).toBeGreaterThan(1000);
  expect(others).toEqual(sources);
  expect(running.current().filter(([area]) => !isNew(area))).toEqual(before.current);
  expect(restOfSite('svc-sample')).toEqual(before);
}, 300_000);
