import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontEndsIn } from '@ethereal/areas/repository';
import type { Item } from '@ethereal/contracts/items';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { differences } from '../../ops/checks/running/differences.ts';
import { configurationOf, manifestsOf, probesOf } from '../../ops/checks/running/manifests.ts';
import { scaleVariable } from '../../ops/docker/environment.ts';
import { test } from '../kit/test.ts';
import { until } from '../kit/until.ts';
import { faultsOf, ofCards, readBooks } from './card-books.ts';
import { createActTable } from './containers/act-table.ts';
import * as acts from './containers/acts.ts';
import { ACTS, MINUTES, SCALE } from './containers/day.ts';
import { type Engine, NO_ENGINE, openEngine, wayToEngine } from './containers/engine.ts';
import { createFigures } from './containers/figures.ts';
import { inspect, runningOf } from './containers/inspect.ts';
import { type Installation, openInstallation } from './containers/installation.ts';
import { openMarket, PIECES } from './containers/market.ts';
import { createTraffic, type Traffic } from './containers/traffic.ts';
import { walk } from './containers/walk.ts';

const MINUTE = 60_000;
const ROOT = join(import.meta.dirname, '../..');

const SERVICES = Object.keys(SCALE);
const FRONT_ENDS = frontEndsIn(ROOT);

const way = await wayToEngine();
if (!way) console.log(NO_ENGINE);

let engine: Engine;
let shop: Installation;
let traffic: Traffic;
let table: ReturnType<typeof createActTable>;
let place: acts.Place;
let books: Parameters<typeof readBooks>[0];
let walked: Item;
const figures = createFigures();

const compose = (...args: string[]) => shop.compose(...args);
const up = (...args: string[]) => compose('up', '--no-build', '--wait', '--wait-timeout', '600', ...args);
/** Returns the gateway's log lines of failed requests, with their reasons. */
const failuresOfGateway = async () =>
  (await compose('logs', '--no-color', 'svc-gateway'))
    .split('\n')
    .filter((it) => it.includes('failed'))
    .join('\n');

async function containers(...services: string[]) {
  const ids = (await compose('ps', '--all', '--quiet', ...services)).split('\n').filter(Boolean);
  return inspect(engine, ids);
}

beforeAll(async () => {
  if (!way) return;
  await figures.timed('the engine and base images', async () => {
    engine = await openEngine();
  });
  shop = await openInstallation(engine);
}, 60 * MINUTE);
afterAll(async () => {
  try {
    await shop?.close();
  } finally {
    await engine?.close();
    if (way) console.log(`${figures.text()}\n\n${table?.text() ?? ''}`);
  }
}, 5 * MINUTE);

describe.skipIf(!way)('the shop in containers', () => {
  test('starts by compose.yaml with secrets that the script made', { timeout: 60 * MINUTE }, async () => {
    await shop.makeEnvironment();
    await figures.timed('all images', () => compose('build'));
    await figures.timed('docker compose up --wait', () => compose('up', '--build', '--wait', '--wait-timeout', '900'));
    const sizeOf = async (image: string) =>
      Number(await engine.docker('image', 'inspect', '--format', '{{.Size}}', image));
    const base = await sizeOf(shop.base);
    figures.note(`${shop.base}: ${Math.round(base / 1e6)} MB`);
    for (const service of [...SERVICES, ...FRONT_ENDS, 'accounts'])
      figures.image(service, (await sizeOf(imageOf(service))) - base);
    for (const { service, State } of await containers(...SERVICES))
      expect(State, service).toMatchObject({ Running: true, Health: { Status: 'healthy' } });
    for (const { service, State } of await containers('accounts', ...FRONT_ENDS))
      expect(State, service).toMatchObject({ Running: false, ExitCode: 0 });
  });

  test('serves a visitor who signs up, sells and buys', { timeout: 5 * MINUTE }, async ({ visitor }) => {
    const page = await visitor({ site: shop.site });
    walked = await walk(page, shop.inbox);
    const kept = await compose('exec', '-T', 's3', 'find', '/data/ethereal-images', '-type', 'f');
    for (const image of [walked.image1, walked.image2])
      expect(kept, 'files of the bucket').toContain(image?.url.split('/').at(-1)?.split('.')[0]);
  });

  test("has the containers' configuration in the manifests of Kubernetes", { timeout: 5 * MINUTE }, async () => {
    const manifests = manifestsOf('ops/kubernetes/base');
    const configuration = configurationOf(
      'ops/kubernetes/base/kustomization.yaml',
      'ops/kubernetes/overlays/example/kustomization.yaml',
    );
    const running = [];
    for (const container of await containers(...SERVICES, ...FRONT_ENDS, 'accounts')) {
      const manifest = manifests.find(({ image }) => container.Config.Image.startsWith(`${image}:`));
      running.push(await runningOf(engine, container, manifest ? probesOf(manifest) : []));
    }
    const passwords = Object.keys(running.find(({ image }) => image === 'ethereal/accounts')?.variables ?? {});
    expect(differences(manifests, running, { configuration, passwords })).toEqual([]);
  });

  test('makes small layers for a changed line of a service', { timeout: 10 * MINUTE }, async () => {
    const image = imageOf('svc-orders');
    const layers = async () =>
      JSON.parse(await engine.docker('image', 'inspect', '--format', '{{json .RootFS.Layers}}', image)) as string[];
    const before = await layers();
    appendFileSync(join(shop.folder, 'svc-orders/src/main.ts'), '// A changed line.\n');
    await figures.timed('svc-orders after a changed line', () => compose('build', 'svc-orders'));
    const after = await layers();
    expect(after.slice(0, -2)).toEqual(before.slice(0, -2));
    expect(after.at(-2)).not.toBe(before.at(-2));
    const history = await engine.docker(
      'history',
      '--human=false',
      '--no-trunc',
      '--format',
      '{{.Size}} {{.CreatedBy}}',
      image,
    );
    const sizeOf = (made: string) => Number.parseInt(history.split('\n').find((line) => line.includes(made)) ?? '', 10);
    const changed = sizeOf('COPY /image') + sizeOf('node src/main.ts');
    figures.note(`a changed line of svc-orders: layers of ${Math.round(changed / 1024)} kB`);
    expect(changed).toBeLessThan(sizeOf('COPY /installed'));
  });
});

