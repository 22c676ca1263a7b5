import { describe, expect, it } from 'vitest';
import { withDigits } from './digits.ts';
import { readMessage } from './reading.ts';

describe('withDigits', () => {
  it.each([
    ['between one hundred and one hundred fifty dollars', 'between 100 and 150 dollars'],
    ['under a hundred, please', 'under 100, please'],
    ['the two of them', 'the two of them'],
    ['twenty five', '25'],
  ])('writes numbers of "%s" in figures', (said, written) => {
    expect(withDigits(said)).toBe(written);
  });
});

describe('readMessage', () => {
  it('reads the first four hundred tokens of a message only', () => {
    expect(readMessage('cvc '.repeat(900), { page: false }).tokens).toHaveLength(400);
  });

  it.each([
    ['cheaper please', { page: false, after: 'find' }, 'cheaper'],
    ['not wool', { page: false, after: 'find' }, 'find-on'],
    ['in blue', { page: false, after: 'find' }, 'find-on'],
    ['the second one', { page: false, after: 'find' }, 'item'],
    ['both together?', { page: false, after: 'find' }, 'total'],
    ['add it to my cart', { page: true }, 'add'],
    ['where is my order?', { page: false }, 'own:orders'],
    ['how can I return something?', { page: false }, 'help'],
    ['a red dress', { page: false }, 'find'],
    ['thank you!', { page: false, after: 'find' }, 'talk:thanks'],
  ])('reads "%s" after %o as a turn of the type %s', (message, standing, type) => {
    expect(readMessage(message, standing).intents[0]?.id).toBe(type);
  });
});
