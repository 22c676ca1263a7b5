import { describe, expect, it } from 'vitest';
import { catalogNamed } from '../testing/named-items.ts';
import { listItems } from './list-items.ts';

const SHOES = ['Brown Casual Shoes', 'Black Shoe', 'White Running Shoes', 'Air Max Shoe'];
const found = (names: Parameters<typeof catalogNamed>[0], search: string) => {
  const catalog = catalogNamed(names);
  return listItems(catalog, { search }).ordinals.map((ordinal) => catalog.titles[ordinal]);
};

describe('the order of a search', () => {
  it('puts names with the words of the kind before others of that kind', () => {
    expect(found(SHOES, 'casual shoe')[0]).toBe('Brown Casual Shoes');
    expect(found(SHOES, 'casual shoes')).toHaveLength(4);
  });

  it('counts the words that tell the kind apart only when a name has all of them', () => {
    const names = ['Two Piece Suit', 'Two Tone Suit', 'Plain Suit'];
    expect(found(names, 'two piece suit')).toEqual(['Two Piece Suit', 'Plain Suit', 'Two Tone Suit']);
  });

  it('puts names with the words that tell the kind apart before others', () => {
    const names = ['Olive Cargos', 'Olive Trousers', 'Blue Shirt Frock', 'Blue Dress'];
    expect(found(names, 'cargo pants')[0]).toBe('Olive Cargos');
    expect(found(names, 'shirt dress')[0]).toBe('Blue Shirt Frock');
  });

  it('treats a kind that is written as two words as one', () => {
    expect(found(['Rose Lipstick', 'Rose Lip Color'], 'lip-stick')).toEqual(['Rose Lip Color', 'Rose Lipstick']);
    expect(found(['Rose Lip Color', 'Rose Lipstick'], 'lip-stick')).toEqual(['Rose Lipstick', 'Rose Lip Color']);
  });

  it('finds nothing by a number alone', () => {
    expect(found(['Nail Polish 15'], 'iphone 15')).toEqual([]);
  });

  it('reads lace as a material, and what is laced as none', () => {
    expect(found(['Lacy Black Dress', 'Plain Black Dress'], 'black lace dress')[0]).toBe('Lacy Black Dress');
    expect(found(['Lace-Up Boots', 'Lace Boots'], 'lace boots')).toEqual(['Lace Boots']);
    expect(found(['Lace-Up Boots', 'Zip Boots'], 'lace up boots')[0]).toBe('Lace-Up Boots');
  });

  it('puts clothes for adults before those for children unless the text names a group', () => {
    const names = [{ name: 'Blue Dress', category: 'women' as const }, 'Girls Blue Dress'];
    expect(found(names, 'dress')).toEqual(['Blue Dress', 'Girls Blue Dress']);
    expect(found(['Wooden Kite', 'Kids Kite'], 'kite')).toEqual(['Kids Kite', 'Wooden Kite']);
  });

  it('puts high prices first for expensive goods, and low prices first for goods that are not', () => {
    const names = [
      { name: 'Gold Watch', priceCents: 90_000 },
      { name: 'Plain Watch', priceCents: 900 },
    ];
    expect(found(names, 'expensive watch')[0]).toBe('Gold Watch');
    expect(found(names, 'most expensive watch')[0]).toBe('Gold Watch');
    expect(found(names, 'watch that is not expensive')[0]).toBe('Plain Watch');
    expect(found(names, 'watch, nothing expensive')[0]).toBe('Plain Watch');
    expect(found(names, "i don't want an expensive watch")[0]).toBe('Plain Watch');
    expect(found(names, "watch, doesn't have to be expensive")[0]).toBe('Plain Watch');
    expect(found(names, 'watch that is not super expensive')[0]).toBe('Plain Watch');
  });

  it('weighs every condition of a query with many', () => {
    const names = ['Black Leather Shoes by Puma', 'Black Leather Sandals by Puma'];
    const priced = names.map((name) => ({ name, category: 'men' as const, priceCents: 400 }));
    expect(found(priced, 'cheap puma black leather shoes for men')).toEqual(names);
  });

  it('finds goods that are called luxury, also by their text', () => {
    const names = ['Luxurious Throw', { name: 'Soap', description: 'A luxury for the hands.' }, 'Plain Throw'];
    expect(found(names, 'luxury').toSorted()).toEqual(['Luxurious Throw', 'Soap']);
  });

  it('puts matches inside a word last', () => {
    expect(found(['Pearl Earrings', 'Gold Ring'], 'ring')).toEqual(['Gold Ring', 'Pearl Earrings']);
    expect(found(['Women Top', { name: 'Men Top', category: 'men' }], 'men')).toEqual(['Men Top', 'Women Top']);
  });

  it('completes the last word alone', () => {
    expect(found(['Tennis Skirt'], 'ski trip')).toEqual([]);
    expect(found(['Tennis Skirt'], 'tennis ski')).toEqual(['Tennis Skirt']);
  });

  it('finds words that count for nothing in names alone', () => {
    const names = [{ name: 'Lamp', description: 'The lamp of the house, and for you.' }];
    expect(found(names, 'the of and for')).toEqual([]);
  });

  it('puts items that meet every condition before matches inside a word', () => {
    expect(found(['Spring Keyring', 'Signet', 'Earring Stand'], 'ring')[0]).toBe('Signet');
  });
});

