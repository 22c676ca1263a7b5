import { type Item, JSON_LD_FIELDS } from '@ethereal/contracts/items';

const AVAILABILITY = {
  'in-stock': 'https://schema.org/InStock',
  low: 'https://schema.org/InStock',
  'sold-out': 'https://schema.org/OutOfStock',
} as const;

/** The fields that schema.org knows, by their properties there; those without a value are left out. */
function fieldData(item: Item): Record<string, unknown> {
  const properties = JSON_LD_FIELDS.flatMap(({ name, property, type }) => {
    const value = item[name];
    return value ? [[property, type ? { '@type': type, name: value } : value]] : [];
  });
  return Object.fromEntries(properties);
}

/** What search engines read of an item, as schema.org says it. `origin` makes addresses whole. */
export function productData(item: Item, origin: string) {
  const url = `${origin}/ethereal/categories/${item.category}/${item._id}`;
  const { rating } = item;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...fieldData(item),
    sku: item._id,
    image: URL.canParse(item.image1.url, origin) ? new URL(item.image1.url, origin).href : undefined,
    url,
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
