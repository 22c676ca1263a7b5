import { describe, expect, it } from 'vitest';
import { maskCards, risksOf } from './message-care.ts';

describe('maskCards', () => {
  it.each(['4242 4242 4242 4242', '4242-4242-4242-4242', '378282246310005'])('masks %s', (card) => {
    expect(maskCards(`It is ${card}.`)).toBe('It is [card number].');
  });

  it.each([
    ['4111 1111 1111 1111 12/27 123', '[card number] 12/27 123'],
    ['4111 1111 1111 1111 123', '[card number] 123'],
    ['3782 822463 10005 09/27', '[card number] 09/27'],
    ['2 4111111111111111', '2 [card number]'],
    ['1 4111 1111 1111 1111', '1 [card number]'],
    ['4111 1111 1111 1111 5555 5555 5555 4444', '[card number] [card number]'],
    ['4111.1111.1111.1111', '[card number]'],
    ['a mistyped 4242 4242 4242 4243', 'a mistyped [card number]'],
    ['4111 – 1111 – 1111 – 1111', '[card number]'],
    ['4111\n1111\n1111\n1111', '[card number]'],
    [' 42 42 42 42 42 42 42 42 ', ' [card number] '],
  ])('masks the card alone in %j', (text, masked) => {
    expect(maskCards(text)).toBe(masked);
  });

  it.each([
    '+1 212 555 0100, +1 212 555 0199',
    'S 10.25 12.50 14.75 16.00',
    '4242424242424243',
    '1234 5678 9012 3456',
    'DE89 3704 0044 0532 0130 00',
    '0000000000000',
    '1Z999AA10123456784',
    '12345',
  ])('keeps %s', (other) => {
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
