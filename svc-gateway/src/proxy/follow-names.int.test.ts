import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { fakeNames } from '../testing/fake-names.ts';
import { answerJson, type FakeService, startFakeService } from '../testing/fake-service.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

const NAME = 'orders.test';
/** Every address of 127.0.0.0/8 belongs to this machine on Linux only. */
const several = it.skipIf(process.platform !== 'linux');

const addresses = new Map<string, string[]>();
let gateway: TestGateway | undefined;
const services: FakeService[] = [];

afterEach(async () => {
  await gateway?.close();
  await Promise.all(services.splice(0).map((service) => service.close()));
  vi.restoreAllMocks();
});

/** Starts a gateway that reaches these services by one name. */
async function open(count: number): Promise<FakeService[]> {
  for (let index = 1; index <= count; index++) await serve(`127.0.0.${index}`);
  addresses.set(
    NAME,
    services.map(({ host }) => host),
  );
  fakeNames(addresses);
  const port = services[0]?.port ?? 0;
  gateway = await startGateway({ ORDERS_URLS: `http://${NAME}:${port}`, UPSTREAM_RESOLVE_MS: '20' });
  await eventually(async () => expect(await usedInstances()).toEqual(services.map(({ url }) => `${url} ready`)));
  return services;
}

async function serve(host: string): Promise<FakeService> {
  const service = await startFakeService(answerJson({ host }), services[0]?.port, {}, host);
  services.push(service);
  return service;
}

/** Returns the instances of svc-orders that the gateway uses, with their health. */
async function usedInstances(): Promise<string[]> {
  const { services: all } = await (await fetch(`${gateway?.url}/status`)).json();
  const { instances } = all.find(({ name }: { name: string }) => name === 'svc-orders');
  return instances.map(({ url, health }: { url: string; health: string }) => `${url} ${health}`).toSorted();
}

const change = () =>
  fetch(`${gateway?.url}/api/cart/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });

/** Returns the hosts that answered, and the statuses of failed changes. */
async function answeredBy(times: number): Promise<Set<string | number>> {
  const answers = await Promise.all(Array.from({ length: times }, change));
  return new Set(
    await Promise.all(answers.map(async (answer) => (answer.ok ? (await answer.json()).host : answer.status))),
  );
}

several('sends every change to the other instance behind a name while one drains', async () => {
  const [staying, leaving] = await open(2);
  expect(await answeredBy(20)).toEqual(new Set([staying?.host, leaving?.host]));
  leaving?.setReady(false);
  await eventually(async () => expect(await usedInstances()).toContain(`${leaving?.url} unready`));
  // Requests that arrive now would break off, as when the process ends.
  leaving?.answerWith((req) => req.socket.destroy());
  for (let round = 0; round < 5; round++) expect(await answeredBy(20)).toEqual(new Set([staying?.host]));
});

several('completes requests in flight at an instance that left its name, and sends no new ones', async () => {
  const [staying, leaving] = await open(2);
  const held: (() => void)[] = [];
  leaving?.answerWith((req, res) => held.push(() => answerJson({ host: 'the one that left' })(req, res)));
  const inFlight = Promise.all(Array.from({ length: 4 }, change));
  await eventually(() => expect(held).toHaveLength(2));
  addresses.set(NAME, [staying?.host ?? '']);
  await eventually(async () => expect(await usedInstances()).toEqual([`${staying?.url} ready`]));
  expect(await answeredBy(20)).toEqual(new Set([staying?.host]));
  for (const answer of held) answer();
  const bodies = await Promise.all((await inFlight).map((entry) => entry.json()));
  expect(bodies.filter(({ host }) => host === 'the one that left')).toHaveLength(2);
});

several('sends requests to an instance that joins the name, with the name as Host header', async () => {
  await open(1);
  const coming = await serve('127.0.0.2');
  const hosts: (string | undefined)[] = [];
  coming.answerWith((req, res) => {
    hosts.push(req.headers.host);
    answerJson({ host: coming.host })(req, res);
  });
  addresses.set(NAME, ['127.0.0.1', '127.0.0.2']);
  await eventually(async () => expect(await usedInstances()).toContain(`${coming.url} ready`));
  expect(await answeredBy(20)).toContain(coming.host);
  expect(new Set(hosts)).toEqual(new Set([`${NAME}:${coming.port}`]));
});

several('uses draining instances when all instances drain', async () => {
  const all = await open(2);
  for (const service of all) service.setReady(false);
  await eventually(async () => expect(await usedInstances()).toEqual(all.map(({ url }) => `${url} unready`)));
  expect(await answeredBy(20)).toEqual(new Set(all.map(({ host }) => host)));
});

several('keeps the instances of a name while it cannot be resolved', async () => {
  const [only] = await open(1);
  addresses.set(NAME, []);
  const lookups = vi.mocked((await import('node:dns')).default.lookup).mock.calls;
  const before = lookups.length;
  await eventually(() => expect(lookups.length).toBeGreaterThan(before + 2));
  expect(await answeredBy(5)).toEqual(new Set([only?.host]));
});

it('finds a name later that cannot be resolved at first', async () => {
  const service = await serve('127.0.0.1');
  addresses.set(NAME, []);
  fakeNames(addresses);
  gateway = await startGateway({ ORDERS_URLS: `http://${NAME}:${service.port}`, UPSTREAM_RESOLVE_MS: '20' });
  expect(await answeredBy(1)).toEqual(new Set([503]));
  addresses.set(NAME, [service.host]);
  await eventually(async () => expect(await answeredBy(1)).toEqual(new Set([service.host])));
});

it('uses localhost and addresses without resolving them', async () => {
  const service = await serve('127.0.0.1');
  const urls = [`http://localhost:${service.port}`, service.url];
  gateway = await startGateway({ ORDERS_URLS: urls.join(','), UPSTREAM_RESOLVE_MS: '20' });
  await eventually(async () => expect(await usedInstances()).toEqual(urls.map((url) => `${url} ready`).toSorted()));
});
