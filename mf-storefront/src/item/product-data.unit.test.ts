import { expect, test } from 'vitest';
import { anItem } from '../testing/fixtures.ts';
import { productData } from './product-data.ts';

const SITE = 'https://shop.example';

test('an item is a product with its price, whole addresses and whether it can be bought', () => {
  const item = { ...anItem(1), price: 12.5, availability: 'sold-out' as const };
  expect(productData(item, SITE)).toMatchObject({
    '@type': 'Product',
    sku: item._id,
    url: `${SITE}/ethereal/categories/${item.category}/${item._id}`,
    offers: { price: '12.50', priceCurrency: 'USD', availability: 'https://schema.org/OutOfStock' },
  });
});

test('only an item in colors names them', () => {
  expect(productData({ ...anItem(1), colors: ['White', 'Navy'] }, SITE)).toMatchObject({
    color: ['White', 'Navy'],
  });
  expect(productData(anItem(1), SITE)).not.toHaveProperty('color');
});

test('only an item that somebody rated has a rating', () => {
  const rated = { ...anItem(1), rating: { average: 4.5, count: 2 } };
  expect(productData(rated, SITE)).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2 } });
  expect(productData({ ...rated, rating: null }, SITE)).not.toHaveProperty('aggregateRating');
});
