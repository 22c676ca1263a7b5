import type { ShopItem } from '../items/item.ts';

const AT = new Date('2026-01-01T00:00:00Z');

/** Returns a published item with the given fields, for tests of rules. */
export const anItem = (fields: Partial<ShopItem> = {}): ShopItem => ({
  _id: 'a'.repeat(24),
  seller: 'b'.repeat(24),
  name: 'Linen Shirt',
  description: 'Soft and cool.',
  priceCents: 2450,
  category: 'men',
  subCategory: 'topW',
  sizes: ['S', 'M'],
  isBestseller: false,
  images: { image1: { url: '/images/one', public_id: 'one' } },
  published: true,
  version: 3,
  createdAt: AT,
  updatedAt: AT,
  ...fields,
});
