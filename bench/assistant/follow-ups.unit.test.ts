import { describe, expect, it } from 'vitest';
import { openRealShop } from './shop.ts';

const converse = await openRealShop();
const lastOf = async (messages: readonly string[], by: { page?: string; me?: boolean } = {}) =>
  (await converse(messages, by)).at(-1)?.text ?? '';
const linesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('- ['));

describe('a question about several shown items', () => {
  it.each([
    ['coats', 'are these waterproof', /Trench Coat.*turns a shower/, /Plaid Wool Blend Coat.*doesn’t say/],
    ['sweaters for women', 'which is the warmest', /Cashmere.*doesn’t say/, /Cable Knit.*all warmth/],
    ['sweaters for women', 'do any of them come in XXL', /Cashmere/, /Cable Knit/],
    ['sweaters for women', 'are these machine washable', /Cashmere.*Hand wash/, /Cable Knit/],
    ['dresses under 100', 'which of those has pockets', /Floral Midi Dress.*doesn’t say/, /Linen Sundress.*pockets/],
  ])('gets an answer for each of them: "%s", "%s"', async (wish, question, ...lines) => {
    const said = linesOf(await lastOf([wish, question]));
    for (const line of lines)
      expect(
        said.some((one) => line.test(one)),
        String(line),
      ).toBe(true);
  });

  it('names the first of them in the order that it asks for', async () => {
    const text = await lastOf(['shirts for men', 'which of those is the cheapest']);
    expect(text).toContain('The cheapest of them');
    expect(linesOf(text)).toHaveLength(1);
  });

  it('gets the care of each item instead of that of its materials', async () => {
    expect(await lastOf(['shirts for men', 'how do i wash these'])).toMatch(/Gingham Poplin Shirt.*Wash at 40 °C/);
  });

  it('gets the text of the help pages if it is about the shop', async () => {
    expect(await lastOf(['sweaters for women', 'can i return these'])).toContain('14 days');
  });
});

describe('a price for all things together', () => {
  it.each([
    ['hat, scarf and gloves for my wife, 150 for all three', 3, 150],
    ['outfit for a man, 150 for everything', 2, 150],
  ])('limits what is shown: "%s"', async (wish, count, total) => {
    const text = await lastOf([wish]);
    const prices = linesOf(text).map((line) => Number(/– \$([\d.]+)/.exec(line)?.[1]));
    expect(prices).toHaveLength(count);
    expect(prices.reduce((sum, price) => sum + price, 0)).toBeLessThanOrEqual(total);
    expect(text).toMatch(/Together \*\*\$[\d.]+\*\* for one of each, within/);
  });

  it('gets an apology if it is too low for the cheapest of them', async () => {
    expect(await lastOf(['i have $200 for a coat and boots'])).toContain('I found no combination under $200.00');
  });

  it('applies to what a refusal leaves', async () => {
    const text = await lastOf(['hat, scarf and gloves for my wife, 150 for all three', 'no hats']);
    expect(linesOf(text)).toHaveLength(2);
    expect(text).not.toContain('Hat]');
  });
});

describe('a change of the last search', () => {
  it('keeps the kinds of what was shown when something cheaper is wanted', async () => {
    const text = await lastOf(['cheaper and not cashmere?'], { page: 'Cashmere Crew Neck Sweater' });
    expect(linesOf(text).every((line) => line.includes('Sweater'))).toBe(true);
    expect(text).toContain('Sweater');
  });

  it('shows other tops when no sweater is without what harms the shopper', async () => {
    const text = await lastOf([
      'Looking for a warm sweater but wool makes me itch like crazy',
      'for women',
      'and under 70?',
    ]);
    expect(text).toContain('Relaxed Terry Hoodie');
  });

  it('leaves out what was rejected', async () => {
    const said = await converse(['white sneakers men', 'not that one, looks like a nurse shoe']);
    expect(said[1]?.text).not.toContain('Low-Top Canvas Sneakers');
  });

  it('shows other presents when more ideas are wanted', async () => {
    const [first, more] = await converse(['gift for a coworker 25 bucks max', 'a couple more ideas']);
    expect(linesOf(more?.text ?? '')).not.toEqual([]);
    for (const line of linesOf(first?.text ?? '')) expect(more?.text).not.toContain(line);
  });

  it.each([
    [
      'shows a thing again that is named instead of one that the shop lacks',
      'earrings under 40',
      'ok a bracelet then',
      'Rosewood Bead Bracelet',
    ],
    ['names the missing thing again when it must be cheaper', 'towels', 'cheaper', '“towels”'],
  ])('%s', async (_, wish, change, said) => {
    expect(await lastOf([wish, change])).toContain(said);
  });

  it('keeps the person when nothing else fits', async () => {
    expect(await lastOf(['a warm coat for my mom, size 16', 'nothing too long'])).not.toContain('Overcoat');
  });
});

