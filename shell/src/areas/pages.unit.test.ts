import { expect, test } from 'vitest';
import { pageAt } from './pages.ts';

test.each([
  ['/ethereal', 'mf_storefront'],
  ['/ethereal/', 'mf_storefront'],
  ['/ethereal/categories/men/0123456789abcdef01234567', 'mf_storefront'],
  ['/ethereal/cart/checkout', 'mf_storefront'],
  ['/ethereal/reset-password/abc', 'mf_account'],
  ['/ethereal/profile/BuyerOrderpage', 'mf_account'],
  ['/ethereal/profile/item-analysis/dashboard/0123456789abcdef01234567', 'mf_store'],
])('%s belongs to %s', (path, area) => {
  expect(pageAt(path)?.area).toBe(area);
});

test.each(['/ethereal/nowhere', '/ethereal/categories/men/1/2', '/ethereal/profile'])(
  '%s is no page',
  (path) => {
    expect(pageAt(path)).toBeUndefined();
  },
);
