import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AreaVersion, released, rolledBack } from '@ethereal/areas/registry/registry';
import { updateRegistry } from '@ethereal/areas/registry/registry-file';
import { answeredError } from '@ethereal/contracts/call';
import type { Item } from '@ethereal/contracts/items';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { answerJson, type FakeService, startFakeService } from '../testing/fake-service.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

const ITEM: Item = {
  _id: '65f0c0ffee65f0c0ffee65f0',
  name: 'Shirt </title><script>alert(1)</script>',
  description: 'Light.',
  price: 49.5,
  category: 'men',
  subCategory: 'topW',
  size: [],
  isBestseller: false,
  itemImg: '/images/a',
  image1: { url: '/images/a', public_id: 'a' },
  user: '65f0c0ffee65f0c0ffee65f1',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const ITEM_PAGE = `/ethereal/categories/men/${ITEM._id}`;
const SCRIPT = `export const text = '${'x'.repeat(2000)}';`;

let catalog: FakeService;
let gateway: TestGateway;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, { headers, redirect: 'manual' });

const entryOf = (version: string, ...pages: object[]) =>
  ({ version, contract: '1.0.0', releasedAt: '', releasedBy: '', pages }) as AreaVersion;
const release = (version: string, percent?: number) =>
  updateRegistry(gateway, 'mf-store', (before) =>
    released(before, 'mf-store', entryOf(version, { path: '/ethereal/profile/Orders' }), percent),
  );
const category = ['men', 'home-essentials'];
const STOREFRONT = [
  { path: '/ethereal' },
  { path: '/ethereal/all', index: true },
  { path: '/ethereal/cart/checkout' },
  { path: '/ethereal/categories/:category', where: { category } },
  { path: '/ethereal/categories/:category/:id', where: { category, id: 'id' } },
];
const releaseOf = (area: string, ...pages: object[]) =>
  updateRegistry(gateway, area, (before) => released(before, area, entryOf('0', ...pages)));
const pointers = async (headers: Record<string, string> = {}) => (await get('/remotes.json', headers)).json();

beforeAll(async () => {
  catalog = await startFakeService(answerJson(ITEM), 0, {
    openapi: '3.1.0',
    paths: { '/api/items': { get: { operationId: 'listItems' } } },
  });
  gateway = await startGateway({
    CATALOG_URLS: catalog.url,
    CONTACT_FORM_ACTION: 'https://forms.example/f',
    IMAGE_UPLOAD_URL: 'https://images.example/upload',
    TRUST_PROXY: '127.0.0.1',
  });
  await writeFile(join(gateway.shellDir, 'assets/main.1a2b.js'), SCRIPT);
  await mkdir(join(gateway.remotesDir, 'mf-store/1/assets'), { recursive: true });
  await writeFile(join(gateway.remotesDir, 'mf-store/1/mf-manifest.json'), '{}');
  await writeFile(join(gateway.remotesDir, 'mf-store/1/assets/chunk.js'), SCRIPT);
});
afterAll(async () => {
  await gateway.close();
  await catalog.close();
});

