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

  it('redirects / to the shop', async () => {
    const response = await get('/');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/ethereal');
  });

  it('serves the shell for every page of the site, with the security policy and revalidation', async () => {
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

  it.each(['/nothing', '/ethereal/nothing', '/ethereal/categories/hats'])(
    'answers %s with the shell and 404',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<p>shell</p>');
    },
  );

  it('lets crawlers index only the pages that allow it', async () => {
    const robotsOf = async (path: string) => (await get(path)).headers.get('x-robots-tag');
    expect(await robotsOf('/ethereal/all')).toBeNull();
    expect(await robotsOf('/ethereal/cart/checkout')).toBe('noindex');
    expect(await robotsOf('/ethereal/nothing')).toBe('noindex');
  });

  it.each([
    ['rejects POST with 405', 'POST', 405],
    ['lists the methods of a page', 'OPTIONS', 204],
  ])('%s', async (_, method, status) => {
    for (const path of ['/ethereal', '/config.json', '/robots.txt']) {
      const response = await fetch(gateway.url + path, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([status, 'GET, HEAD, OPTIONS']);
    }
  });

  it.each([
    ['/ETHEREAL/all?search=Red+Shirt', '/ethereal/all?search=Red+Shirt'],
    ['/ethereal/Categories/Home-Essentials/', '/ethereal/categories/home-essentials'],
    [ITEM_PAGE.toUpperCase(), ITEM_PAGE],
  ])('redirects the other spelling %s to %s', async (other, path) => {
    const response = await get(other, { accept: 'text/html' });
    expect([response.status, response.headers.get('location')]).toEqual([301, path]);
    expect((await get(path, { accept: 'text/html' })).status).toBe(200);
  });

  it('redirects a form sent by a browser without scripts to the page that explains the requirement', async () => {
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

  it('publishes the addresses for forms and images in /config.json', async () => {
    expect(await (await get('/config.json')).json()).toEqual({
      contactFormAction: 'https://forms.example/f',
      imageUploadUrl: 'https://images.example/upload',
    });
  });
});

describe('item page', () => {
  beforeAll(() => releaseOf('mf-storefront', ...STOREFRONT));

  it('serves the shell with 404 when the item does not exist', async () => {
    catalog.answerWith(answerJson({ message: 'none', code: 'NOT_FOUND', requestId: 'x' }, 404));
    expect((await get(ITEM_PAGE)).status).toBe(404);
  });

  it('serves the plain shell when svc-catalog does not answer', async () => {
    catalog.answerWith(() => {});
    const response = await get(ITEM_PAGE);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Ethereal.</title>');
  });
});

describe('files', () => {
  it.each(['/assets/main.1a2b.js', '/remotes/mf-store/1/assets/chunk.js'])('caches %s for a year', async (path) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await get(path, { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(await response.text()).toBe(SCRIPT);
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    }
  });

  it('makes browsers revalidate a manifest', async () => {
    const response = await get('/remotes/mf-store/1/mf-manifest.json');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/assets/none.js', '/remotes/mf-store/1/none.js', '/remotes/mf-store', '/remotes/mf-store/releases.json'])(
    'answers %s with 404 as JSON, not with a page',
    async (path) => {
      const response = await get(path, { accept: '*/*' });
      expect(response.status).toBe(404);
      answeredError.parse(await response.json());
    },
  );
});

describe('/remotes.json', () => {
  const listOf = (area: string) => join(gateway.remotesDir, area, 'releases.json');
  beforeAll(async () => {
    for (const area of ['mf-account', 'mf-storefront']) await rm(listOf(area));
  });

  it("follows the areas' lists of releases without a restart, and ignores a damaged list", async () => {
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

  it('sets a host-bound cookie for TLS only for a visitor behind TLS', async () => {
    await release('1');
    await release('2', 50);
    const cookiesOf = async (cookie: string) =>
      (await get('/remotes.json', { 'x-forwarded-proto': 'https', cookie })).headers.getSetCookie();
    const [given = ''] = await cookiesOf('');
    expect(given).toMatch(/^__Host-ethereal_visitor=.*; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/);
    expect(await cookiesOf(given.split(';')[0] ?? '')).toEqual([]);
    expect(await cookiesOf(`ethereal_visitor=${'a'.repeat(36)}`)).toHaveLength(1);
  });

  it('keeps a visitor on the version of their first visit while there is a canary', async () => {
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

describe('page that only a canary has', () => {
  it('exists for visitors of the canary, and for all visitors after its release', async () => {
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

describe('preloads of the storefront', () => {
  const manifest = {
    metaData: { remoteEntry: { name: 'assets/remoteEntry.1.js' } },
    exposes: [{ path: './routes', assets: { js: { sync: ['assets/routes.1.js'], async: ['assets/2.js'] } } }],
    integrity: { 'assets/routes.1.js': 'sha256-routes' },
  };
  const releaseStorefront = async (version: string, content: unknown, percent?: number) => {
    await mkdir(join(gateway.remotesDir, `mf-storefront/${version}`), { recursive: true });
    await writeFile(join(gateway.remotesDir, `mf-storefront/${version}/mf-manifest.json`), JSON.stringify(content));
    const entry = entryOf(version, ...STOREFRONT);
    await updateRegistry(gateway, 'mf-storefront', (before) => released(before, 'mf-storefront', entry, percent));
  };
  const linkOf = async (path: string, headers = {}) => (await get(path, headers)).headers.get('link');

  it("appear in the headers of the storefront's pages only", async () => {
    await releaseStorefront('1', manifest);
    for (const path of ['/ethereal', '/ethereal/all', '/ethereal/cart/checkout']) {
      expect(await linkOf(path)).toBe(
        '</remotes/mf-storefront/1/assets/remoteEntry.1.js>; rel=preload; as=script; crossorigin, ' +
          '</remotes/mf-storefront/1/assets/routes.1.js>; rel=preload; as=script; crossorigin; integrity="sha256-routes"',
      );
    }
    for (const path of ['/ethereal/login', '/ethereal/profile/settings', '/ethereal/nothing'])
      expect(await linkOf(path)).toBeNull();
  });

  it('belong to the release that the visitor receives', async () => {
    await releaseStorefront('2', manifest, 100);
    expect(await linkOf('/ethereal')).toBeNull();
    const cookie = `ethereal_visitor=${'a'.repeat(36)}`;
    expect(await linkOf('/ethereal', { cookie })).toContain('/remotes/mf-storefront/2/');
  });

  it('disappear when the manifest is damaged, without affecting the page', async () => {
    await releaseStorefront('3', { other: 1 });
    const response = await get('/ethereal');
    expect(response.status).toBe(200);
    expect(response.headers.get('link')).toBeNull();
  });
});

describe("operators' pages", () => {
  it('show the state of the site as JSON and as HTML', async () => {
    const state = await (await get('/status')).json();
    expect(state).toMatchObject({ ok: false, redis: 'up', broker: 'not configured' });
    expect(state.services.map((service: { name: string }) => service.name)).toContain('svc-orders');
    const page = await get('/status', { accept: 'text/html' });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('<td>svc-orders</td>');
  });

  it('expose metrics of requests and of every upstream', async () => {
    await get('/api/items/none/none');
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/gateway_upstream_ready\{service="svc-orders",upstream="[^"]+"\} 0/);
    expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="front-end",status="200"}');
  });

  it('show the reference of all calls without scripts of other origins', async () => {
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
