import { describe, expect, it } from 'vitest';
import { anItem } from '../testing/an-item.ts';
import type { StoredReview } from './review.ts';
import { addReview, checkAuthor, checkBuyer, checkSeller, checkVoter, fitFor } from './reviews.rules.ts';

const [buyer, other] = ['c'.repeat(24), 'd'.repeat(24)];
const item = anItem();
const review: StoredReview = {
  _id: 'e'.repeat(24),
  item: item._id,
  user: buyer,
  author: 'Ada L.',
  rating: 5,
  title: '',
  text: 'Soft.',
  createdAt: new Date('2026-01-01T12:00:00Z'),
};

describe('addReview', () => {
  it('publishes review.added for a first review', () => {
    const { state, events } = addReview(undefined, { item, review });
    expect(state).toBe(review);
    expect(events).toMatchObject([{ type: 'review.added', subject: item._id, data: { review: review._id } }]);
  });

  it('replaces a review that its author deleted', () => {
    expect(addReview({ ...review, _id: 'f'.repeat(24), deleted: true }, { item, review }).state).toBe(review);
  });

  it.each([
    ['a visible review', {}],
    ['a review that the desk hides', { hidden: true as const }],
  ])('rejects a second review beside %s', (_, fields) => {
    expect(() => addReview({ ...review, ...fields }, { item, review })).toThrow('You have reviewed this item');
  });
});

describe('people who may act on a review', () => {
  it('lets a buyer who received the item review it', () => {
    expect(checkBuyer(buyer, item, { size: 'M' })).toEqual({ size: 'M' });
  });

  it.each([
    ['a review by the seller', () => checkBuyer(item.seller, item, { size: 'M' }), 'OWN_ITEM'],
    ['a review before the item was received', () => checkBuyer(buyer, item, undefined), 'NOT_RECEIVED'],
    ['an edit by another person', () => checkAuthor(other, review), 'FORBIDDEN'],
    ['a reply by another seller', () => checkSeller(other, item), 'FORBIDDEN'],
    ['a vote of the author', () => checkVoter(buyer, review, item), 'FORBIDDEN'],
    ['a vote of the seller', () => checkVoter(item.seller, review, item), 'OWN_ITEM'],
  ])('rejects %s', (_, act, code) => {
    expect(act).toThrow(expect.objectContaining({ code }));
  });

  it('accepts the author, the seller and another reader', () => {
    checkAuthor(buyer, review);
    checkSeller(item.seller, item);
    checkVoter(other, review, item);
  });
});

describe('fitFor', () => {
  it.each([
    ['small', ['S' as const], 'small'],
    [undefined, ['S' as const], null],
    [undefined, [], null],
  ] as const)('stores %s for sizes %o as %s', (fit, sizes, stored) => {
    expect(fitFor({ sizes: [...sizes] }, fit)).toBe(stored);
  });

  it('rejects an answer about fit for an item without sizes', () => {
    expect(() => fitFor({ sizes: [] }, 'true')).toThrow('This item has no sizes.');
  });
});
