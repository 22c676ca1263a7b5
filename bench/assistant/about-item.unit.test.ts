import { beforeAll, describe, expect, it } from 'vitest';
import type { Converse } from '../../svc-chat/src/testing/open-shop.ts';
import { openRealShop } from './shop.ts';

let converse: Converse;
beforeAll(async () => {
  converse = await openRealShop();
});
const answerTo = async (message: string, by: { page?: string; me?: boolean } = {}) =>
  (await converse([message], by))[0]?.text.replaceAll("'", '’') ?? '';

describe('an answer about an item of the demo shop', () => {
  it.each([
    ['nut allergy here, is the oat soap safe for me?', undefined, 'isn’t free of nut'],
    ["I'm allergic to latex, are the canvas sneakers ok?", undefined, 'isn’t free of latex'],
    ['Is the rosewater wash free of sulphates?', undefined, 'without sulphates'],
    ['sesame allergy, can I use the body lotion?', undefined, 'doesn’t say whether it contains sesame'],
    ['how tall is the terracotta urn', undefined, '28 cm'],
    ['what colour is the polka dot dress', undefined, 'ivory dots on navy'],
    ['grandchild of 18 months, may she have this one', 'Painted Nesting Dolls', 'no: it is meant for ages 3 and up.'],
    ['our baby is 4 months old, is it safe?', 'Painted Nesting Dolls', 'no: it is meant for ages 3 and up.'],
    ['is it alright for a 2 year old?', 'Painted Nesting Dolls', 'and 2 is younger'],
    ['whats the price', 'Floral Wrap Skirt', 'It costs $66.00.'],
    ['what does it cost?', 'Stoneware Teapot', 'It costs $58.00.'],
    ['is this real leather', 'Two-Tone Leather Handbag', 'smooth leather above'],
    ['what is the lining made of', 'Quilted Gilet', 'Recycled filling, a water-repellent shell'],
    ['does it come in camel', 'Belted Camel Trench Coat', 'Yes, by its name: Belted Camel Trench Coat.'],
    ['is it washable', 'Kids Jersey Shorts', 'Wash at 40 °C'],
    ['is it big enough for my tablet', 'Quilted Clutch Bag', 'writes: “Lightly padded satin'],
    ['is it long', 'Plaid Wool Blend Coat', 'from shoulder to knee'],
    ['does it have a headphone jack', 'Portable Kitchen Radio', 'writes: “FM, DAB+ and Bluetooth'],
    ['can you compare it with the other denim jackets', 'Cropped Denim Jacket', 'Washed Denim Jacket'],
    ['do you have similar ones in blue', 'Linen Shirt in Oat', 'Linen Shirt in Sea Blue'],
    ['show me others like this', 'Stoneware Teapot', 'nothing that fits better'],
    ['anything similar but black?', 'Two-Tone Leather Handbag', 'No other handbag in black here'],
    ['what is the battery life', 'Noise-Cancelling Wireless Headphones', 'thirty-five hours'],
    ['harmful to dogs?', 'Potted Rubber Fig', 'The seller doesn’t say'],
    ['is M in stock', 'Merino Crew Neck Sweater', 'Yes, it comes in size M.'],
    ['what is the guarantee', 'Automatic Wrist Watch', 'Two-year guarantee.'],
    ['what gem is in it', 'Topaz Solitaire Ring', 'sky-blue topaz'],
    ['has it got strings? my toddler chews everything', 'Kids Dotted Hoodie', 'cord-free'],
    ['does this run small', 'Piqué Polo Shirt', 'Its seller writes'],
    ['how many pieces', 'Porcelain Dinner Set for One', 'A wide-rimmed plate with a knife and fork'],
    ['who sells this and is it in stock rn', 'Hand-Thrown Amphora Vase', 'Yes, it is in stock.'],
    [
      'Does a mattress come with it? And how long does it take to put together?',
      'Low Platform Bed with Linen Set',
      'half an hour',
    ],
    ['between M and L, which one', 'Floral Midi Dress', 'the larger is the safer choice'],
    ['my niece is 11 and 40 kilos, too old?', 'Balance Kick Scooter', 'I would say no'],
    ['can i get creases out without an iron', 'Floral Midi Dress', 'Its seller writes: “Wash cold in a net'],
    ['a thinner one, same style', 'Soft Mohair Blend Cardigan', 'Ribbed Merino Cardigan'],
    ['anything cheaper that does the same?', 'Automatic Wrist Watch', 'lowest price that we have for that'],
  ])('answers "%s" (open: %s) with "%s"', async (message, page, said) => {
    expect(await answerTo(message, page === undefined ? {} : { page })).toContain(said);
  });
});

