import type { Review, ReviewPage, ReviewPicture } from '@ethereal/contracts/reviews';
// The import loads the code that a press needs before the tests start.
import '../item/lazy-parts.ts';
import { anItem } from '@ethereal/shop-ui/testing/fixtures.ts';
import { ItemPage } from '../item/ItemPage.tsx';

/** Route of the page of an item with two reviews, for tests. */
export const route = { path: 'categories/:category/:id', element: <ItemPage key="page" /> };
export const item = { ...anItem(1), rating: { average: 4.5, count: 2 }, brand: 'Maison Ada' };
export const page = `/ethereal/categories/men/${item._id}`;
/** Returns a review whose id repeats the digit. */
export const aReview = (digit: number, change: Partial<Review> = {}): Review => ({
  _id: String(digit).repeat(24),
  rating: 5,
  title: 'Lovely',
  text: 'Soft and warm.',
  author: 'Bea S.',
  createdAt: '2026-03-04T00:00:00Z',
  ...change,
});
/** Returns the picture of a review. */
export const aPicture = (n: number): ReviewPicture => ({
  url: `/images/${n}`,
  public_id: String(n),
  width: 800,
  height: 600,
});
/** Returns the page of an item's reviews with these reviews. */
export const reviewsOf = (reviews: Review[]): ReviewPage => ({
  reviews,
  total: reviews.length,
  average: 4.5,
  nextCursor: null,
  histogram: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 },
});
export const handlers = {
  [`GET /api/categories/men/${item._id}`]: item,
  [`GET /api/reviews/${item._id}`]: reviewsOf([aReview(2), aReview(3, { rating: 4, title: '' })]),
  [`GET /api/reviews/${item._id}/mine`]: { review: null, mayWrite: false },
  [`GET /api/reviews/${item._id}/mine/helpful`]: { reviews: [] },
  [`GET /api/sellers/${item.user}`]: {
    _id: item.user,
    name: 'Maison Ada',
    about: '',
    picture: null,
    since: '2026-01-01T00:00:00Z',
    items: 3,
    rating: null,
  },
  'GET /api/items': {
    items: [],
    total: 0,
    nextCursor: null,
    facets: { category: [], gender: [], subCategory: [], size: [] },
  },
};
