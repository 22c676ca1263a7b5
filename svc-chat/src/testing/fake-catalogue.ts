import { createServer } from 'node:http';
import { genderOf } from '@ethereal/contracts/fashion';
import type { Item } from '@ethereal/contracts/items';
import { distance } from '../text/word-forms.ts';
import { ITEMS } from './catalogue-items.ts';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const near = (one: string, other: string) =>
  one.startsWith(other) || (other.length > 3 && distance(one, other, 1) <= 1);

/**
 * Ranks like svc-catalog: the text in the name first, then all words, with typos, then two thirds of them; 0 for no
 * match.
 */
function rankOf(item: Item, search: string): number {
  const text = search.toLowerCase();
  if (item.name.toLowerCase().includes(text)) return 3;
  const said = wordsOf(`${item.name} ${item.description}`);
  const asked = wordsOf(text);
  const found = asked.filter((word) => said.some((one) => near(one, word))).length;
  if (found === 0 || found < Math.ceil((asked.length * 2) / 3)) return 0;
  return found === asked.length ? 2 : 1;
}

function keep(item: Item, query: URLSearchParams): boolean {
  const is = (name: string, value: string) => !query.has(name) || query.get(name) === value;
  return (
    is('category', item.category) &&
    is('gender', genderOf(item.category)) &&
    is('subCategory', item.subCategory) &&
    (!query.has('size') || item.size.some((size) => size === query.get('size'))) &&
    item.price >= Number(query.get('minPrice') ?? 0) &&
    item.price <= Number(query.get('maxPrice') ?? Number.POSITIVE_INFINITY)
  );
}

/** Returns the result of the shop's own search. */
export function listOf(items: readonly Item[], query: URLSearchParams) {
  const search = query.get('search');
  const found = items
    .filter((item) => keep(item, query))
    .map((item) => ({ item, rank: search ? rankOf(item, search) : 1 }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank || (one.item._id < other.item._id ? 1 : -1))
    .map(({ item }) => item);
  const sort = query.get('sort');
  if (sort) found.sort((one, other) => (one.price - other.price) * (sort === 'asc' ? 1 : -1));
  return { items: found.slice(0, Number(query.get('limit') ?? 24)), total: found.length, nextCursor: null };
}

/** Starts a catalog over HTTP that can fail, can change its goods and records its requests. */
export async function startFakeCatalogue(goods: readonly Item[] = ITEMS) {
  const state = { items: [...goods], down: false, hangs: false, asked: [] as string[], aborted: 0 };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://catalogue');
    state.asked.push(`${url.pathname}${url.search}`);
    response.once('close', () => {
      if (!response.writableEnded) state.aborted += 1;
    });
    if (state.hangs) return;
    if (state.down) return void response.writeHead(500).end('{}');
    const { items } = state;
    const [, , , category, id] = url.pathname.split('/');
    const one = items.find((item) => item._id === id && item.category === category);
    const ids = url.searchParams.get('ids')?.split(',');
    const shelf = {
      items: items.filter((item) => !ids || ids.includes(item._id)).map((item) => ({ item, published: true })),
      next: null,
      now: new Date().toISOString(),
    };
    const lists: Record<string, object> = {
      '/api/items': listOf(items, url.searchParams),
      '/internal/items': shelf,
    };
    const body = lists[url.pathname] ?? one;
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    state,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
