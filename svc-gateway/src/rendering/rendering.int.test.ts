import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json, rendered, startFakeRenderer } from '../testing/fake-renderer.ts';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';

let renderer: Awaited<ReturnType<typeof startFakeRenderer>>;
let gateway: TestGateway;

const DEADLINE_MS = 1500;
const get = async (path: string) => {
  const response = await fetch(gateway.url + path, { headers: { accept: 'text/html' } });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

beforeAll(async () => {
  renderer = await startFakeRenderer();
  gateway = await startGateway({
    RENDERER_URLS: renderer.url,
    RENDER_DEADLINE_MS: String(DEADLINE_MS),
  });
});
afterAll(async () => {
  await gateway?.close();
  await renderer?.close();
});
beforeEach(() => {
  renderer.requests = [];
});

describe('rendered page', () => {
  it('has the server’s HTML, its status and the policy of all pages', async () => {
    renderer.answer = rendered('<p>made on the server</p>', { status: 404 });
    const page = await get('/ethereal/made?utm_source=mail&sort=asc');
    expect(page).toMatchObject({ status: 404, text: '<p>made on the server</p>' });
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(renderer.requests).toMatchObject([{ location: '/ethereal/made?sort=asc', pair: { shell: '0' } }]);
  });

  it('has a policy that allows its inline code, also from the cache, and no other page’s', async () => {
    const [scripts, styles] = ['a', 'b'].map((letter) => [`sha256-${letter.repeat(43)}=`]);
    renderer.answer = rendered('<p>inline</p>', { inline: { scripts, styles } });
    for (const _ of ['rendered', 'kept']) {
      const policy = (await get('/ethereal/inline')).headers.get('content-security-policy');
      expect(policy).toContain(`script-src 'self' '${scripts}'; style-src 'self' '${styles}';`);
    }
    renderer.answer = rendered('<p>another</p>');
    const policy = (await get('/ethereal/another')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'; style-src 'self';");
  });

  it('falls back to the shell when the renderer names a source that is not a hash', async () => {
    renderer.answer = rendered('<p>forged</p>', { inline: { scripts: ["unsafe-inline' 'x"], styles: [] } });
    expect((await get('/ethereal/forged')).text).toContain('<p>shell</p>');
  });

  it('leaves an address that is longer than the renderer accepts to the browser', async () => {
    renderer.answer = rendered('<p>long</p>');
    expect((await get(`/ethereal/long?search=${'x'.repeat(5000)}`)).text).toContain('<p>shell</p>');
    expect(renderer.requests).toEqual([]);
  });

  it('comes from the cache for the next visitor when it is complete', async () => {
    renderer.answer = rendered('<p>kept</p>');
    await get('/ethereal/kept');
    await get('/ethereal/kept?gclid=1');
    expect(renderer.requests).toHaveLength(1);
  });

  it('expires with what it shows', async () => {
    const expiresAt = Date.now() + 60_000;
    renderer.answer = rendered('<p>on sale</p>', { tags: ['items'], expiresAt });
    await get('/ethereal/sale');
    await get('/ethereal/sale');
    expect(renderer.requests).toHaveLength(1);
    renderer.answer = rendered('<p>over</p>', { tags: ['items'], expiresAt: Date.now() });
    for (const _ of ['rendered', 'expired']) expect((await get('/ethereal/over')).text).toBe('<p>over</p>');
    expect(renderer.requests).toHaveLength(3);
  });

  it('bypasses the cache when parts were left to the browser', async () => {
    renderer.answer = rendered('<p>partial</p>', { isComplete: false });
    await get('/ethereal/partial');
    await get('/ethereal/partial');
    expect(renderer.requests).toHaveLength(2);
  });

  it.each<[string, RequestListener]>([
    ['fails', json({ message: 'The page was not rendered.' }, 503)],
    ['answers nonsense', json({ other: 1 })],
    ['breaks off', (request) => request.socket.destroy()],
    ['hangs', () => {}],
  ])('falls back to the shell’s HTML when the renderer %s', async (what, listener) => {
    renderer.answer = listener;
    const startedAt = performance.now();
    const page = await get(`/ethereal/${encodeURIComponent(what)}`);
    expect(page.text).toContain('<p>shell</p>');
    // Allows for a slow machine. A page that hangs would take much longer.
    expect(performance.now() - startedAt).toBeLessThan(DEADLINE_MS + 3000);
  });

  it('requires one rendering for all concurrent visitors', async () => {
    renderer.answer = (request, response) => setTimeout(() => rendered('<p>one</p>')(request, response), 50);
    // Polls until the renderer that broke off is used again.
    await expect.poll(async () => (await get('/ethereal/warm')).text, { timeout: 5000 }).toBe('<p>one</p>');
    renderer.requests = [];
    const pages = await Promise.all(Array.from({ length: 5 }, () => get('/ethereal/crowd')));
    expect(pages.map(({ text }) => text)).toEqual(Array(5).fill('<p>one</p>'));
    expect(renderer.requests).toHaveLength(1);
  });
});
