import { afterEach, expect, test } from 'vitest';
import { type FakeAnswer, startFakeService } from '../testing/fake-service.ts';
import { startGateway } from '../testing/start-gateway.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const CROWD = 12;
const FIRST_PAGE = '/api/items?limit=60&cursor=';
const itemOf = (_id: string) => ({ _id, category: 'men', user: `seller-of-${_id}` });

/**
 * Returns a list of items whose answer is held back until no request can join it any more: at the second request, which
 * must not occur, or when `go` is called.
 */
function heldList() {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  const go = () => {
    isOpen = true;
    for (const answer of waiting.splice(0)) answer();
  };
  const answer: FakeAnswer = (req, res) => {
    const isFirst = req.url === FIRST_PAGE;
    const body = { items: [itemOf(isFirst ? 'one' : 'two')], nextCursor: isFirst ? 'next' : null };
    const send = () => void res.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (isOpen) send();
    else waiting.push(send);
  };
  return { answer, go };
}

test('reads the list once for concurrent crawlers, and answers later ones from the cache', async () => {
  const { answer, go } = heldList();
  const catalog = await startFakeService(answer);
  closing.push(catalog.close);
  const { url, close } = await startGateway({ CATALOG_URLS: catalog.url });
  closing.push(close);

  let arrived = 0;
  const sitemap = async () => {
    const answer = fetch(`${url}/sitemap.xml`);
    // The request for robots.txt is answered after the held one.
    await (await fetch(`${url}/robots.txt`)).text();
    if (++arrived === CROWD) go();
    return (await answer).text();
  };
  const found = await Promise.all(Array.from({ length: CROWD }, sitemap));
  for (const xml of [...found, await sitemap()])
    for (const path of ['/categories/men/one<', '/categories/men/two<', '/sellers/seller-of-one<'])
      expect(xml).toContain(path);
  expect(catalog.seen).toEqual([`GET ${FIRST_PAGE}`, 'GET /api/items?limit=60&cursor=next']);
});

test('answers 503 while svc-catalog lists only a part of the items, and the whole list afterwards', async () => {
  let isWhole = false;
  const catalog = await startFakeService((req, res) => {
    const isFirst = req.url === FIRST_PAGE;
    const list = { items: [itemOf(isFirst ? 'one' : 'two')], nextCursor: isFirst ? 'next' : null };
    const body = isFirst || isWhole ? list : { message: 'No list.' };
    res.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  closing.push(catalog.close);
  const { url, close } = await startGateway({ CATALOG_URLS: catalog.url });
  closing.push(close);
  const refused = await fetch(`${url}/sitemap.xml`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  isWhole = true;
  expect(await (await fetch(`${url}/sitemap.xml`)).text()).toContain('/categories/men/two<');
});

test.each(['/robots.txt', '/sitemap.xml', '/remotes.json'])(
  'sends %s with the policy of answers that are not pages',
  async (path) => {
    const list = { items: [], nextCursor: null };
    const catalog = await startFakeService((_, res) =>
      res.setHeader('content-type', 'application/json').end(JSON.stringify(list)),
    );
    closing.push(catalog.close);
    const { url, close } = await startGateway({ CATALOG_URLS: catalog.url });
    closing.push(close);
    const answer = await fetch(url + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  },
);
