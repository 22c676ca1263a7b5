import { beforeAll, describe, expect, it } from 'vitest';
import { catalogNamed } from '../testing/named-items.ts';
import { listItems } from './list-items.ts';
import { queryTokens } from './query-tokens.ts';
import { understand } from './understand.ts';

const shop = { isBrand: () => false, hasKind: () => true, beginsNames: () => false };
const read = (text: string) => understand(queryTokens(text), shop);
const found = (names: Parameters<typeof catalogNamed>[0], search: string) => {
  const catalog = catalogNamed(names);
  return listItems(catalog, { search }).ordinals.map((ordinal) => catalog.titles[ordinal]);
};

// The first reading loads the lexicon.
beforeAll(() => void read('tee'), 60_000);

describe('kinds that are wanted together', () => {
  it.each([
    ['socks + briefs', ['socks', 'briefs']],
    ['earrings n necklace', ['earrings', 'necklace']],
    ['hats/caps', ['hat', 'cap']],
    ['belt wallet set', ['belt', 'wallet']],
    ['white shirt black tie', ['shirt', 'tie']],
  ])('come from %j', (text, kinds) => {
    expect(read(text).kinds).toEqual(kinds);
  });

  it('mix in the list', () => {
    const names = ['Red Shirt', 'Blue Jeans', 'Black Shirt'];
    expect(found(names, 'shirt and jeans')).toEqual(['Black Shirt', 'Blue Jeans', 'Red Shirt']);
    expect(found(['Plain Watch', 'Plain Wallet', 'Gold Belt'], 'christmas gift')).toEqual([
      'Gold Belt',
      'Plain Wallet',
      'Plain Watch',
    ]);
  });
});

describe('a list of several kinds', () => {
  it('has about as many of each, although the shop has more of one, or all newest are of one', () => {
    const shirts = Array.from({ length: 200 }, () => 'Blue Shirt');
    const names = [...Array.from({ length: 8 }, () => 'Steel Cufflinks'), ...shirts];
    const first = found(names, 'shirt and cufflinks').slice(0, 12);
    const count = first.filter((name) => name === 'Steel Cufflinks').length;
    expect([count >= 3, count <= 9]).toEqual([true, true]);
  });

  it('mixes goods of a narrower kind with those of the named one', () => {
    const names = ['Blue Jeans', 'White Running Shoes', 'Black Jeans'];
    expect(found(names, 'jeans and sneakers')[1]).toBe('White Running Shoes');
  });

  it('has each item once on its pages while items are added', () => {
    const catalog = catalogNamed([...Array.from({ length: 8 }, () => 'Blue Shirt'), 'Steel Cufflinks']);
    const first = listItems(catalog, { search: 'shirt and cufflinks', limit: 2 });
    const later = catalogNamed([...catalog.titles, 'Gold Cufflinks', 'Silver Cufflinks', 'Brass Cufflinks']);
    const cursor = first.nextCursor ?? undefined;
    const { ordinals } = listItems(later, { search: 'shirt and cufflinks', cursor });
    const idsOf = (from: typeof catalog, some: number[]) => some.map((ordinal) => from.ids[ordinal]);
    expect([...idsOf(catalog, first.ordinals), ...idsOf(later, ordinals)].toSorted()).toEqual(catalog.ids.toSorted());
  });
});

