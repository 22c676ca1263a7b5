import type { Written } from '../written.ts';

/** Refuses most of what there is. */
export const picky: readonly Written[] = [
  [
    'negation',
    'Show me jackets. Not denim. Not quilted. Not for kids.',
    { not: /denim|quilted/i, in: 'men women', has: /Jacket|Blazer/ },
  ],
  [
    'negation',
    'a bag with no zip',
    { not: /zip/i, has: /Bag|Handbag|Backpack|Briefcase|Purse|Suitcase|Basket/ },
  ],
  [
    'negation',
    'sweater for a man, crew necks are not my thing',
    { not: /crew neck/i, has: /Cable Knit/, in: 'men' },
  ],
  ['negation', 'I refuse to wear suede. ladies shoes?', { not: /suede/i, in: 'women', has: /Boots|Sandals/ }],
  [
    'negation',
    "women's bottoms, anything except jeans",
    { not: /jeans|denim/i, in: 'women', has: /Skirt|Trousers/ },
  ],
  ['negation', 'decor without candles or vases', { not: /candle|vase/i, in: 'home' }],
  [
    'negation',
    'I would rather not have anything pink. lip colour?',
    { not: /pink|peony|rose\b/i, has: /Lipstick/ },
  ],
  [
    'negation',
    'a dress that is neither floral nor dotted',
    { not: /floral|flower|dots|dotted|blossom/i, has: /Dress|Gown/ },
  ],
  ['negation', 'tshirt men. no v-neck, no stripes', { not: /v-neck|stripe/i, in: 'men', has: /T-Shirt/ }],
  ['negation', 'wireless stuff but no headphones', { not: /headphone/i, has: /Keyboard|Mouse|Controller/ }],
  [
    'negation',
    'no electronics, no clothes, no beauty: gift for my uncle',
    {
      in: 'men accessories home',
      only: /^(?!.*(Shirt|Sweater|Jeans|Hoodie|Chinos|Shorts|Jacket|Gilet|Coat|Blazer))/,
    },
  ],
  [
    'negation',
    "shoes that don't cost more than 90 and aren't leather",
    { max: 90, not: /leather/i, has: /Sneakers|Flats/ },
  ],
  ['negation', "I can't wear polyester or nylon, swimwear or umbrella?", { not: /polyester|nylon/i }],
  ['negation', 'hoodie but not grey and without a zipper', { not: /gr[ae]y|zip/i, has: /Hoodie/ }],
  ['negation', 'something for the wall, not a mirror', { not: /mirror/i, has: /Print|Clock/ }],
  ['negation', 'No shorts! Trousers, men, I said.', { only: /Chinos|Jeans|Trousers/, in: 'men' }],
  ['negation', 'kids clothes that need no ironing', { not: /\biron/i, in: 'kids' }],
  [
    'negation',
    'anything for women other than clothes and shoes',
    {
      only: /^(?!.*(Dress|Shirt|Skirt|Jeans|Trousers|Blazer|Coat|Sweater|Cardigan|Boots|Sandals|Flats|Pumps|Blouse|Hoodie|Jacket|Bikini|Swimsuit))/,
    },
  ],
  ['negation', "I've nothing against wool. sweaters for women", { has: /Sweater/, in: 'women' }],
  ['negation', 'not a fan of buttons. shirt for men?', { not: /button/i, in: 'men', has: /Shirt/ }],
  ['negation', 'make up but please no lipstick', { not: /lipstick/i, has: /Lip Tint|Nail Polish/ }],
  ['negation', 'coats, not the plaid one', { not: /plaid/i, has: /Coat/ }],
];
