import { describeDraft, findItems } from '@ethereal/contracts/items';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { isForSale, toItem } from '../items/item.ts';
import type { ItemsStore } from '../items/items.store.ts';
import type { SearchEngine } from './engine.ts';
import { foundAs } from './found-as.ts';

type SearchDeps = RouteDeps & { engine: Pick<SearchEngine, 'list'>; items: ItemsStore; now(): Date };

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

/** Registers the search for other services, which the gateway does not forward, and the preview for sellers. */
export function mountSearch(router: Router, deps: SearchDeps): void {
  const { engine, items, now } = deps;
  route(router, describeDraft, deps, async ({ body }) => foundAs(body));

  route(router, findItems, {}, async ({ body: { text, inStock, exact, limit, ...asked } }) => {
    const at = now();
    const { ids, total, understood, corrected, relaxed } = await engine.list({
      ...asked,
      search: text,
      limit,
      ...(inStock ? { inStock: 'true' } : {}),
      ...(exact ? { exact: 'true' } : {}),
    });
    const stored = new Map((await items.findMany(ids)).map((item) => [item._id, item]));
    const shown = ids.flatMap((id) => stored.get(id) ?? []).filter(isForSale);
    return {
      items: shown.map((item) => toItem(item, at)),
      total,
      understood: understood ?? NOTHING,
      relaxed: relaxed ?? [],
      ...(corrected === undefined ? {} : { corrected }),
    };
  });
}