describe('other ways to say a condition', () => {
  it('reads shorthand for "with" and "without"', () => {
    expect(read('tee w/ batman').words).toMatchObject([{ word: 'batman' }]);
    expect(read('belt w/o leather').without.materials).toEqual(['leather']);
  });

  it('reads a blank of an address', () => {
    expect(read('red%20dress')).toMatchObject({ kinds: ['dress'], colors: ['red'] });
  });

  it('reads words and brands joined by "or" as alternatives', () => {
    const names = ['Umbro Running Shoes', 'Kipsta Running Shoes', 'Plain Running Shoes'];
    const catalog = catalogNamed(names);
    for (const joining of ['or', 'vs', 'versus']) {
      const { ordinals, relaxed } = listItems(catalog, { search: `umbro ${joining} kipsta running shoes` });
      expect({ found: ordinals.length, relaxed }).toEqual({ found: 2, relaxed: [] });
    }
  });

  it('reads steel as a material of a name', () => {
    expect(found(['Steel Watch', 'Gold Watch'], 'stainless steel watch')[0]).toBe('Steel Watch');
  });

  it('excludes a word behind a minus', () => {
    expect(read('watch men -fossil').without.words).toEqual(['fossil']);
    expect(read('v-neck t-shirt').without.words).toEqual([]);
  });

  it('reads a reduction in percent as reduced goods', () => {
    expect(read('50% off!!!').order).toBe('reduction');
    expect(read('half price shoes').order).toBe('reduction');
    expect(read('100% cotton').order).toBeUndefined();
  });

  it('reads an amount of several words', () => {
    expect(read('dress no more than thirty five').priceMax).toBe(35);
    expect(read('coat under two hundred and twenty dollars').priceMax).toBe(220);
    expect(read('under a hundred').priceMax).toBe(100);
  });

  it('reads a number behind a child as its age', () => {
    expect(read('tshirt for my grandson 10')).toMatchObject({ age: 10, forWhom: ['boys'] });
    expect(read('ben 10 tshirt').age).toBeUndefined();
  });

  it('reads the lack of something as a wish for goods that state it', () => {
    expect(read('tshirt without print').occasion?.words).toEqual(['plain', 'solid']);
    expect(found(['Slip On Shoes', 'Derby Shoes'], 'shoes no laces')).toEqual(['Slip On Shoes']);
    expect(found(['Blue Boxers', 'Printed Boxers'], 'boxers no print')).toEqual(['Blue Boxers', 'Printed Boxers']);
  });

  it('reads grooming as care, and a gift for a baby as no watch', () => {
    expect(read('mens grooming').kinds[0]).toBe('deodorant');
    expect(read('newborn gift')).toMatchObject({
      kinds: ['clothing', 'blanket', 'teddy bear', 'toy'],
      forWhom: ['baby'],
    });
  });

  it('reads a short form of "size"', () => {
    expect(read('flip flops sz 9').sizes).toContain('US 9');
  });

  it('finds goods in the family of a color that the shop lacks', () => {
    const goods = ['Red Clutch', 'Beige Clutch'].map((name) => ({ name }));
    expect(found(goods, 'champagne clutch')[0]).toBe('Beige Clutch');
  });

  it('reads what the goods are used on as a purpose, and no color', () => {
    expect(read('sunscreen for oily skin')).toMatchObject({ colors: [], occasion: { words: ['skin'] } });
    expect(read('body lotion dry skin')).toMatchObject({ colors: [], occasion: { words: ['dry', 'skin'] } });
    expect(read('bra skin').colors).toEqual(['skin']);
    expect(read('skin colored bra').colors).toEqual(['skin']);
  });

  it('finds goods to wear with others, in any color', () => {
    const { kinds, colors } = read('what to wear with grey pants');
    expect({ kinds: kinds.slice(0, 2), colors }).toEqual({ kinds: ['shirt', 't-shirt'], colors: [] });
  });

  it('finds goods of the named kind to wear with others, those of their words first', () => {
    const names = ['Denim Shirt', 'Blue Jeans', 'Green Shirt'];
    expect(found(names, 'shirt to wear with jeans')).toEqual(['Green Shirt', 'Denim Shirt']);
    expect(read('shirt to wear with jeans').words).toEqual([{ word: 'jeans', isRequired: false }]);
  });

  it('reads the thing beside the word for a gift as the gift', () => {
    const names = ['Rose Perfume', 'Pearl Earrings', 'Plain Watch'];
    expect(found(names, 'perfume gift set')).toEqual(['Rose Perfume']);
    const { ordinals, relaxed } = listItems(catalogNamed(names), { search: 'birthday present earrings' });
    expect({ ordinals, relaxed }).toEqual({ ordinals: [1], relaxed: [] });
    expect(found(names, 'gift for a girlfriend')).toHaveLength(3);
  });

  it('puts goods that suit an occasion before others of the named kind', () => {
    expect(found(['Black Shirt', 'Green Shirt'], 'funeral shirt')).toEqual(['Black Shirt', 'Green Shirt']);
  });

  it('puts goods that do not suit an occasion after others', () => {
    const names = ['Green Shirt', 'Green Checked Shirt'];
    expect(found(names, 'interview shirt')).toEqual(names);
    expect(found(['Blue Dress', 'Blue Printed Dress'], 'prom')).toEqual(['Blue Dress', 'Blue Printed Dress']);
  });
});

