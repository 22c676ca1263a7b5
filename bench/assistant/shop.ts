import type { Item } from '@ethereal/contracts/items';
import { Catalog } from '../../svc-catalog/src/search/catalog.ts';
import { listItems } from '../../svc-catalog/src/search/list-items.ts';
import { ITEMS as SMALL } from '../../svc-chat/src/testing/catalog-items.ts';
import { type Converse, openShop } from '../../svc-chat/src/testing/open-shop.ts';
import type { Tools } from '../../svc-chat/src/tools/tools.ts';
import { faultsOf } from './checks.ts';
import { CART, FAVORITES, ITEMS, ORDERS } from './demo-shop.ts';
import type { Written } from './messages.ts';

const NOTHING = {
  kinds: [],
  colors: [],
  materials: [],
  forWhom: [],
  brands: [],
  sizes: [],
  occasion: [],
  words: [],
  parts: [],
  phrase: '',
};

/** Returns the search of svc-catalog over some items, as its route answers it. */
function searchOver(items: readonly Item[]): Tools['search'] {
  const catalog = new Catalog();
  for (const item of items) {
    const priceCents = Math.round(item.price * 100);
    const fields = { id: item._id, version: 1, sizes: item.size, seller: item.user, card: '{}', priceCents };
    catalog.put({
      ...item,
      ...fields,
      created: Date.parse(item.createdAt),
      inStock: item.availability !== 'sold-out',
    });
  }
  return async ({ text, inStock, exact, limit = 12, ...asked }) => {
    const found = listItems(catalog, { ...asked, search: text, limit, ...(exact && { exact: 'true' as const }) });
    const ids = found.ordinals.map((ordinal) => catalog.ids[ordinal] ?? '');
    return {
      items: ids.flatMap((id) => items.find(({ _id }) => _id === id) ?? []),
      total: found.total,
      understood: found.understood ?? NOTHING,
      relaxed: found.relaxed ?? [],
      ...(found.corrected !== undefined && { corrected: found.corrected }),
    };
  };
}

/** Opens the assistant over the demo shop, or over other items, with the search of svc-catalog. */
export const openRealShop = (items: readonly Item[] = ITEMS): Promise<Converse> =>
  openShop({ items, search: searchOver(items), orders: ORDERS, cart: CART, favorites: FAVORITES });

export type Result = Written & { faults: string[]; text: string };

/** Sends each message to its shop and returns the faults of the last answer. */
export async function askAll(written: readonly Written[]): Promise<Result[]> {
  const shops = { demo: await openRealShop(ITEMS), small: await openRealShop(SMALL) };
  const results: Result[] = [];
  for (const one of written) {
    const text = (await shops[one.shop ?? 'demo'](one.say, one)).at(-1)?.text ?? '';
    results.push({ ...one, text, faults: faultsOf(text, one.check, one.shop ? SMALL : ITEMS) });
  }
  return results;
}