describe.skipIf(!way)(`the shop in containers, ${MINUTES} minutes under load`, () => {
  test('starts in two versions', { timeout: 60 * MINUTE }, async () => {
    books = await shop.takeCards();
    await figures.timed('all images of the next version', () => acts.buildNext(shop, SERVICES));
    shop.set(Object.fromEntries(Object.entries(SCALE).map(([name, count]) => [scaleVariable(name), `${count}`])));
    await figures.timed('docker compose up, two of each', () => up());
    expect(await containers(...SERVICES)).toHaveLength(Object.values(SCALE).reduce((sum, count) => sum + count));
    const market = await openMarket(shop);
    traffic = createTraffic(market);
    table = createActTable(traffic);
    await traffic.start();
    await traffic.goOn();
    const endsAt = performance.now() + MINUTES * MINUTE;
    place = { shop, engine, figures, market, traffic, scale: SCALE, look: expectUnhurt, endsAt };
  });

  test.each(ACTS)('%s: fails %s', { timeout: 60 * MINUTE }, async (act, mayFail, work) => {
    const { reads, writes, refused, streams } = await table.during(act, async () => {
      await work(place);
      await traffic.goOn();
    });
    if (reads.length + writes.length > 0) console.log(await failuresOfGateway());
    if (mayFail !== 'anything') expect([...reads, ...writes]).toEqual([]);
    if (mayFail === 'nothing') expect([...refused, ...streams]).toEqual([]);
  });

  test('keeps all that was acknowledged, exactly once', { timeout: 10 * MINUTE }, async () => {
    await traffic.stop();
    await traffic.shoppers.ledger.settle();
    const goods = new Set(place.market.goods.map(({ item }) => item._id));
    const faults = async () => faultsOf(ofCards(await readBooks(books), goods), PIECES);
    await until('the books to agree', faults, (all) => all.length === 0, 4 * MINUTE);
    const { ledger, orders } = ofCards(await readBooks(books), goods);
    expect(orders.map(({ _id }) => _id).toSorted()).toEqual(traffic.placed.toSorted());
    figures.note(
      `acknowledged and there: ${traffic.shoppers.ledger.sums()}; ${orders.length} orders by card, ${ledger.length} entries of the ledger, stock and money exact`,
    );
  });
});

describe.skipIf(!way)('the shop in containers afterwards', () => {
  test('stays within the limits of memory and processor', { timeout: 5 * MINUTE }, async () => {
    for (const { Id, service, HostConfig } of await containers(...SERVICES)) {
      expect(HostConfig.Memory, service).toBeGreaterThan(0);
      expect(HostConfig.NanoCpus, service).toBeGreaterThan(0);
      await expectUnhurt(Id);
    }
  });

  test('has every order after backup, destruction and restore', { timeout: 30 * MINUTE }, async ({ visitor }) => {
    const backup = join(shop.folder, 'backup');
    await figures.timed('backup.sh', () => shop.execute('bash', 'ops/docker/backup.sh', backup));
    await compose('down', '--volumes');
    expect(
      await engine.docker('volume', 'ls', '--quiet', '--filter', `label=com.docker.compose.project=${shop.project}`),
    ).toBe('');
    await figures.timed('restore.sh', () => shop.execute('bash', 'ops/docker/restore.sh', backup));
    await figures.timed('docker compose up --wait after restore.sh', () => up());
    await vi.waitFor(() => traffic.shoppers.ledger.settle(), { timeout: 4 * MINUTE });
    const page = await visitor({ site: shop.site });
    await page.goto(`/ethereal/categories/${walked.category}/${walked._id}`);
    await page.getByRole('main').getByRole('heading', { level: 1, name: walked.name, exact: true }).waitFor();
    const picture = await fetch(new URL(walked.image1.url, shop.site));
    expect(picture.status).toBe(200);
  });

  test('stops in order', { timeout: 5 * MINUTE }, async () => {
    await figures.timed('docker compose stop', () => compose('stop'));
    const codes = (await containers(...SERVICES)).map(({ service, State }) => [service, State.ExitCode]);
    expect(codes).toEqual(codes.map(([service]) => [service, 0]));
  });
});

/** Checks that no container was killed for its memory or ended by itself. */
async function expectUnhurt(id: string): Promise<void> {
  for (const container of await inspect(engine, [id])) {
    const { service, State, RestartCount } = container;
    expect({ OOMKilled: State.OOMKilled, RestartCount }, service).toEqual({
      OOMKilled: false,
      RestartCount: 0,
    });
    await figures.memory(engine, container);
  }
}

const imageOf = (service: string) => `ethereal/${service}:${shop.tag}`;
