import { Catalog } from '../search/catalog.ts';
import type { Entry } from '../search/entry.ts';
import { idOf, withCard } from './entries.ts';

type Named = { name: string } & Partial<
  Pick<Entry, 'category' | 'colors' | 'description' | 'priceCents' | 'reduction' | 'sizes' | 'stars'>
>;

/** Returns a catalog of items with these names, the last one newest. */
export function catalogNamed(items: readonly (string | Named)[]): Catalog {
  const catalog = new Catalog();
  for (const [at, item] of items.entries())
    catalog.put(
      withCard({
        id: idOf(at + 1),
        version: 1,
        description: '',
        category: 'women',
        subCategory: 'topW',
        sizes: [],
        priceCents: 1000,
        created: at,
        ...(typeof item === 'string' ? { name: item } : item),
      }),
    );
  return catalog;
}
