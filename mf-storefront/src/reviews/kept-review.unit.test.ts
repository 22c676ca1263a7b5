// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetReview, keepReview, keptReview } from './kept-review.ts';

beforeEach(() => sessionStorage.clear());

test('restores the typed review for its author alone, until it is published', () => {
  const typed = { rating: 4, title: 'Warm', text: 'It fits.', fit: 'small' as const };
  keepReview('coat', 'ann', typed);
  expect(keptReview('coat', 'ann')).toEqual(typed);
  expect(keptReview('coat', 'bob')).toBeUndefined();
  expect(keptReview('hat', 'ann')).toBeUndefined();
  forgetReview('coat');
  expect(keptReview('coat', 'ann')).toBeUndefined();
});

test.each(['null', '{', '[]', '{"author":"ann"}', '{"author":"ann","rating":"4","title":"","text":""}'])(
  'returns nothing for %s',
  (text) => {
    sessionStorage.setItem('ethereal.review.coat', text);
    expect(keptReview('coat', 'ann')).toBeUndefined();
  },
);