describe('a search for a brand of some people', () => {
  it('reads the people as a condition', () => {
    const names = ["Puma Men's Black Shoe", "Puma Men's Red Shoe", 'Puma Black Shoe Women'];
    const { understood } = listItems(catalogNamed(names), { search: 'puma mens black shoe' });
    expect(understood).toMatchObject({ forWhom: ['men'], brands: [] });
  });
});

describe('a search for a brand with initials', () => {
  it.each(['us polo shirt', 'u.s. polo shirt', 'U.S. Polo shirt'])('finds its items by %j', (search) => {
    const names = ['U.S. Polo Assn. Blue Shirt', 'U.S. Polo Assn. Red Shirt', 'Plain Shirt', 'Sport Polo Shirt'];
    expect(found(names, search).slice(0, 2)).toEqual(['U.S. Polo Assn. Red Shirt', 'U.S. Polo Assn. Blue Shirt']);
    expect(found(names, search)).toHaveLength(2);
  });

  it.each(['h&m dress', 'hm dress'])('finds its items by %j, with an ampersand or without', (search) => {
    expect(found(['H&M Blue Dress', 'Plain Dress'], search)).toEqual(['H&M Blue Dress']);
    expect(found(['HM Blue Dress', 'Plain Dress'], search)).toEqual(['HM Blue Dress']);
  });

  it('finds its items although its word is a thing of WordNet', () => {
    expect(found(['Levis Belt', 'Blue Jeans'], 'levis')).toEqual(['Levis Belt']);
    expect(found(['Levis Belt', 'Blue Jeans'], 'levis 501')).toEqual(['Levis Belt']);
    expect(found(['Wool Belt', 'Blue Jeans'], 'levis 501')).toEqual(['Blue Jeans']);
  });

  it('finds an item by its name as it is written', () => {
    expect(found(['U.S. Polo Assn. Blue Shirt', 'Plain Shirt'], 'u.s. po')).toEqual(['U.S. Polo Assn. Blue Shirt']);
  });
});

describe('a search without any item that has all its words', () => {
  it('takes a word that other items have for a typo of a kind', () => {
    const shirts = Array.from({ length: 11 }, (_, at) => `Puma T-shirt ${at}`);
    expect(found([...shirts, 'Shit Happens Mug'], 'puma t-shits')).toHaveLength(shirts.length);
  });

  it('undoes a correction that no item has beside the other words', () => {
    const { corrected, relaxed } = listItems(catalogNamed(['Black T-shirt', 'Suede Pumps']), {
      search: 'puma t-shrit',
    });
    expect({ corrected, relaxed }).toEqual({ corrected: 'puma t shirt', relaxed: ['words'] });
  });
});