describe('an answer to a second question about the open item', () => {
  it.each([
    ['and in the dishwasher?', 'Porcelain Coffee Cup and Saucer', 'Dishwasher and microwave safe'],
    ['how much does it weigh when it is full', 'Enamel Roll-Top Bathtub', 'Holds 180 litres'],
    ['what wood are they', 'Painted Nesting Dolls', 'turned from lime wood'],
    ['how much does it weigh when it is full', 'Enamel Roll-Top Bathtub', 'Holds 180 litres'],
  ])('answers "%s" (open: %s) with "%s" instead of its price', async (message, page, said) => {
    expect((await converse(['is it good', message], { page }))[1]?.text).toContain(said);
  });
});

describe('an answer without the named thing', () => {
  it('states the dropped conditions in phrases of the message', async () => {
    expect(await answerTo('swimsuit with tummy control')).toContain('No swimsuit with tummy control here');
    expect(await answerTo('gym leggings')).toContain('No gym leggings here');
    expect(await answerTo('waterproof jacket')).toContain('No waterproof jacket here');
    expect(await answerTo('crossbody bag')).toContain('No crossbody bag here');
    expect(await answerTo('i hate my skin rn. moisturiser for oily skin??')).toContain('No moisturiser for oily skin');
  });

  it('misses no word that the item has', async () => {
    expect(await answerTo("matte lipstick that's not drying, like a brick red")).not.toContain('No matte lipstick');
    expect(await answerTo("something with stripes for me, men's M")).toContain('Oxford Pinstripe Shirt');
    expect(await answerTo('washable sweater for a kid')).not.toContain('No washable sweater');
  });

  it('names the thing, the dropped condition and the person', async () => {
    expect(await answerTo('blue blazer for my husband')).toContain(
      'No blazer in blue here, I’m sorry. For your husband, these come closest:',
    );
  });

  it('states that the item says nothing about the occasion', async () => {
    expect(await answerTo('a jacket for the snow')).toContain('though nothing is said about the snow:');
  });

  it('does not name a word of a measure as the wanted thing', async () => {
    expect(await answerTo('my mum is like 5 foot, mostly navy. 70 dollars')).not.toMatch(/No foot|in size 5/);
  });

  it('does not quote words of a long message that no item has', async () => {
    const text = await answerTo('high waisted jeans with pockets, basically the ones from zendaya wore');
    expect(text).not.toMatch(/described as/);
  });

  it('finds the cheapest goods of the shop, although descriptions have other words of the message', async () => {
    expect(await answerTo('whats the cheapest thing on the whole site')).toContain('Bamboo Toothbrush');
  });

  it('leaves the cart unchanged when the message names a thing that is not in it', async () => {
    expect(await answerTo('swap the candle for two teapots', { me: true })).not.toContain('Done');
  });

  it('does not repeat unrelated words of a long message', async () => {
    const text = await answerTo('shoot me an outfit for the office that my neighbor envies in nashville');
    expect(text.replace(/- \[.*/g, '')).not.toMatch(/nashville|shoot|envies/);
  });

  it.each([
    'Hello, I hope you are well.',
    'I have been scrolling for an hour, my tea is cold. Shopping used to be fun, you know.',
    'show me something weird',
  ])('searches for no stray word of "%s"', async (message) => {
    expect(await answerTo(message)).not.toMatch(/find “|don’t sell|\/categories\//);
  });

  it.each(['6fe8e6', '5faac3', '122dc7', '0d2ec9', 'f5820a'])(
    'reads a name with the number %s as a wish',
    async (number) => {
      expect(await answerTo(`Quilted Quokka Coat ${number}`)).toContain('coat');
    },
  );
});

describe('an answer with items of the demo shop', () => {
  it('shows children’s things only if a child is mentioned', async () => {
    expect(await answerTo('dresses under 80')).not.toContain('Kids');
    expect(await answerTo('raincoat')).not.toContain('Kids');
    const child = await answerTo('a gift for my brother, he is 8');
    expect(child.match(/categories\/(\w+)/g)).toSatisfy((all: string[]) => all.every((one) => one.endsWith('kids')));
  });

  it('lists items in the order that its introduction names', async () => {
    const text = await answerTo('the cheapest shirts');
    const prices = [...text.matchAll(/\$(\d+\.\d\d)/g)].map(([, price]) => Number(price));
    expect(text).toContain('the lowest prices first');
    expect(prices.length).toBeGreaterThan(2);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  it('states what it dropped and what still holds', async () => {
    const text = await answerTo('a dinosaur t-shirt for a 7 year old under $30');
    expect(text).toContain('dinosaur');
    expect(text).toContain('or a 7-year-old under $30');
    expect(text).toContain('Kids Breton Stripe T-Shirt');
  });

  it('lists a cart with the color and size of each line that has them', async () => {
    const text = await answerTo('what is in my cart?', { me: true });
    expect(text).toMatch(/2 × .*Linen Shirt in Oat.*, Sand, size M: \$/);
    expect(text).toMatch(/1 × \[Beeswax Pillar Candle\]\([^)]*\): \$/);
  });
});
