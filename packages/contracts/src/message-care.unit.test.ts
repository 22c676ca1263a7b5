import { describe, expect, it } from 'vitest';
import { maskCards, risksOf } from './message-care.ts';

describe('maskCards', () => {
  it.each(['4242 4242 4242 4242', '4242-4242-4242-4242', '378282246310005'])('masks %s', (card) => {
    expect(maskCards(`It is ${card}.`)).toBe('It is [card number].');
  });

  it.each(['4242 4242 4242 4243', '0000000000000', '1Z999AA10123456784', '12345'])('keeps %s', (other) => {
    expect(maskCards(other)).toBe(other);
  });
});

describe('risksOf', () => {
  it.each([
    ['Does it run small?', []],
    ['Can I pay you directly by PayPal?', ['outside']],
    ['Let us meet in person', ['outside']],
    ['4242424242424242', ['card']],
  ])('returns the risks of "%s"', (text, risks) => {
    expect(risksOf(text)).toEqual(risks);
  });
});
