import { logIn } from '@ethereal/contracts/identity';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from './kit/api.ts';
import { openCheckout, restOfSite } from './kit/checkout.ts';
import { copyEverything, sourcesOf, startCheckout } from './kit/copied-site.ts';
import { publishItem } from './kit/goods.ts';

let checkout: ReturnType<typeof openCheckout>;
let running: Awaited<ReturnType<typeof startCheckout>> | undefined;
beforeEach(() => {
  checkout = openCheckout();
});
afterEach(async () => {
  await running?.stop();
  checkout.close();
});

test('a new service is one folder: npm start runs it, the gateway has its call, its event comes, and nothing else changed', async () => {
  const before = restOfSite('svc-sample');
  copyEverything(checkout);
  const sources = sourcesOf(checkout);
  await checkout.newArea('svc-sample');
  running = await startCheckout(checkout);
  const { site } = running;
  const read = async (path: string) => (await fetch(site + path)).json();

  expect(await read('/api/sample')).toEqual({ published: 0 });
  expect((await fetch(`${site}/api/sample`, { method: 'POST' })).status).toBe(405);
  expect((await read('/api/openapi.json')).paths).toHaveProperty(['/api/sample']);

  const body = { email: 'seller@ethereal.test', password: 'ethereal1' };
  const { token } = await ask(logIn, { body }, undefined, site);
  await publishItem(token, {}, site);
  await expect.poll(() => read('/api/sample')).toEqual({ published: 1 });

  const { services, queues } = await read('/status');
  expect(services.find(({ name }: { name: string }) => name === 'svc-sample').instances).toHaveLength(1);
  expect(queues).toContainEqual({ name: 'svc-sample.items', waiting: 0, deadLetters: 0 });

  const others = sourcesOf(checkout).filter(([file]) => !file?.startsWith('/svc-sample/'));
  expect(others.length).toBeGreaterThan(1000);
  expect(others).toEqual(sources);
  expect(running.current()).toEqual(before.current);
  expect(restOfSite('svc-sample')).toEqual(before);
}, 300_000);
