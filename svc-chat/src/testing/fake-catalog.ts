import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Item } from '@ethereal/contracts/items';
import { startServer } from '@ethereal/service-kit/testing/harness';
import { ITEMS } from './catalog-items.ts';
import { fakeSearch } from './fake-search.ts';

/** Starts a catalog over HTTP that can fail, can change its goods and records its requests. */
export async function startFakeCatalog(goods: readonly Item[] = ITEMS) {
  const state = { items: [...goods], down: false, hangs: false, asked: [] as string[], aborted: 0 };

  async function answerTo(request: IncomingMessage): Promise<object | undefined> {
    const url = new URL(request.url ?? '/', 'http://catalog');
    const { items } = state;
    if (url.pathname === '/internal/search') return await fakeSearch(items)(JSON.parse(await text(request)));
    if (url.pathname === '/internal/items') {
      const ids = url.searchParams.get('ids')?.split(',') ?? [];
      const found = items.filter((item) => ids.includes(item._id)).map((item) => ({ item, published: true }));
      return { items: found, next: null, now: new Date().toISOString() };
    }
    const [, , , category, id] = url.pathname.split('/');
    return items.find((item) => item._id === id && item.category === category);
  }

  const server = await startServer(async (request, response) => {
    state.asked.push(request.url ?? '');
    response.once('close', () => {
      if (!response.writableEnded) state.aborted += 1;
    });
    if (state.hangs) return;
    if (state.down) return void response.writeHead(500).end('{}');
    const body = await answerTo(request);
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
  });
  return { state, ...server };
}
