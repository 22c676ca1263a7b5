import type { Item } from '@ethereal/contracts/items';
import { awaitStarted } from '@ethereal/dev/testing/background';
import type { TestProject } from 'vitest/node';
import type { Account } from './people.ts';
import type { KnownPage } from './server-pages.ts';

/**
 * Goods that every test finds in the shop: two sellers' items, more than one page of them. Tests must not change them.
 */
export interface Shop {
  seller: Account;
  items: Pick<Item, '_id' | 'name' | 'price' | 'category' | 'user'>[];
  /** Pages of the site's areas, before a test releases more. */
  pages: KnownPage[];
}

declare module 'vitest' {
  interface ProvidedContext {
    shop: Shop;
  }
}

const CATEGORIES = ['men', 'women', 'kids', 'home', 'accessories', 'beauty'] as const;
const COLORS = ['Amber', 'Blue', 'Coral', 'Denim', 'Ebony'];
const KINDS = {
  men: 'Oxford Shirt',
  women: 'Summer Dress',
  kids: 'Striped Jumper',
  home: 'Table Lamp',
  accessories: 'Leather Belt',
  beauty: 'Hand Cream',
} as const;

/** Stocks the shop once per run, after the site has started. */
export default async function setup(project: TestProject): Promise<void> {
  await awaitStarted('SITE');
  const { siteUrl } = await import('./site.ts');
  const { newAccount } = await import('./people.ts');
  const { publishItem, SHOP_BRAND } = await import('./goods.ts');
  const seller = await newAccount('Sadie');
  const wanted = COLORS.flatMap((color, shade) =>
    CATEGORIES.map((category, index) => ({
      name: `${color} ${KINDS[category]}`,
      category,
      brand: SHOP_BRAND,
      price: 10 + shade * 10 + index + 0.5,
      subCategory: index % 2 === 0 ? ('topW' as const) : ('bottomW' as const),
      size: category === 'home' || category === 'beauty' ? [] : ['S' as const, 'M' as const],
      isBestseller: shade === 0,
      pictures: shade === 0 ? 3 : 1,
    })),
  );
  const items: Shop['items'] = [];
  for (const wishes of wanted) items.push(await publishItem(seller.token, wishes));
  const answer = await fetch(`${siteUrl}/remotes.json`);
  const remotes: Record<string, { pages?: KnownPage[] }> = await answer.json();
  const pages = Object.values(remotes).flatMap((remote) => remote.pages ?? []);
  project.provide('shop', { seller, items, pages });
}
