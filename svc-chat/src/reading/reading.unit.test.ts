import { describe, expect, it } from 'vitest';
import { countIn, withDigits } from './digits.ts';
import { readMessage } from './reading.ts';
import { tokensOf } from './tokens.ts';

describe('withDigits', () => {
  it.each([
    ['between one hundred and one hundred fifty dollars', 'between 100 and 150 dollars'],
    ['under a hundred, please', 'under 100, please'],
    ['the two of them', 'the two of them'],
    ['twenty five', '25'],
    ['a toy for a 3yo', 'a toy for a 3 years old'],
    ['for my 5 y/o', 'for my 5 years old'],
    ['worn for 6 yrs', 'worn for 6 yrs'],
    ['a dress in 2xl', 'a dress in xxl'],
    ['a necklace w a moon w/o beads', 'a necklace with a moon w/o beads'],
  ])('writes numbers of "%s" in figures', (said, written) => {
    expect(withDigits(said)).toBe(written);
  });
});

describe('countIn', () => {
  it.each([
    ['ok xl then, add 2', 2],
    ['six of them', 6],
    ['add it in size 9', 1],
  ])('reads the pieces of "%s"', (message, count) => {
    expect(countIn(tokensOf(message))).toBe(count);
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
    ['towels', { page: false }, 'find'],
    ['blouse', { page: false }, 'find'],
    ['thank you!', { page: false, after: 'find' }, 'talk:thanks'],
    ['hi, what can one buy from you?', { page: false }, 'help'],
    ['the store sent me a cup that is cracked', { page: false }, 'help'],
    ['will the third one be here by sunday?', { page: false, after: 'find' }, 'item'],
    ['does it come in yellow', { page: false, after: 'find' }, 'item'],
    ['add the wool coat in M to my cart', { page: false }, 'add'],
    ['how about a longer one', { page: false, after: 'find' }, 'find-on'],
    ['and what does it all cost now', { page: false, after: 'own' }, 'own:cart'],
  ])('reads "%s" after %o as a turn of the type %s', (message, standing, type) => {
    expect(readMessage(message, standing).intents[0]?.id).toBe(type);
  });

  it.each([
    ['i cant rember my pasword', undefined, 'Forgotten password'],
    ['the vase arrived in a thousand bits', undefined, 'Something arrived damaged or wrong'],
    ['how do i give my followers ten percent off in my shop', undefined, 'Codes of a store'],
    ['who pays the postage', 'Returns and exchanges', 'What a return costs'],
    ['1:1 replica sneakers', undefined, 'Copies of a brand'],
    ['its been a month, too late?', 'Returns and exchanges', 'Being late with a return'],
  ])('finds the help section of "%s" after %s', (message, topic, title) => {
    expect(readMessage(message, { page: false, topic }).sections[0]?.id).toBe(title);
  });
});
