import { describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';

const GOODS = '/ethereal/categories/';
const textsOf = async (messages: readonly string[]) => (await (await openShop())(messages)).map(({ text }) => text);

describe('a question of knowledge', () => {
  it.each([
    ['is merino warmer than fleece?', 'fleece is a little less warm'],
    ['linen or viscose, which creases less?', '**Wrinkles'],
    ['gold filled or plated, what lasts', 'gold-filled lasts'],
    ['how can i find out her ring size', '**54 mm**'],
    ['i wear a UK 12, what is that here', 'UK 8'],
    ['is bonded leather any good', '"bonded" is glued'],
    ['what does semi formal mean', '**Cocktail, semi-formal**'],
    ['are the shirts here true to size', '_Size guide_'],
  ])('gets advice without a search: %s', async (message, said) => {
    const [text = ''] = await textsOf([message]);
    expect(text).toContain(said);
    expect(text).not.toContain(GOODS);
  });

  it('gets the part on the material that it names', async () => {
    const [text] = await textsOf(['how do i wash a silk blouse']);
    expect(text).toContain('and silk**: by hand');
    expect(text).not.toContain('Denim');
  });
});

describe('a further question about the same section', () => {
  it('gets the next part of that section', async () => {
    const [, text] = await textsOf(['what is your return policy', 'and does that go for earrings as well']);
    expect(text).toMatch(/^That goes for every kind of item/);
  });
});

describe('a remark', () => {
  it.each([
    'this is the second parcel that comes late, i am so fed up with you',
    'worst shop ever, i want to complain',
  ])('gets regret and a way to a person for anger: %s', async (message) => {
    const [text] = await textsOf([message]);
    expect(text).toMatch(/sorry/);
    expect(text).toContain('/ethereal/contact');
  });

  it('gets a glad answer when a parcel pleases', async () => {
    expect((await textsOf(['tysm the skirt came today and it is perfect']))[0]).toMatch(/glad|happy/);
  });
});
