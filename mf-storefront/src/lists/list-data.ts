import type { Card } from '@ethereal/contracts/items';

/** Returns a list as schema.org data for search engines. `origin` makes addresses absolute. */
export function listData(name: string, items: readonly Pick<Card, '_id' | 'name' | 'category'>[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: `${origin}/ethereal/categories/${item.category}/${item._id}`,
    })),
  };
}