describe('a kind that the shop does not have', () => {
  it('gives way to the nearest wider kind, and keeps its typed name', () => {
    const { relaxed, understood } = listItems(catalogNamed(['Ivory Blazer', 'Cabin Suitcase']), { search: 'suit' });
    expect({ kinds: understood?.kinds, phrase: understood?.phrase, relaxed }).toEqual({
      kinds: ['tailoring'],
      phrase: 'suit',
      relaxed: ['kind'],
    });
  });
});

describe('a search for a thing that the shop does not have', () => {
  it('finds no goods with one of the words of its name', () => {
    expect(found(['Bull Dog Tee', 'Mandarin Collar Shirt'], 'dog collar')).toEqual([]);
    expect(found(['Leather Dog Collar', 'Mandarin Collar Shirt'], 'dog collar')).toEqual(['Leather Dog Collar']);
  });

  const relaxedOf = (names: Parameters<typeof catalogNamed>[0], search: string) =>
    listItems(catalogNamed(names), { search }).relaxed;

  it('finds no other goods for the same people', () => {
    expect(found(['Linen Dress', 'Wool Coat'], 'womens knickers')).toEqual([]);
    expect(found(['Linen Dress', 'Wool Coat'], 'womens zzxqy')).toEqual([]);
  });

  it('finds no goods that one wears for the use of the thing', () => {
    expect(found(['Wool Beanie', 'Puffer Jacket'], 'skis')).toEqual([]);
  });

  it('reports it when names have its word only inside another', () => {
    expect(relaxedOf(['Tiered Dress'], 'tie')).toEqual(['kind']);
    expect(relaxedOf(['Tiered Dress', 'Silk Tie'], 'tie')).toEqual([]);
    expect(relaxedOf(['Floral Print Dress'], 'print')).toEqual([]);
  });

  it('reports the group when only goods for children of another age are found', () => {
    expect(relaxedOf(['Kids Cap'], 'cap for a newborn')).toEqual(['forWhom']);
    expect(relaxedOf(['Boys Cap'], 'cap for kids')).toEqual([]);
    expect(relaxedOf(['Unisex Cap'], 'cap for men')).toEqual([]);
    const spoken = { search: 'cap for a newborn', spoken: true };
    expect(listItems(catalogNamed(['Kids Cap']), spoken).relaxed).toEqual([]);
  });
});

describe('a word of several meanings', () => {
  it.each([
    ['beard oil', 'Wool Overcoat'],
    ['picture frames', 'Round Reading Glasses'],
    ['books', 'Canvas Backpack'],
  ])('finds nothing of another meaning for %j', (text, name) => {
    expect(listItems(catalogNamed([name]), { search: text, spoken: true }).ordinals).toEqual([]);
  });

  it('finds the clothes of a sport for the name of all of them', () => {
    const names = [
      'Black Track Pants',
      'Blue Leggings',
      'Gray Sports Bra',
      'Team Jersey',
      'Linen Dress',
      'Red Churidar',
    ];
    expect(found(names, 'activewear')).toHaveLength(names.length - 2);
  });
});

it.each([
  ['waistcoat', ['Quilted Gilet', 'Linen Shirt'], 'Quilted Gilet'],
  ['home essentials', ['Wool Rug', 'Linen Shirt'], 'Wool Rug'],
  ['rose gold ring', ['Rose Gold Ring', 'Gold Ring'], 'Rose Gold Ring'],
  ['petite dress', ['Maxi Dress', 'Girls Dress'], 'Maxi Dress'],
  ['lamp', ['Floor Lamp', 'Light Face Illuminator'], 'Floor Lamp'],
  ['tailoring', ['Cotton Vest', 'Wool Waistcoat'], 'Wool Waistcoat'],
  ['fall clothes', ['Swimsuit', 'Wool Sweater'], 'Wool Sweater'],
])('a search for %j', (search, names, first) => {
  expect(found(names, search)).toEqual([first]);
});

