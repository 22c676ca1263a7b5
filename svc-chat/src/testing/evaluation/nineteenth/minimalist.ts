import type { Written } from '../written.ts';

/** Owns sixty-one things. Wants sixty. */
export const minimalist: readonly Written[] = [
  ['find', 'Plain heavyweight tee.', { first: /Heavyweight/ }],
  [
    'negation',
    'A dress. No pattern: no flowers, no dots, no embroidery.',
    { not: /floral|flower|blossom|\bdots?\b|embroider/i, has: /Sundress|Satin Slip|Maxi/ },
  ],
  ['negation', 'Shoes for a woman. No heel.', { not: /\bheel/i, has: /Ballet Flats/, in: 'women' }],
  [
    'price',
    'Fewer but better: one knitted piece, 130 at most, women.',
    { max: 130, in: 'women', has: /Cardigan|Sweater/ },
  ],
  ['item', 'How long does the toothbrush last? Does it compost?', { says: /three months|3 months|compost/i }],
  [
    'compare',
    'Ivory blazer or plaid coat, if I may keep only one?',
    { says: /Blazer[\s\S]*Coat|Coat[\s\S]*Blazer/i },
  ],
  [
    'safety',
    'Fragrance makes my lips swell. One lip product that I can use?',
    { has: /Velvet Matte Lipstick/ },
  ],
  [
    'gift',
    'A gift that gets used up and leaves nothing behind. 30 at most.',
    { max: 30, has: /Candle|Soap|Lotion|Body Wash|Lip|Nail/ },
  ],
  ['goes-with', 'Trousers for the unlined cotton blazer.', { in: 'men', has: /Chinos|Jeans/ }],
  ['several', 'Razor, soap. Nothing else.', { has: [/Razor/, /Soap/], only: /Razor|Soap/ }],
  ['occasion', 'Two days away, hand luggage only.', { has: /Backpack|Suitcase/ }],
  ['own', 'My favourites: how many, and what?', { me: true, says: /Floral Midi Dress/ }],
  ['conversation', ['The oat linen shirt.', 'Must it be ironed?'], { says: /skip the iron|\bno\b|not/i }],
  ['conversation', ['A clock.', 'One that does not tick.', 'Its price?'], { says: /\b129\b/ }],
  ['conversation', ['Sofa.', 'Width?', 'Do the covers come off?'], { says: /\bzip/i }],
];
