// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { readTypedReview, removeTypedReview, storeTypedReview } from './typed-review.ts';

beforeEach(() => sessionStorage.clear());

test('restores the typed review for its author alone, until it is published', () => {
  const typed = { rating: 4, title: 'Warm', text: 'It fits.', fit: 'small' as const };
  storeTypedReview('coat', 'ann', typed);
  expect(readTypedReview('coat', 'ann')).toEqual(typed);
  expect(readTypedReview('coat', 'bob')).toBeUndefined();
  expect(readTypedReview('hat', 'ann')).toBeUndefined();
  removeTypedReview('coat');
  expect(readTypedReview('coat', 'ann')).toBeUndefined();
});

test.each(['null', '{', '[]', '{"author":"ann"}', '{"author":"ann","rating":"4","title":"","text":""}'])(
  'returns nothing for %s',
  (text) => {
    sessionStorage.setItem('ethereal.review.coat', text);
    expect(readTypedReview('coat', 'ann')).toBeUndefined();
  },
);
