import { aCard, anItem } from '@ethereal/shop-ui/testing/fixtures.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { visitAsVisitor } from '../testing/visit.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';

const route = { path: 'viewed', element: <RecentlyViewed item={anItem(1)} /> };
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const viewed = (digit: number, change = {}) => ({
  [`GET /api/categories/men/${aCard(digit)._id}`]: { ...anItem(digit), ...change },
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('shows viewed items at their present prices, without those that are gone or whose sale is over', async () => {
  const kept = [aCard(1), aCard(2, { price: 20 }), aCard(3), aCard(4)];
  localStorage.setItem('recentlyViewed', JSON.stringify(kept));
  await visitAsVisitor(route, '/ethereal/viewed', {
    ...viewed(2, { price: 15, formerPrice: 20, percent: 25, saleEnds: minutesFromNow(5) }),
    ...viewed(4, { price: 30, formerPrice: 40, percent: 25, saleEnds: minutesFromNow(-5) }),
  });
  const section = within(await screen.findByRole('region', { name: 'Recently Viewed' }));
  expect(section.getByText('$15.00')).toBeDefined();
  expect(section.getByText(', was $20.00')).toBeDefined();
  expect(section.getAllByRole('article')).toHaveLength(1);
});

test('stores no price', async () => {
  await visitAsVisitor(route, '/ethereal/viewed', {});
  await expect.poll(() => localStorage.getItem('recentlyViewed')).toContain('Item 1');
  expect(localStorage.getItem('recentlyViewed')).not.toContain('price');
});
