import { describe, expect, it } from 'vitest';
import { readMessage } from '../reading/reading.ts';
import { personWords } from './person.ts';
import { priceWords } from './price.ts';
import { interestsIn } from './thing.ts';
import { isForChild, refined, wishFor } from './wish.ts';
import { wishesIn } from './wishes.ts';

const readingOf = (message: string) => readMessage(message.toLowerCase(), { page: false });
const wishesOf = (message: string) => wishesIn(readingOf(message)).wishes;

describe('wishesIn', () => {
  it('returns a text with the thing, its price and the person, as the search reads them', () => {
    const [wish] = wishesOf('a red dress for my wife under $90');
    expect(wish?.thing).toContain('red dress');
    expect(wish?.text).toContain('under $90');
    expect(wish?.text).toContain('for women');
  });

  it('returns things listed beside each other as several wishes', () => {
    expect(wishesOf('I need a shirt, a skirt and a belt').map(({ text }) => text)).toEqual(['shirt', 'skirt', 'belt']);
  });

  it('keeps the price and the person of each wish apart', () => {
    const texts = wishesOf('a scarf under $50 for my mom and a shirt under $20 for my dad').map(({ text }) => text);
    expect(texts).toEqual(['scarf under $50 for women', 'shirt under $20 for men']);
  });

  it.each([
    ['Do you have any bikinis or swimsuits?', 'bikinis or swimsuits'],
    ['looking for sandals or flats under 100', 'sandals or flats under $100'],
  ])('searches for both things of "%s"', (message, text) => {
    expect(wishesOf(message)[0]?.text).toBe(text);
  });

  it.each([
    ['dinner for four and i have no plates!!', 'plates'],
    ["i've got no coat for winter", 'coat'],
    ['my son has no gloves', 'gloves'],
    ["we don't have a kettle", 'kettle'],
  ])('takes what somebody lacks for a wish: "%s"', (message, thing) => {
    const wishes = wishesOf(message);
    expect(wishes.flatMap(({ refused }) => refused)).toEqual([]);
    expect(wishes.at(-1)?.text).toMatch(new RegExp(`^${thing}\\b`));
  });

  it('keeps the word before a kind as part of its name', () => {
    expect(wishesOf('do you have a crossbody bag for my trips')[0]?.thing).toMatch(/^crossbody bag/);
  });

  it('recognizes a gift when a message tells what a person likes', () => {
    expect(wishesOf('my daughter turns 10, she is into horses')[0]?.isGift).toBe('likely');
    expect(wishesOf('my daughter needs a coat')[0]?.isGift).toBeUndefined();
  });

  it('returns a kind that is named again as one wish', () => {
    expect(wishesOf('Trousers, please. Wide trousers.')).toHaveLength(1);
  });

  it('returns a price for all things together as a total', () => {
    const { wishes, total } = wishesIn(readingOf('a shirt and trousers together under $120'));
    expect(wishes).toHaveLength(2);
    expect(total).toBe(120);
    expect(wishes[0]?.text).not.toContain('120');
    expect(wishesIn(readingOf('skirt + top, 140 max for everything')).total).toBe(140);
  });

  it.each([
    ['the most expensive watch', 'most expensive watch'],
    ['the cheapest shirts', 'cheapest shirts'],
    ['any shirts on sale?', 'shirts on sale'],
    ['everything is so expensive. shirts please', 'shirts'],
    ['shirts that are not too expensive', 'shirts not expensive'],
  ])('keeps the words of the order that "%s" requests', (message, text) => {
    expect(wishesOf(message)[0]?.text).toBe(text);
  });

  it.each([
    ['a sweater without wool', 'wool'],
    ['wool? no. a sweater', 'wool'],
    ['leather makes me itch, a bag please', 'leather'],
  ])('returns the thing that "%s" refuses', (message, refused) => {
    expect(wishesOf(message)[0]?.refused).toContain(refused);
    expect(wishesOf(message)[0]?.text).toContain(`without ${refused}`);
  });

  it.each([
    ['do you have anything black with lace but for guys', 'black'],
    ['a pillow in a color like wood, not expensive', 'wood'],
    ['anything black but not leather, for guys', 'black'],
    ["i'm 30 and never owned a suit. what do i need for a wedding", 'suit'],
  ])('keeps what "%s" wants beside another word of refusal', (message, wanted) => {
    expect(wishesOf(message)[0]?.refused).not.toContain(wanted);
  });

  it.each([
    ['every shirt is a tent on me', 'tent'],
    ["a plus size dress that doesn't make me look like a curtain", 'curtain'],
    ['polo shirts for my husband, hes built like a fridge', 'fridge'],
  ])('ignores what "%s" only compares or dislikes', (message, aside) => {
    expect(
      wishesOf(message)
        .map(({ text }) => text)
        .join(' '),
    ).not.toContain(aside);
  });

  it('ignores a person whom the shopper only quotes', () => {
    const [wish] = wishesOf('my granddaughter tells me one can write here. a wool cardigan please');
    expect(wish?.text).toBe('wool cardigan');
    expect(wish?.isGift).toBeUndefined();
  });

  it.each([
    "my son graduates in june and I don't know what to wear",
    'our niece is getting married, I would like to look elegant',
  ])('ignores a person whose celebration the shopper dresses for: %s', (message) => {
    const [wish] = wishesOf(message);
    expect(wish?.text).not.toContain('for ');
    expect(wish?.isGift).toBeUndefined();
  });

  it('ignores the place where the shopper keeps things', () => {
    expect(wishesOf('I start work with nothing but hoodies in my closet. I need two outfits')[0]?.text).not.toContain(
      'closet',
    );
  });

  it.each([
    ['a jacket for the snow', 'jacket for snow'],
    ['a wrap dress, something with long sleeves', 'wrap dress with long sleeves'],
    ['moisturizer for sensitive skin', 'moisturizer for sensitive skin'],
    ['looking for a coat', 'coat'],
    ['a suit for the graduation in june', 'suit for graduation'],
    ['petite jeans', 'petite jeans'],
  ])('keeps what "with" or "for" attaches to the thing of "%s"', (message, text) => {
    expect(wishesOf(message)[0]?.text).toBe(text);
  });

  it('refuses a thing without the words that follow it', () => {
    expect(wishesOf('no not golf stuff hes super picky about that')[0]?.refused).toEqual(['golf']);
  });

  it('returns the thing that "anything but" refuses', () => {
    expect(wishesOf('anything but leather')[0]?.refused).toContain('leather');
  });

  it('refuses nothing that a sentence without a word of refusal names', () => {
    const [wish] = wishesOf('I want a plain leather belt. Brown. No logo.');
    expect(wish?.refused).toEqual(['logo']);
    expect(wish?.text).toContain('leather belt');
  });
});