describe('a search for a use', () => {
  it('finds small gifts, the cheapest first, for a stocking filler', () => {
    const goods = [
      { name: 'Plain Watch', priceCents: 9000 },
      { name: 'Wool Scarf', priceCents: 2000 },
      'Silk Stockings',
    ];
    expect(found(goods, 'stocking fillers')).toEqual(['Wool Scarf', 'Plain Watch']);
  });

  it('finds toys as gifts for a child', () => {
    const goods = ['Teddy Bear', 'Painted Doll', 'Knit Sweater'].map((name) => ({ name, category: 'kids' as const }));
    expect(found(goods, 'present for a 5 year old').toSorted()).toEqual(['Painted Doll', 'Teddy Bear']);
  });

  it('mixes what suits equally, also when it names a journey', () => {
    const sandals = Array.from({ length: 20 }, () => 'Leather Sandals');
    expect(found(['Striped Swimsuit', ...sandals], 'beach holiday').slice(0, 8)).toContain('Striped Swimsuit');
  });

  it('reads a phrase as a whole', () => {
    expect(found(['Racer Back Vest', 'Canvas Backpack'], 'back to school')).toEqual(['Canvas Backpack']);
  });

  it('finds goods for the event, not for its season', () => {
    expect(found(['Denim Shorts', 'Silk Dress'], 'what to wear to a summer wedding')).toEqual(['Silk Dress']);
    expect(found(['Striped Swimsuit', 'Silk Dress'], 'something for a beach wedding')).toEqual(['Silk Dress']);
    expect(found(['Silk Dress', 'Striped Swimsuit'], 'pool party')[0]).toBe('Striped Swimsuit');
  });
});

describe('a search for a thing that no item is', () => {
  it('finds names with the thing, and none with a word that describes it', () => {
    expect(found(['Desk Telephone', 'Sofa with Reading Lamp'], 'desk lamp')).toEqual(['Sofa with Reading Lamp']);
  });

  it('finds another form of it in names', () => {
    const { relaxed, total } = listItems(catalogNamed(['Breton Stripe Tee', 'Plain Tee']), {
      search: 'stripes',
      spoken: true,
    });
    expect({ relaxed, total }).toEqual({ relaxed: [], total: 1 });
  });

  it('reads a size that is stated twice as one', () => {
    const tees = catalogNamed([{ name: 'Striped Tee', sizes: ['M'] }, 'Plain Tee']);
    const { relaxed, total } = listItems(tees, { search: 'something striped m size M' });
    expect({ relaxed, total }).toEqual({ relaxed: [], total: 1 });
  });
});

describe('goods', () => {
  it('lack a material that their name denies', () => {
    const wallets = catalogNamed(['Non Leather Wallet', 'Leather Wallet']);
    expect(listItems(wallets, { search: 'wallet of leather' }).close?.after).toBe(1);
  });

  it('suit girls or women by their kind', () => {
    const names = [
      { name: 'Floral Dress', category: 'kids' as const },
      { name: 'Knit Sweater', category: 'kids' as const },
    ];
    expect(found(names, 'clothes for boys')).toEqual(['Knit Sweater']);
    expect(found(names, 'clothes for girls')).toEqual(['Floral Dress', 'Knit Sweater']);
  });

  it('for teenagers suit no small child', () => {
    const names = ['Teens Boys Shirt', 'Boys Red Shirt'];
    expect(found(names, 'shirt for 5 year old boy')).toEqual(['Boys Red Shirt']);
    expect(found(names, 'shirt for 13 year old boy')).toEqual(['Boys Red Shirt', 'Teens Boys Shirt']);
  });

  it('for babies come after those for older children', () => {
    expect(found(['Boys Red Shirt', 'Infant Boys Shirt'], 'shirts for boys')[0]).toBe('Boys Red Shirt');
    expect(found(['Infant Boys Shirt', 'Boys Red Shirt'], 'shirts for babies')[0]).toBe('Infant Boys Shirt');
  });

  it('without a kind of their own come among those of a kind', () => {
    expect(found(['Plain Outfit', 'Red Shirt'], 'clothes')).toEqual(['Red Shirt', 'Plain Outfit']);
  });

  it('match other names of a kind that none of them is', () => {
    expect(found(['Silk Sari Gown', 'Plain Gown'], 'saree')).toEqual(['Silk Sari Gown']);
  });
});
