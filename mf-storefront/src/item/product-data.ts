import type { Item } from '@ethereal/contracts/items';

const AVAILABILITY = {
  'in-stock': 'https://schema.org/InStock',
  low: 'https://schema.org/InStock',
  'sold-out': 'https://schema.org/OutOfStock',
} as const;

/** What search engines read of an item, as schema.org says it. `origin` makes addresses whole. */
export function productData(item: Item, origin: string) {
  const url = `${origin}/ethereal/categories/${item.category}/${item._id}`;
  const { brand, rating } = item;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: item.name,
    description: item.description,
    sku: item._id,
    category: item.category,
    image: URL.canParse(item.image1.url, origin) ? new URL(item.image1.url, origin).href : undefined,
    url,
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(rating && rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
          },
        }
      : {}),
    offers: {
      '@type': 'Offer',
      price: item.price.toFixed(2),
      priceCurrency: 'USD',
      availability: AVAILABILITY[item.availability ?? 'in-stock'],
      url,
    },
  };
}
