import { anItem } from '@ethereal/shop-ui/testing/fixtures.ts';
import { expect, test } from 'vitest';
import { productData } from './product-data.ts';

const SITE = 'https://shop.example';

test('describes an item as a product with its price, absolute addresses and availability', () => {
  const item = { ...anItem(1), price: 12.5, availability: 'sold-out' as const };
  expect(productData(item, SITE)).toMatchObject({
    '@type': 'Product',
    sku: item._id,
    url: `${SITE}/ethereal/categories/${item.category}/${item._id}`,
    offers: { price: '12.50', priceCurrency: 'USD', availability: 'https://schema.org/OutOfStock' },
  });
});

test('states the former price and the end of a sale', () => {
  const item = { ...anItem(1), price: 56, formerPrice: 80, percent: 30, saleEnds: '2026-12-05T05:00:00.000Z' };
  expect(productData(item, SITE).offers).toMatchObject({
    price: '56.00',
    priceValidUntil: '2026-12-05T05:00:00.000Z',
    priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '80.00' },
  });
  expect(productData(anItem(1), SITE).offers).not.toHaveProperty('priceSpecification');
});

test('names colors only for an item in colors', () => {
  expect(productData({ ...anItem(1), colors: ['White', 'Navy'] }, SITE)).toMatchObject({
    color: ['White', 'Navy'],
  });
  expect(productData(anItem(1), SITE)).not.toHaveProperty('color');
});

test('includes a rating only for a rated item', () => {
  const rated = { ...anItem(1), rating: { average: 4.5, count: 2 } };
  expect(productData(rated, SITE)).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2 } });
  expect(productData({ ...rated, rating: null }, SITE)).not.toHaveProperty('aggregateRating');
});