describe('a kind of which no item has the other words', () => {
  it('gives way to the wider kind of the items that have them', () => {
    const names = ['Nike Sneakers', 'Converse Casual Shoes', 'Converse Shirt'];
    expect(found(names, 'converse high tops')).toEqual(['Converse Casual Shoes']);
    expect(listItems(catalogNamed(names), { search: 'converse high tops' }).relaxed).toEqual(['kind']);
  });

  it('stays when the items that have them are of other kinds', () => {
    expect(found(['Revlon Mascara', 'Lakme Kajal'], 'lakme mascara')).toEqual(['Revlon Mascara']);
  });

  it('stays when no item of a wider kind has them either', () => {
    expect(found(['Nike Sneakers', 'Puma Casual Shoes', 'Converse Shirt'], 'converse sneakers')).toEqual([
      'Nike Sneakers',
    ]);
  });
});

describe('a search for goods of a use or without a quality', () => {
  it('puts the kind that is best for a use before names with the word of the kind', () => {
    expect(found(['Messenger Bag', 'Duffle Bag', 'Blue Rucksack'].toReversed(), 'hiking bag')[0]).toBe('Blue Rucksack');
  });

  it('leaves out names with a word that names a kind, too', () => {
    expect(found(['Printed T-shirt', 'Plain T-shirt'], 't-shirts no prints')).toEqual(['Plain T-shirt']);
  });

  it('reads nothing as filler', () => {
    const { relaxed } = listItems(catalogNamed(['Silver Earrings']), { search: 'nothing over 20 dollars earrings' });
    expect(relaxed).toEqual([]);
  });
});

describe('a search for several colors or groups of people', () => {
  it('puts goods with both before goods with one', () => {
    const names = ['Black & White Shirt', 'White Shirt', 'Black Shirt'];
    expect(found(names, 'black and white shirt')[0]).toBe('Black & White Shirt');
    expect(found(['Boys Infant Cap', 'Boys Cap'], 'cap for a baby boy')[0]).toBe('Boys Infant Cap');
  });
});

describe('a search for a child', () => {
  it('leaves out what a child of the age has outgrown', () => {
    const names = ['Boys Infant Cap', 'Kids Cap', 'Girls Cap'];
    expect(found(names, 'cap for a 7 year old')).toEqual(['Girls Cap', 'Kids Cap']);
    expect(found(names, 'cap for a 1 year old')).toEqual(['Boys Infant Cap', 'Kids Cap']);
  });

  it('takes unisex goods for kids for no goods of adults', () => {
    expect(found(["Kid's Unisex T-shirt", 'Unisex T-shirt'], 'womens t-shirt')).toEqual(['Unisex T-shirt']);
  });

  it('takes "baby" in a name for women for no age', () => {
    expect(found(['Women Auxi Baby Wallet', 'Baby Cap'], 'newborn')).toEqual(['Baby Cap']);
  });
});