describe('pages', () => {
  beforeAll(async () => {
    await releaseOf('mf-account', { path: '/ethereal/profile/settings' }, { path: '/ethereal/login' });
    await releaseOf('mf-storefront', ...STOREFRONT);
  });

  it('the root leads to the shop', async () => {
    const response = await get('/');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/ethereal');
  });

  it('every page of the site is the shell, under its policy, and is asked for anew each time', async () => {
    const response = await get('/ethereal/profile/settings');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<p>shell</p>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("form-action 'self' https://images.example https://forms.example");
    const etag = response.headers.get('etag') ?? '';
    expect((await get('/ethereal/profile/settings', { 'if-none-match': etag })).status).toBe(304);
  });

  it.each(['/nothing', '/ethereal/nothing', '/ethereal/categories/hats'])('%s is the shell with 404', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<p>shell</p>');
  });

  it('crawlers may show the pages that say so, and no other', async () => {
    const robotsOf = async (path: string) => (await get(path)).headers.get('x-robots-tag');
    expect(await robotsOf('/ethereal/all')).toBeNull();
    expect(await robotsOf('/ethereal/cart/checkout')).toBe('noindex');
    expect(await robotsOf('/ethereal/nothing')).toBe('noindex');
  });

  it('only reading is possible', async () => {
    const response = await fetch(`${gateway.url}/ethereal`, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('a form that a browser without scripts sends by itself leads to the page that says what it needs', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const body = new URLSearchParams({ password: 'secret123' });
    const response = await fetch(`${gateway.url}/ethereal/login`, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/needs-scripts.html');
  });

  it('the browser is told where forms and pictures go', async () => {
    expect(await (await get('/config.json')).json()).toEqual({
      contactFormAction: 'https://forms.example/f',
      imageUploadUrl: 'https://images.example/upload',
    });
  });
});

describe('an item’s page', () => {
  beforeAll(() => releaseOf('mf-storefront', ...STOREFRONT));

  it('is the shell with 404 when there is no such item', async () => {
    catalog.answerWith(answerJson({ message: 'none', code: 'NOT_FOUND', requestId: 'x' }, 404));
    expect((await get(ITEM_PAGE)).status).toBe(404);
  });

  it('is the plain shell when the catalogue does not answer', async () => {
    catalog.answerWith(() => {});
    const response = await get(ITEM_PAGE);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Ethereal.</title>');
  });
});

describe('files', () => {
  it.each(['/assets/main.1a2b.js', '/remotes/mf-store/1/assets/chunk.js'])('%s is kept for a year', async (path) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await get(path, { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(await response.text()).toBe(SCRIPT);
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    }
  });

  it('a manifest is asked for anew each time', async () => {
    const response = await get('/remotes/mf-store/1/mf-manifest.json');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/assets/none.js', '/remotes/mf-store/1/none.js', '/remotes/mf-store', '/remotes/mf-store/releases.json'])(
    '%s is 404 as data, not as a page',
    async (path) => {
      const response = await get(path, { accept: '*/*' });
      expect(response.status).toBe(404);
      answeredError.parse(await response.json());
    },
  );
});

describe('remotes', () => {
  const listOf = (area: string) => join(gateway.remotesDir, area, 'releases.json');
  beforeAll(async () => {
    for (const area of ['mf-account', 'mf-storefront']) await rm(listOf(area));
  });

  it("follow the areas' lists without a restart, and outlive a damaged one", async () => {
    expect(await pointers()).toEqual({});
    await release('1');
    expect(await pointers()).toEqual({
      mf_store: {
        manifest: '/remotes/mf-store/1/mf-manifest.json',
        version: '1',
        pages: [{ path: '/ethereal/profile/Orders' }],
      },
    });
    await release('2');
    expect((await pointers()).mf_store.version).toBe('2');
    await writeFile(listOf('mf-store'), '{ broken');
    expect((await pointers()).mf_store.version).toBe('2');
    await rm(listOf('mf-store'));
    expect(await pointers()).toEqual({});
  });

  it('give a visitor behind TLS a cookie that never leaves it, and that no other host can set', async () => {
    await release('1');
    await release('2', 50);
    const cookiesOf = async (cookie: string) =>
      (await get('/remotes.json', { 'x-forwarded-proto': 'https', cookie })).headers.getSetCookie();
    const [given = ''] = await cookiesOf('');
    expect(given).toMatch(/^__Host-ethereal_visitor=.*; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/);
    expect(await cookiesOf(given.split(';')[0] ?? '')).toEqual([]);
    expect(await cookiesOf(`ethereal_visitor=${'a'.repeat(36)}`)).toHaveLength(1);
  });

  it('keep a visitor on the version of their first visit while there is a canary', async () => {
    await release('1');
    await release('2', 50);
    const versions = new Set<string>();
    await eventually(async () => {
      const first = await get('/remotes.json');
      const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      expect(first.headers.getSetCookie()[0]).not.toContain('Secure');
      const { version } = (await first.json()).mf_store;
      const again = await get('/remotes.json', { cookie });
      expect(again.headers.getSetCookie()).toEqual([]);
      expect((await again.json()).mf_store.version).toBe(version);
      versions.add(version);
      expect([...versions].sort()).toEqual(['1', '2']);
    });
  });
});

describe('a page of a canary', () => {
  it('is there for its visitors alone, and for all once it is released', async () => {
    const visitor = { cookie: `ethereal_visitor=${'a'.repeat(36)}` };
    const statuses = async () =>
      Promise.all([{}, visitor].map(async (headers) => (await get('/ethereal/new', headers)).status));
    await releaseOf('mf-sample', { path: '/ethereal/other' });
    await updateRegistry(gateway, 'mf-sample', (before) =>
      released(before, 'mf-sample', entryOf('1', { path: '/ethereal/new' }), 100),
    );
    expect(await statuses()).toEqual([404, 200]);
    await updateRegistry(gateway, 'mf-sample', (before) => rolledBack(before, 'mf-sample'));
    expect(await statuses()).toEqual([404, 404]);
    await updateRegistry(gateway, 'mf-sample', (before) =>
      released(before, 'mf-sample', entryOf('2', { path: '/ethereal/new' })),
    );
    expect(await statuses()).toEqual([200, 200]);
  });
});

describe('the first files of the storefront', () => {
  const manifest = {
    metaData: { remoteEntry: { name: 'assets/remoteEntry.1.js' } },
    exposes: [{ path: './routes', assets: { js: { sync: ['assets/routes.1.js'], async: ['assets/2.js'] } } }],
  };
  const releaseStorefront = async (version: string, content: unknown, percent?: number) => {
    await mkdir(join(gateway.remotesDir, `mf-storefront/${version}`), { recursive: true });
    await writeFile(join(gateway.remotesDir, `mf-storefront/${version}/mf-manifest.json`), JSON.stringify(content));
    const entry = entryOf(version, ...STOREFRONT);
    await updateRegistry(gateway, 'mf-storefront', (before) => released(before, 'mf-storefront', entry, percent));
  };
  const linkOf = async (path: string, headers = {}) => (await get(path, headers)).headers.get('link');

  it('are named in the headers of its pages, and of no others', async () => {
    await releaseStorefront('1', manifest);
    for (const path of ['/ethereal', '/ethereal/all', '/ethereal/cart/checkout']) {
      expect(await linkOf(path)).toBe(
        '</remotes/mf-storefront/1/assets/remoteEntry.1.js>; rel=preload; as=script, ' +
          '</remotes/mf-storefront/1/assets/routes.1.js>; rel=preload; as=script',
      );
    }
    for (const path of ['/ethereal/login', '/ethereal/profile/settings', '/ethereal/nothing'])
      expect(await linkOf(path)).toBeNull();
  });

  it('are those of the release that the visitor gets', async () => {
    await releaseStorefront('2', manifest, 100);
    expect(await linkOf('/ethereal')).toBeNull();
    const cookie = `ethereal_visitor=${'a'.repeat(36)}`;
    expect(await linkOf('/ethereal', { cookie })).toContain('/remotes/mf-storefront/2/');
  });

  it('are left out when the manifest is damaged: the page comes all the same', async () => {
    await releaseStorefront('3', { other: 1 });
    const response = await get('/ethereal');
    expect(response.status).toBe(200);
    expect(response.headers.get('link')).toBeNull();
  });
});

describe('what operators see', () => {
  it('the state of the site, as data and as a page', async () => {
    const state = await (await get('/status')).json();
    expect(state).toMatchObject({ ok: false, redis: 'up', broker: 'not configured' });
    expect(state.services.map((it: { name: string }) => it.name)).toContain('svc-orders');
    const page = await get('/status', { accept: 'text/html' });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('<td>svc-orders</td>');
  });

  it('metrics of what passed and of every upstream', async () => {
    await get('/api/items/none/none');
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/gateway_upstream_ready\{service="svc-orders",upstream="[^"]+"\} 0/);
    expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="front-end",status="200"}');
  });

  it('the reference of all calls, on a page whose every script is our own', async () => {
    const document = await (await get('/api/openapi.json')).json();
    expect(document.paths['/api/items'].get.operationId).toBe('listItems');
    const page = await get('/api/docs');
    const html = await page.text();
    expect(html).toContain('/api/openapi.json');
    expect(html).not.toMatch(/<script[^>]*src="https?:/);
    const [, src = ''] = /<script[^>]*src="([^"]+)"/.exec(html) ?? [];
    expect((await get(src)).headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });
});
