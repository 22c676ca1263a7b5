// @vitest-environment jsdom
import type { Item } from '@ethereal/contracts/items';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withItemMeta } from './meta.ts';

const SHELL =
  '<!doctype html><html><head><title>Ethereal.</title><meta name="description" content="A shop"><script src="/a.js"></script></head><body></body></html>';
const PLACE = { origin: 'https://shop.example', path: '/ethereal/categories/men/65f0c0ffee65f0c0ffee65f0' };
const item: Item = {
  _id: '65f0c0ffee65f0c0ffee65f0',
  name: 'Linen shirt',
  description: 'Light and\ncool.',
  price: 49.5,
  category: 'men',
  subCategory: 'topW',
  size: ['M'],
  isBestseller: false,
  itemImg: '/images/a',
  image1: { url: '/images/a', public_id: 'a' },
  user: '65f0c0ffee65f0c0ffee65f1',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const headOf = (changes: Partial<Item>) =>
  new DOMParser().parseFromString(withItemMeta(SHELL, { ...item, ...changes }, PLACE), 'text/html');
const content = (page: Document, selector: string) =>
  page.head.querySelector(selector)?.getAttribute('content');

describe('the head of an item’s page', () => {
  it('says the item in place of the shop', () => {
    const page = headOf({});
    expect(page.title).toBe('Linen shirt | Ethereal.');
    expect(page.head.querySelectorAll('meta[name=description]')).toHaveLength(1);
    expect(content(page, 'meta[name=description]')).toBe('Light and cool.');
    expect(content(page, 'meta[property="og:title"]')).toBe('Linen shirt');
    expect(content(page, 'meta[property="og:image"]')).toBe('https://shop.example/images/a');
    expect(content(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
    expect(page.head.querySelector('script[src]')).not.toBeNull();
  });

  it('holds the product as data', () => {
    const data = headOf({}).head.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Product',
      name: 'Linen shirt',
      offers: { price: '49.50', priceCurrency: 'USD', url: `${PLACE.origin}${PLACE.path}` },
    });
  });

  it('shows any text as text', () => {
    const nasty = fc.constantFrom(
      '</script>',
      '<script>',
      '"',
      "'",
      '&',
      '<!--',
      '$&',
      '$1',
      '</title>',
      '\u2028',
      'é',
    );
    fc.assert(
      fc.property(fc.array(nasty, { minLength: 1 }), (parts) => {
        const name = `x${parts.join('')}x`;
        const page = headOf({ name, description: name });
        expect(page.querySelectorAll('script')).toHaveLength(2);
        expect(content(page, 'meta[property="og:title"]')).toBe(name);
        const data = page.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
        expect(JSON.parse(data).name).toBe(name);
      }),
      { numRuns: 30 },
    );
  });
});
