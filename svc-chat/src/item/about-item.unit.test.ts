import { describe, expect, it } from 'vitest';
import { ITEMS } from '../testing/catalog-items.ts';
import { openShop } from '../testing/open-shop.ts';
import type { Choice } from '../tools/tools.ts';

const reduced = ITEMS.map((item) =>
  item.name === 'Stoneware Teapot' ? { ...item, formerPrice: 72, saleEnds: '2026-12-05T12:00:00.000Z' } : item,
);

describe('an answer about an item on sale', () => {
  it('states the former price in the list, and the end of the sale when asked for the price', async () => {
    const said = await (await openShop({ items: reduced }))(['teapot', 'how much is it?']);
    expect(said[0]?.text).toContain('$58.00 (was $72.00)');
    expect(said[1]?.text).toContain('reduced from $72.00, until December 5');
  });

  it.each([
    [reduced, 'reduced from $72.00'],
    [ITEMS, 'It costs $58.00. It is not reduced at the moment.'],
  ])('states whether it is reduced', async (items, told) => {
    const said = await (await openShop({ items }))(['teapot', 'is the first one reduced']);
    expect(said[1]?.text).toContain(told);
  });
});

describe('an answer about an aspect that a question names', () => {
  const branded = ITEMS.map((item) => (item.name === 'Stoneware Teapot' ? { ...item, brand: 'Clay & Co' } : item));

  it.each([
    ['who sells it', 'It is sold by'],
    ['who is the seller?', 'It is sold by'],
    ['what brand is it', 'Its brand is Clay'],
    ['is the teapot in stock', 'it is in stock'],
  ])('states it for "%s"', async (question, said) => {
    const answers = await (await openShop({ items: branded, about: 'We throw every pot.' }))(['teapot', question]);
    expect(answers[1]?.text).toContain(said);
  });

  it('states whom clothes are for', async () => {
    const answers = await (await openShop())(['linen shirt in oat', 'is it for men']);
    expect(answers[1]?.text).toContain('It is among our things for men.');
  });
});

describe('an item in US sizes', () => {
  const shoes = ITEMS.map((item) =>
    item.name === 'Leather Ankle Boots' ? { ...item, size: [], otherSizes: ['US 9', 'US 9.5', 'US 10'] } : item,
  );

  it('answers for a size by its number or its name', async () => {
    const ask = await openShop({ items: shoes });
    const said = await ask(['do you have it in size 9.5?', 'do you have it in US 10?'], {
      page: 'Leather Ankle Boots',
    });
    expect(said[0]?.text).toContain('size US 9.5');
    expect(said[1]?.text).toContain('size US 10');
    expect(said[0]?.text).toContain('US 9, US 9.5 and US 10');
  });

  it('asks for the size, then adds it to the cart', async () => {
    const added: Choice[] = [];
    const ask = await openShop({ items: shoes, added });
    const said = await ask(['add it to my cart', 'Add it in size US 9.5'], { page: 'Leather Ankle Boots', me: true });
    expect(said[0]?.text).toContain('comes in US 9, US 9.5 and US 10. Which size');
    expect(added).toMatchObject([{ sizeChosen: 'US 9.5', quantity: 1 }]);
  });
});

describe('an answer by the description of an item', () => {
  const described = (name: string, description: string) =>
    ITEMS.map((item) => (item.name === name ? { ...item, description } : item));
  const boots = described(
    'Leather Ankle Boots',
    'Cut from vegetable-tanned leather. On a covered heel of eight centimetres. Zips at the side.',
  );
  const open = { page: 'Leather Ankle Boots' };

  it.each([
    ['how tall is the heel', 'eight centimetres'],
    ['are those real leather', 'vegetable-tanned leather'],
  ])('quotes the sentence that answers "%s"', async (question, quoted) => {
    const [said] = await (await openShop({ items: boots }))([question], open);
    expect(said?.text).toContain(quoted);
  });

  const bag = described(
    'Leather Ankle Boots',
    'Smooth on both sides. A padded satin shell with a tassel zip, for a phone and keys. Wipe-clean lining, stone-washed edges. Folds flat. Wash at 40 °C. The smallest part is a bean.',
  );
  it.each([
    ['is it washable', 'Wash at 40 °C.'],
    ['can it be wiped down', 'Wipe-clean lining'],
    ['is it foldable', 'Folds flat.'],
    ['does it have a zipper', 'tassel zip'],
    ['what does it hold', 'for a phone and keys'],
    ['does it have small parts', 'The smallest part'],
  ])('quotes the sentence with another form of a word of "%s"', async (question, quoted) => {
    const [said] = await (await openShop({ items: bag }))([question], open);
    expect(said?.text).toContain('writes');
    expect(said?.text).toContain(quoted);
  });

  it('prefers a sentence with a word to a compound of it', async () => {
    const [said] = await (await openShop({ items: bag }))(['how do i wash it'], open);
    expect(said?.text).toContain('“Wash at 40 °C.”');
  });

  it('quotes no sentence that only has a word of the name', async () => {
    const [said] = await (await openShop({ items: boots }))(['do the leather boots have laces'], open);
    expect(said?.text).toContain("doesn't say");
  });

  it.each(['does this come in xs', 'does it come in petite'])('names the sizes of an item for "%s"', async (asked) => {
    const items = ITEMS.map((item) => (item.name === 'Leather Ankle Boots' ? { ...item, size: ['S' as const] } : item));
    const [said] = await (await openShop({ items }))([asked], open);
    expect(said?.text).toMatch(/No, it doesn't come in size (?:XS|petite)\. .*\bS\b/);
  });

  it('says that nobody told how an item fits', async () => {
    const [said] = await (await openShop({ items: boots }))(['do they run small'], open);
    expect(said?.text).toContain('Nobody has reviewed how it fits yet');
  });

  it('describes a shown item when its seller does not answer a question', async () => {
    const said = await (await openShop({ items: boots }))(['ankle boots', 'do they have laces']);
    expect(said[1]?.text).toContain('the description reads: “Cut from vegetable-tanned leather.');
  });

  it('answers for a color that the seller does not offer', async () => {
    const [said] = await (await openShop({ items: boots }))(['do you have these in green'], open);
    expect(said?.text).toContain("doesn't offer it in green");
  });

  it('quotes a sentence with several substances once', async () => {
    const items = described('Beeswax Pillar Candle', 'Scented with almond oil and honey.');
    const [said] = await (await openShop({ items }))(['i have a nut allergy, does it contain nuts or almonds?'], {
      page: 'Beeswax Pillar Candle',
    });
    expect(said?.text.match(/Scented with almond oil/g)).toHaveLength(1);
  });
});
