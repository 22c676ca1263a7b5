import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseKey } from '@ethereal/areas/commands/cli';
import { releaseArea, rollbackArea } from '@ethereal/areas/registry/release-area';
import { readShellOffer } from '@ethereal/areas/registry/shell-offer';
import { untilServing } from '@ethereal/dev/site/services';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../kit/until.ts';
import { createReaders } from './pages.ts';
import { openShop, type Shop } from './shop.ts';

const RELEASES = 100;
const KILLS = 8;
/**
 * Maximum growth of one worker's memory between the first releases and the last, in megabytes; more would be a leak.
 */
const ROOM_MB = 128;

let shop: Shop;
let dist: string;
let readers: ReturnType<typeof createReaders>;
const paths = () => [
  '/ethereal',
  '/ethereal/all',
  '/ethereal/categories/men',
  ...shop.items.map(({ category, _id }) => `/ethereal/categories/${category}/${_id}`),
  `/ethereal/sellers/${shop.seller.id}`,
  '/ethereal/contact',
];

beforeAll(async () => {
  shop = await openShop({ people: 1, items: 3 });
  dist = mkdtempSync(join(tmpdir(), 'ethereal-releases-'));
  // Leaves out files that no page of the server needs: there will be a hundred copies.
  cpSync(join(import.meta.dirname, '../../mf-storefront/dist'), dist, {
    recursive: true,
    filter: (file) => !/\.(map|webp|br|gz)$/.test(file),
  });
  readers = createReaders(shop.site.site, paths());
});
afterAll(async () => {
  await readers?.stop();
  await shop?.close();
  if (dist) rmSync(dist, { recursive: true, force: true });
});

const rendererUrl = () => shop.site.run.services['shell/server']?.[0]?.url ?? '';
const folders = () => ({
  remotesDir: join(shop.dataDir, 'remotes'),
  shellDir: join(shop.dataDir, 'shell'),
});

/** Ships the storefront with this note in it, which makes it another version; `server` replaces its bundle. */
async function release(note: string, { isTried = true, server }: { isTried?: boolean; server?: string } = {}) {
  const place = mkdtempSync(join(tmpdir(), 'ethereal-release-'));
  try {
    cpSync(dist, place, { recursive: true });
    writeFileSync(join(place, 'note.txt'), note);
    if (server !== undefined) writeFileSync(join(place, 'server/index.mjs'), server);
    return await releaseArea({
      distDir: place,
      ...folders(),
      shell: await readShellOffer(folders().shellDir),
      key: releaseKey('mf-storefront', folders()),
      by: 'endurance',
      at: new Date(),
      ...(isTried ? { tryOn: { renderers: [rendererUrl()], origin: shop.site.site } } : { untried: true }),
    });
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function memoryOfRenderer(): Promise<number> {
  const text = await (await fetch(`${rendererUrl()}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? Number.NaN) / 2 ** 20;
}

/** Waits until visitors receive rendered pages again. */
const renderedAgain = () => {
  const since = readers.got.length;
  return until(
    'pages of the server',
    async () => readers.counts(since).rendered,
    (count) => count >= 10,
    60_000,
  );
};

it(`fails no page during ${RELEASES} releases in a row, and the renderer's memory stays constant`, async () => {
  readers.start();
  await renderedAgain();
  const memory: number[] = [];
  for (let number = 1; number <= RELEASES; number++) {
    expect(await release(`release ${number}`)).toMatchObject({ isTried: true });
    if (number % 10 === 0) memory.push(await memoryOfRenderer());
  }
  await renderedAgain();
  await readers.stop();
  console.log(
    `${RELEASES} releases, ${JSON.stringify(readers.counts())}, renderer after each ten: ` +
      `${memory.map((megabytes) => megabytes.toFixed(0)).join(', ')} MB`,
  );
  expect(readers.failed()).toEqual([]);
  const [early = 0] = memory.slice(1);
  expect(memory.at(-1)).toBeLessThan(early + ROOM_MB);
}, 900_000);

it('fails no page while a renderer is killed repeatedly: until it is back the browser renders', async () => {
  const since = readers.got.length;
  readers.start();
  for (let kill = 0; kill < KILLS; kill++) {
    await renderedAgain();
    const renderer = shop.site.service('shell-server');
    const before = renderer.pid ?? 0;
    process.kill(before, 'SIGKILL');
    const pid = async () => renderer.pid;
    await until('the renderer to be back', pid, (now) => now !== undefined && now !== before, 60_000);
    await untilServing(rendererUrl());
  }
  await renderedAgain();
  await readers.stop();
  console.log(`${KILLS} kills, ${JSON.stringify(readers.counts(since))}`);
  expect(readers.failed()).toEqual([]);
}, 300_000);

it.each([
  ['throws', 'throw new Error("the bundle threw");'],
  ['hangs', 'for (;;);'],
  ['exits', 'process.exit(3);'],
])(
  'refuses a storefront bundle that %s; when it is live nevertheless, no page fails',
  async (_, server) => {
    await expect(release('refused', { server })).rejects.toThrow('cannot be rendered on the server');
    const since = readers.got.length;
    readers.start();
    await renderedAgain();
    await release('live all the same', { server, isTried: false });
    try {
      const broken = readers.got.length;
      await until(
        'pages left to the browser',
        async () => readers.counts(broken).leftToBrowser,
        (count) => count >= 40,
        60_000,
      );
    } finally {
      // The rollback follows a failure, too, so that the next test starts with a storefront that can be rendered.
      await rollbackArea({ name: 'mf-storefront', ...folders() });
    }
    await renderedAgain();
    await readers.stop();
    console.log(JSON.stringify(readers.counts(since)));
    expect(readers.failed()).toEqual([]);
  },
  180_000,
);

it('serves every page while the catalog is down, and its cached content again afterwards', async () => {
  const since = readers.got.length;
  readers.start();
  await renderedAgain();
  const catalog = shop.site.service('svc-catalog');
  await catalog.stop();
  const away = readers.got.length;
  await until(
    'pages meanwhile',
    async () => readers.got.length,
    (count) => count >= away + 60,
    60_000,
  );
  await catalog.start();
  await renderedAgain();
  await readers.stop();
  console.log(JSON.stringify(readers.counts(since)));
  expect(readers.failed()).toEqual([]);
}, 180_000);