describe('a search for a shade', () => {
  it('puts a color before its narrower ones', () => {
    expect(found(['Red Lipstick', 'Maroon Lipstick'], 'red lipstick')).toEqual(['Red Lipstick', 'Maroon Lipstick']);
  });

  it('reports the color as relaxed when near shades alone are found', () => {
    const relaxedOf = (names: string[]) => listItems(catalogNamed(names), { search: 'turquoise top' }).relaxed;
    expect(relaxedOf(['Teal Top', 'Blue Top'])).toEqual(['color']);
    expect(relaxedOf(['Teal Top', 'Turquoise Top'])).toEqual([]);
  });

  it('finds goods of a near shade after those of the shade itself', () => {
    const names = ['Maroon Handbag', 'Burgundy Handbag', 'Red Handbag', 'Brown Handbag'];
    expect(found(names, 'burgundy handbag')).toEqual(['Burgundy Handbag', 'Maroon Handbag']);
  });

  it('puts the family of a shade first when no item has the shade', () => {
    const { ordinals, relaxed } = listItems(catalogNamed(['Brown Dress', 'Green Dress', 'Red Dress']), {
      search: 'emerald dress',
    });
    expect({ first: ordinals[0], relaxed }).toEqual({ first: 1, relaxed: ['color'] });
  });

  it('puts other goods of its family before those that have the name of the kind', () => {
    expect(found(['Blue Sneakers', 'White Running Shoes'].toReversed(), 'off white sneakers')[0]).toBe(
      'White Running Shoes',
    );
  });

  it('names the shade as the text does', () => {
    const phraseOf = (search: string) => listItems(catalogNamed(['Green Kurta']), { search }).understood?.phrase;
    expect(phraseOf('dark green kurta')).toBe('dark green kurtas');
    expect(phraseOf('wine or grey kurta')).toBe('wine or grey kurtas');
  });

  it('puts goods that state the shade before others of the color', () => {
    const names = ['Brown Leather Belt', 'Dark Brown Belt', 'Black Belt'];
    expect(found(names, 'dark brown belt')).toEqual(['Dark Brown Belt', 'Brown Leather Belt']);
  });
});

describe('a number of a size of clothes', () => {
  const sizesFor = (search: string) => listItems(catalogNamed(['Red Dress']), { search }).understood;

  it.each([
    ['dress size 12', ['US 12', 'Ring 12', 'L'], ['women']],
    ['shirt for boys size 12', ['US 12', 'Ring 12', 'XL'], ['boys']],
    ['jeans for men size 34', ['34', 'M'], ['men']],
    ['jeans size 29', ['29', 'M', 'S'], []],
    ['shoes size 12', ['US 12', 'Ring 12'], []],
    ['dress size 7', ['US 7', 'Ring 7'], []],
    ['dress size 38', ['38'], []],
    ['dress size 16', ['US 16', '16', 'XL'], ['women']],
    ['size 10', ['US 10', 'Ring 10'], []],
    ['acme size 10', ['US 10', 'Ring 10'], []],
    ['womens size 10', ['US 10', 'Ring 10', 'M'], ['women']],
    ['us 10', ['US 10'], []],
    ['us 10 dress', ['US 10'], []],
    ['dress or shoes size 8', ['US 8', 'Ring 8'], []],
  ])('reads %j as %j', (search, sizes, forWhom) => {
    expect(sizesFor(search)).toMatchObject({ sizes, forWhom });
  });
});

describe('a word of the shop beside the end of another', () => {
  it('belongs to no word of WordNet', () => {
    expect(found(['Mas T-shirt', 'Plain Shirt'], 'shirts')).toEqual(['Plain Shirt']);
  });
});

describe('nothing found', () => {
  it('offers corrected and shorter texts that find something', () => {
    const catalog = catalogNamed(['Cashmere Scarf', 'Linen Dress']);
    expect(listItems(catalog, { search: 'csahmere', exact: 'true' }).instead).toEqual(['cashmere']);
    expect(listItems(catalog, { search: 'zzxqy vvkkw' }).instead).toEqual([]);
    expect(listItems(catalog, { search: 'scarf' }).instead).toBeUndefined();
    expect(listItems(catalogNamed(['Leather Wallet']), { search: 'wallet not leather' }).instead).toEqual(['wallet']);
    expect(listItems(catalogNamed(['Wanted Tote']), { search: 'i want to buy' }).instead).toEqual([]);
    expect(listItems(catalogNamed(['Wide Tote']), { search: 'wi zzxqy' }).instead).toEqual([]);
  });
});
