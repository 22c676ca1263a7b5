import { type Item, JSON_LD_FIELDS } from '@ethereal/contracts/items';

const AVAILABILITY = {
  'in-stock': 'https://schema.org/InStock',
  low: 'https://schema.org/InStock',
  'sold-out': 'https://schema.org/OutOfStock',
} as const;

/** Returns the fields that schema.org defines, by their property names there, without those that have no value. */
function fieldData(item: Item): Record<string, unknown> {
  const properties = JSON_LD_FIELDS.flatMap(({ name, property, type }) => {
    const value = item[name];
    return value && !(Array.isArray(value) && value.length === 0)
      ? [[property, type ? { '@type': type, name: value } : value]]
      : [];
  });
  return Object.fromEntries(properties);
}

/** Returns an item as schema.org data for search engines. `origin` makes addresses absolute. */
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
      ...(item.saleEnds === undefined ? {} : { priceValidUntil: item.saleEnds }),
      ...(item.formerPrice === undefined
        ? {}
        : {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              priceType: 'https://schema.org/StrikethroughPrice',
              price: item.formerPrice.toFixed(2),
              priceCurrency: 'USD',
            },
          }),
    },
  };
}
