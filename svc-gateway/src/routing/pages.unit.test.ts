import { describe, expect, it } from 'vitest';
import { isPage, itemOfPage } from './pages.ts';

const ID = '65f0c0ffee65f0c0ffee65f0';

describe('the pages of the site', () => {
  it.each([
    '/ethereal',
    '/ethereal/',
    '/ethereal/all',
    '/ethereal/categories/home-essentials',
    `/ethereal/categories/electronics/${ID}`,
    '/ethereal/cart/checkout',
    '/ethereal/reset-password/abc.def',
    '/ethereal/profile/BuyerOrderpage',
    '/ethereal/profile/orders',
    `/ethereal/profile/edit-your-Item/${ID}`,
    `/ethereal/profile/item-analysis/dashboard/${ID}`,
  ])('%s is one', (path) => {
    expect(isPage(path)).toBe(true);
  });

  it.each([
    '/',
    '/cart',
    '/ethereal/nothing',
    '/ethereal/categories/hats',
    '/ethereal/categories/men/1',
    '/x/ethereal',
  ])('%s is none', (path) => {
    expect(isPage(path)).toBe(false);
  });

  it('knows the item of an item’s page', () => {
    expect(itemOfPage(`/ethereal/categories/Men/${ID}`)).toEqual({ category: 'men', id: ID });
    expect(itemOfPage('/ethereal/categories/men')).toBeUndefined();
  });
});
