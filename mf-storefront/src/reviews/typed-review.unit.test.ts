// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { removeTypedReview, storedTypedReview, storeTypedReview } from './typed-review.ts';

beforeEach(() => sessionStorage.clear());

test('restores the typed review for its author alone, until it is published', () => {
  const typed = { rating: 4, title: 'Warm', text: 'It fits.', fit: 'small' as const };
  storeTypedReview('coat', 'ann', typed);
  expect(storedTypedReview('coat', 'ann')).toEqual(typed);
  expect(storedTypedReview('coat', 'bob')).toBeUndefined();
  expect(storedTypedReview('hat', 'ann')).toBeUndefined();
  removeTypedReview('coat');
  expect(storedTypedReview('coat', 'ann')).toBeUndefined();
});

test.each(['null', '{', '[]', '{"author":"ann"}', '{"author":"ann","rating":"4","title":"","text":""}'])(
  'returns nothing for %s',
  (text) => {
    sessionStorage.setItem('ethereal.review.coat', text);
    expect(storedTypedReview('coat', 'ann')).toBeUndefined();
  },
);