describe('the sizes of a wish', () => {
  it.each([
    ['a t shirt in xxl', ['XXL']],
    ['sandals sz 8', ['8']],
    ['a gift for a woman, 30s', []],
    ['a dress for my mum, she is like 5 foot', []],
  ])('are those that a word of "%s" makes sizes', (message, sizes) => {
    const text = wishesOf(message)[0]?.text ?? '';
    expect([...text.matchAll(/size (\S+)/g)].map(([, size]) => size)).toEqual(sizes);
  });
});

describe('interestsIn', () => {
  it.each([
    ['my dad is 66, likes fishing and whiskey, hates gifts', ['fishing', 'whiskey']],
    ['my niece is obsessed with dinosaurs. max 25 dollars', ['dinosaurs']],
    ['something small, like 30 bucks', []],
    ['she would love a scarf', []],
  ])('returns what the person of "%s" likes', (message, liked) => {
    expect(interestsIn(readingOf(message))).toEqual(liked);
  });
});

describe('priceWords', () => {
  it.each([
    ['a coat under $50', 'under $50'],
    ['$50 or more for a coat', '$50 or more'],
    ['a coat for no more than $50', 'no more than $50'],
    ['40 quid max, no mugs', '40 quid max'],
    ['a coat for 60€', '60 €'],
    ['something for 30-50', '30 - 50'],
    ['between 30 and 50', 'between 30 and 50'],
    ['a coat with 3 buttons', ''],
    ['sneakers size 13', ''],
    ['boots womens 8', ''],
    ['my swimsuit is from 2015', ''],
    ['jeans, my waist is 29, hip 41', ''],
    ["a shirt, i'm 6'3, 240lb", ''],
    ['her ring size is 6.5, max 250', 'is max 250'],
    ['a cardigan for work, 12 to 14, under 100', 'to under 100'],
    ['gifts for my nieces, about 75 in total', 'about 75'],
    ['a rug about 5x8', ''],
    ['back in 3 weeks', ''],
    ['no stuffed animals, she has about 400', ''],
    ['he has about 40 dollars', 'about 40 dollars'],
  ])('returns the words of the price in "%s"', (message, said) => {
    expect(priceWords(readingOf(message)).replaceAll('$', '')).toBe(said.replaceAll('$', ''));
  });
});

describe('personWords', () => {
  it.each([
    ['a gift for my brother, he is 8', 'for men 8 years old'],
    ['i want a dress for my daughter who is 9', 'for girls 9 years old'],
    ['clothes for a 9 month old boy', 'for boys 9 months old'],
    ['my mom turns 60', 'for women 60 years old'],
    ["a dress for prom, i'm 5'2, 150 max", ''],
    ["i'm a plus size girl going to a wedding", 'for women'],
    ['a present, they dont know if it is a boy or a girl', 'for kids'],
    ['a shirt', ''],
    ['vegan boots, womens 8', 'for women'],
    ["a thank-you gift for my son's teacher", ''],
    ["a present for my daughter's boss", ''],
    ["something for my husband's mother", 'for women'],
    ["a toy for my sister's boy", 'for boys'],
  ])('returns the person of "%s"', (message, said) => {
    expect(personWords(readingOf(message), false)).toBe(said);
  });

  it('returns no words for a pronoun when the person is known', () => {
    expect(personWords(readingOf('she likes flowers'), true)).toBe('');
  });
});

describe('isForChild', () => {
  it.each([
    [{ age: 8 }, true],
    [{ age: 40, forWhom: ['men'] }, false],
    [{ forWhom: ['girls'] }, true],
    [{}, undefined],
  ])('returns for %o whether the person is a child: %s', (conditions, expected) => {
    expect(isForChild(conditions)).toBe(expected);
  });
});

describe('refined', () => {
  const last = wishFor({ before: { kinds: ['sweater'], colors: ['red'], forWhom: ['men'], priceMax: 100 } });

  it('keeps the conditions of the last search for a further one', () => {
    const wish = refined(last, wishFor({ text: 'without wool', refused: ['wool'] }), false);
    expect(wish).toMatchObject({ text: 'without wool', before: last.before, refused: ['wool'] });
  });

  it('keeps person and price but no attributes when another thing is wanted', () => {
    const wish = refined(last, wishFor({ text: 'jeans' }), true);
    expect(wish.before).toEqual({ forWhom: ['men'], priceMax: 100 });
  });
});
