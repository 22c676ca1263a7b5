import { describe, expect, it } from 'vitest';
import { readMessage } from '../reading/reading.ts';
import { personIn } from './person.ts';
import { priceIn } from './prices.ts';
import { refined, wishFor } from './wish.ts';
import { wishesIn } from './wishes.ts';

const readingOf = (message: string) => readMessage(message.toLowerCase(), { page: false });
const wishesOf = (message: string) => wishesIn(readingOf(message)).wishes;

describe('wishesIn', () => {
  it('returns search words, and the price as a condition', () => {
    const [wish] = wishesOf('a red dress for my wife under $90');
    expect(wish?.text).toContain('red dress');
    expect(wish?.before).toMatchObject({ priceMax: 90 });
  });

  it('returns things listed beside each other as several wishes', () => {
    expect(wishesOf('I need a shirt, a skirt and a belt').map(({ text }) => text)).toEqual(['shirt', 'skirt', 'belt']);
  });

  it('returns a kind that is named again as one wish', () => {
    expect(wishesOf('Trousers, please. Wide trousers.')).toHaveLength(1);
  });

  it('returns a price for all things together as a total', () => {
    const { wishes, total } = wishesIn(readingOf('a shirt and trousers together under $120'));
    expect(wishes).toHaveLength(2);
    expect(total).toBe(120);
    expect(wishes[0]?.before.priceMax).toBeUndefined();
  });

  it.each([
    ['why is everything so expensive. show me shirts', undefined],
    ['the most expensive watch', 'desc'],
    ['the cheapest shirts', 'asc'],
  ])('returns the order that "%s" requests', (message, sort) => {
    expect(wishesOf(message)[0]?.sort).toBe(sort);
  });

  it.each([
    ['a sweater without wool', 'wool'],
    ['wool? no. a sweater', 'wool'],
    ['leather makes me itch, a bag please', 'leather'],
  ])('returns the thing that "%s" refuses', (message, refused) => {
    expect(wishesOf(message)[0]?.refused).toContain(refused);
  });

  it.each([
    ['nothing over 60', { priceMax: 60 }],
    ['i never spend more than $40', { priceMax: 40 }],
  ])('returns the limit that "%s" states', (message, limit) => {
    expect(wishesOf(message)[0]?.before).toMatchObject(limit);
  });

  it('returns a child of a known age as a condition of the search', () => {
    const [wish] = wishesOf('a gift for my brother, he is 8');
    expect(wish?.before.forWhom).toEqual(['boys']);
    expect(wish?.text).not.toContain('brother');
    expect(personIn(readingOf('a gift for my brother, he is 8'))).toEqual({ isChild: true, age: 8 });
  });
});

describe('personIn', () => {
  it.each([
    ['i want a dress for my daughter who is 9', { isChild: true, age: 9 }],
    ['my son turned 4, he likes cars', { isChild: true, age: 4 }],
    ['my mom turns 60', { isChild: false, age: 60 }],
  ])('reads the person of "%s"', (message, person) => {
    expect(personIn(readingOf(message))).toEqual(person);
  });
});

describe('refined', () => {
  const last = wishFor({ before: { kinds: ['sweater'], materials: ['wool'], forWhom: ['men'], priceMax: 100 } });

  it('drops a condition that the message refuses', () => {
    const now = wishFor({ without: { materials: ['wool'] }, refused: ['wool'] });
    const wish = refined(last, now, false);
    expect(wish.before).toMatchObject({ kinds: ['sweater'], materials: [], forWhom: ['men'] });
    expect(wish.without.materials).toEqual(['wool']);
  });

  it('replaces the price and keeps the other conditions', () => {
    const wish = refined(last, wishFor({ before: { priceMin: 20 } }), false);
    expect(wish.before).toEqual({ kinds: ['sweater'], materials: ['wool'], forWhom: ['men'], priceMin: 20 });
  });

  it('keeps person and price but no attributes when another kind of thing is wanted', () => {
    const wish = refined(last, wishFor({ text: 'jeans' }), true);
    expect(wish.before).toEqual({ forWhom: ['men'], priceMax: 100 });
  });
});

describe('priceIn', () => {
  it.each([
    ['a coat under $50', { priceMax: 50 }],
    ['a coat over $50', { priceMin: 50 }],
    ['$50 or more for a coat', { priceMin: 50 }],
    ['a coat for no more than $50', { priceMax: 50 }],
    ['a coat between $20 and $50', { priceMin: 20, priceMax: 50 }],
    ['a coat around $40', { priceMin: 30, priceMax: 50 }],
    ['a coat with 3 buttons', {}],
  ])('reads the price of "%s"', (message, range) => {
    expect(priceIn(readingOf(message))).toEqual(range);
  });
});