describe('a question about the item that was mentioned last', () => {
  it.each([
    ['ribbed merino cardigan', 'how do i wash it', 'Wool wash at 30 °C'],
    ['lip tint', 'does it contain nickel', "doesn't say whether it contains nickel"],
  ])('gets its facts: "%s", "%s"', async (name, question, said) => {
    expect(await lastOf([name, question])).toContain(said);
  });
});

describe('conditions of a wish', () => {
  it.each([
    [
      'include a color that stands before another look',
      'mens white linen shirt for vacation',
      'No white shirt in linen',
    ],
    ['appear as lacking when another kind of thing is shown', 'yellow raincoat', 'though not in yellow'],
    ['include the person of another kind of thing', 'swim trunks for my husband', 'though not for your husband'],
    ['include a half size', 'white sneakers men 10.5', 'in size 10.5'],
  ])('%s: "%s"', async (_, wish, said) => {
    expect(await lastOf([wish])).toContain(said);
  });

  it('do not include the age of an adult as a size', async () => {
    expect(await lastOf(['what should i wear to a funeral, im a 50 yr old man'])).not.toContain('size 50');
  });
});

describe('things for a small child', () => {
  it('have no parts that the child may swallow or be caught in', async () => {
    const text = await lastOf(['baby shower present, its a girl, budget 30']);
    expect(text).not.toMatch(/Kite|Counting Frame/);
    expect(text).toContain('please ask them before you give it to a child under three');
  });
});

