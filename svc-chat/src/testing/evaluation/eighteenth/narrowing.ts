import type { Written } from '../written.ts';

/** Goods with a limit: what they cost, what fits, what they must not be. */
export const narrowing: readonly Written[] = [
  ['price', 'What can I get for my home for less than $40?', { max: 40, in: 'home electronics', has: /./ }],
  [
    'price',
    'Bags between 100 and 200 dollars',
    { min: 100, max: 200, has: /Backpack|Handbag|Suitcase/, in: 'accessories' },
  ],
  ['price', 'the cheapest dress you have for women', { first: /Sundress/ }],
  ['price', "What's the most expensive wrist watch or piece of jewelry here?", { says: /\b320\b/ }],
  ['price', "men's t-shirts, 30 max", { max: 30, has: /T-Shirt in Moss/, in: 'men' }],
  ['price', 'how much is the bed', { says: /1[,.]?140/ }],
  [
    'price',
    'Show me skincare from 20 to 50.',
    { min: 20, max: 50, in: 'beauty', has: /Lotion|Cream|Body Wash/ },
  ],
  ['size', 'I wear XXL (woman). What fits me?', { size: 'XXL', in: 'women', has: /V-Neck|High-Rise/ }],
  ['size', 'Is the cashmere sweater available in small?', { says: /\bS\b|small/ }],
  ['size', 'linen trousers for ladies in size L', { first: /Wide Leg Linen Trousers/, size: 'L' }],
  ['size', 'Which swimwear comes in XL?', { size: 'XL', has: /One-Piece/ }],
  ['size', 'The top hat: how do I know that it will fit my head?', { says: /adjust|strip/i }],
  ['size', 'is there a hoodie in XL for my kid?', { has: /Kids Dotted Hoodie/ }],
  [
    'negation',
    'skirts, but nothing with flowers on it',
    { not: /floral|flower/i, has: /Pleated Linen Midi Skirt/ },
  ],
  ['negation', "Show me women's coats. Not plaid, please.", { not: /plaid/i, has: /Trench/, in: 'women' }],
  ['negation', 'soap or shower wash that has no rose in it', { not: /\brose/i, has: /Soap/ }],
  ['negation', 'Something to sit on that is not a sofa', { not: /sofa/i, has: /Chair/ }],
  ['negation', 'T-shirt for a woman without stripes', { not: /\bstrip/i, has: /V-Neck/, in: 'women' }],
  ['negation', 'jewellery, but no rings', { not: /\brings?\b/i, has: /Bracelet|Watch/ }],
  [
    'negation',
    'toys that are not made of wood',
    { not: /wood|beech/i, has: /Teddy|Kite|Scooter/, in: 'kids' },
  ],
  [
    'negation',
    'something from electronics, only no laptop and no camera',
    { not: /laptop|camera/i, has: /./, in: 'electronics' },
  ],
];