describe('a question about an ingredient', () => {
  it('gets the text of the item without a word of harm', async () => {
    expect(await lastOf(['soap', 'does it have nuts'])).toMatch(/isn’t free of nuts|isn't free of nuts/);
  });

  it('finds goods whose text names a related ingredient', async () => {
    const text = await lastOf(['is there anything with nuts in your soaps']);
    expect(text).toContain('almond oil');
    expect(text).not.toMatch(/No soaps?|nothing is said/);
  });

  it('does not claim that a wanted substance is absent', async () => {
    expect(await lastOf(['lip tint with nickel'])).not.toMatch(/No .*with nickel/);
  });

  it('does not promise that a refused substance is absent', async () => {
    expect(await lastOf(['jewelry without nickel'])).toContain('without any mention of nickel');
  });
});

describe('a question about what was shown', () => {
  it.each([
    ['show me backpacks', 'which one is the biggest', 'I showed you only this one'],
    ['watch for my dad 50th bday, max 120', 'has it a warranty', 'Two-year guarantee'],
    ['show me scarves', 'add the second one', 'I showed you only one item'],
    ['dresses for women', 'love #3. is it lined', 'Satin Slip Evening Dress'],
  ])('is answered without a search: "%s", "%s"', async (wish, question, said) => {
    expect(await lastOf([wish, question])).toContain(said);
  });

  it('gets an answer for each item while none was mentioned alone', async () => {
    expect(linesOf(await lastOf(['hoodies', 'does it come in xl']))).toHaveLength(2);
  });

  it('names what the item must hold instead of selling that', async () => {
    const text = await lastOf(['leather bags', 'how much is the cheapest one', 'and it fits a 13 inch laptop?']);
    expect(text).not.toContain('Slim Everyday Laptop');
  });
});

describe('a property that a refinement adds', () => {
  it.each([
    ["need a dress, I'm a 14", 'sleeves please', 'No dress with sleeves'],
    ['blue dress', 'long sleeves', 'No dress with long sleeves'],
    ['boots', 'anything with a lower heel', 'No boots with a lower heel'],
    ['rain jacket', 'womens', 'No rain jacket here'],
    ['a winter coat for my wife', 'Please show me in color grey or navy', 'No coat in grey or navy'],
    ['tops for women', 'do u have it in xs', 'in size XS'],
  ])('keeps the kind and is named if nothing has it: "%s", "%s"', async (wish, change, said) => {
    expect(await lastOf([wish, change])).toContain(said);
  });

  it('repeats no sentence about an item that was just shown', async () => {
    const [first, again] = await converse(['hoodies', 'under 60']);
    expect(first?.text).toContain('French terry');
    expect(again?.text).toContain('Relaxed Terry Hoodie');
    expect(again?.text).not.toContain('French terry');
  });
});

describe('the person of a conversation', () => {
  it('applies to the next thing', async () => {
    const text = await lastOf(['suit for an 8 yr old', 'ok a nice shirt and pants then']);
    expect(text).toContain('Kids Linen Shirt');
    expect(text).not.toContain('Oxford');
  });

  it('follows from the clothes that were shown', async () => {
    expect(await lastOf(['dresses for a wedding', 'ok and shoes to go with it'])).not.toContain('Derby');
  });
});

describe('the size of a request', () => {
  it.each([
    [['dresses for women', 'add the first one in a medium'], 'size M'],
    [['hoodie for men in L', 'add it to my cart'], 'size L'],
  ])('is not asked for again: %j', async (messages, size) => {
    expect(await lastOf(messages, { me: true })).toContain(`${size} is in`);
  });
});

describe('a request to add what was shown', () => {
  it.each([
    ['a wool scarf', 'add that to the basket then', /Scarf.* is in/],
    ['a candle', 'add the willow basket to my basket', /Willow.* is in/],
  ])('takes a basket as the cart, unless it names one that the shop sells: "%s", "%s"', async (wish, request, said) => {
    expect(await lastOf([wish, request], { me: true })).toMatch(said);
  });
});

describe('a total', () => {
  it.each([
    [2, ['navy blazer womens for an interview', 'what would go under it', 'total for both?']],
    [3, ['beeswax candle', 'and the wall mirror', 'and the folding fan', 'all three, what does that come to?']],
  ])('adds up %d things: %j', async (count, messages) => {
    expect(linesOf(await lastOf(messages))).toHaveLength(count);
  });

  it('covers as many pieces as the message names', async () => {
    expect(await lastOf(['porcelain cups', 'price of six of the cups?'])).toContain('6 of them cost **$144');
  });

  it('names the item of "both" beside what goes with it', async () => {
    const messages = ['navy blazer womens for an interview', 'what would go under it', 'total for both?'];
    expect(await lastOf(messages)).toContain('Tailored Ivory Blazer');
  });
});

describe('an agreement', () => {
  it.each([
    ['cancel my last order pls', 'yes'],
    ['how do i send something back', 'ok do that'],
  ])('to help says that the assistant does not act itself: "%s", "%s"', async (request, agreement) => {
    expect(await lastOf([request, agreement], { me: true })).toContain("I can't do it for you");
  });
});

describe('a choice among shown items', () => {
  const pricesIn = (text: string) => linesOf(text).map((line) => Number(/– \$([\d.]+)/.exec(line)?.[1]));

  it.each([
    ['cheapest things you have', 'the second cheapest', 'Oat Milk Soap Bar'],
    ['something for the beach', 'the cheaper one', 'Drawstring Linen Shorts'],
    ['jackets for men', 'drop the most expensive one', 'Washed Denim Jacket'],
  ])('names one by its price: "%s", "%s"', async (wish, choice, name) => {
    const lines = linesOf(await lastOf([wish, choice]));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(name);
  });

  it.each(['split 80 into two things', 'two things for 80 together'])('divides a total: "%s"', async (total) => {
    const text = await lastOf(['accessories for my aunt', total]);
    expect(pricesIn(text)).toHaveLength(2);
    expect(text).toContain('within $80.00');
  });

  it('keeps as many things as a total allows', async () => {
    const text = await lastOf(['jackets for men', 'under 150 all together']);
    expect(pricesIn(text)).toEqual([112]);
  });

  it('adds a thing to a total', async () => {
    const text = await lastOf(['jackets for men', 'add sunglasses and tell me the total']);
    expect(text).toContain('Tortoiseshell Sunglasses');
    expect(text).toContain('Together they cost **$360.00**');
  });

  it('states whether a total is within a price', async () => {
    expect(await lastOf(['jackets for men', 'both together under 250?'])).toContain('more than $250.00');
  });
});

describe('a person of the conversation', () => {
  it('stays the child that "he" is', async () => {
    const text = await lastOf(['present for my nephew, he turns 6', "he's already got a kite"]);
    expect(text).toContain('6-year-old');
    expect(text).not.toContain('Kite');
  });

  it('has an age, which is no price', async () => {
    expect(await lastOf(['grandpa, 81, collects clocks'])).toContain('Walnut Mantel Clock');
  });

  it('narrows no goods that anybody uses', async () => {
    expect(await lastOf(['coffee cups for ladies'])).not.toContain('for women');
  });
});

it('shows another thing that is wanted instead', async () => {
  expect(await lastOf(['headphones', 'ok what about a radio then'])).toContain('Portable Kitchen Radio');
});

it('finds a bag for what it holds although that thing itself is refused', async () => {
  expect(await lastOf(['I need a laptop bag not a laptop'])).toContain('Briefcase');
});

it('prices as many pieces as a wish names', async () => {
  expect(await lastOf(['wine glasses x6 how much would that be'])).toContain('6 of them cost **$135.00**');
});
