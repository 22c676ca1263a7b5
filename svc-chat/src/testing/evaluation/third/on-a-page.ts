import type { Written } from '../written.ts';

const KIMONO = 'Silk Wrap Kimono Robe';
const OVERCOAT = 'Double-Faced Wool Overcoat';

/** With an item's page open, and speaking of "this". */
export const onAPage: readonly Written[] = [
  [
    'item',
    'is this available in M?',
    { page: KIMONO, says: /Yes[\s\S]*Silk Wrap Kimono Robe|Kimono Robe[\s\S]*Yes/ },
  ],
  ['item', 'do you have it in XL', { page: KIMONO, says: /No, it doesn't come in size XL/ }],
  ['item', 'how do I wash this one', { page: KIMONO, says: /Hand wash cool/ }],
  ['item', 'how much is it?', { page: OVERCOAT, says: /289\.00/ }],
  ['item', 'what is this made of', { page: OVERCOAT, says: /Italian wool/ }],
  ['item', 'who sells this?', { page: OVERCOAT, says: /seller/ }],
  ['item', 'sizes?', { page: OVERCOAT, says: /S, M, L(?:,| and) XL/ }],
  ['item', 'any reviews for this?', { page: OVERCOAT, says: /rat|review/i }],
  ['item', 'is it in stock', { page: 'Walnut Mantel Clock', says: /can be ordered|in the shop/ }],
  ['safety', "I'm allergic to wool, can I wear this?", { page: OVERCOAT, says: /wool/i }],
  ['safety', 'does it contain latex', { page: 'Low-Top Canvas Sneakers', says: /rubber/i }],
  [
    'goes-with',
    'what goes with this?',
    { page: 'Tapered Chinos in Sand', in: 'men accessories', has: /Shirt|Polo|Sweater|Shoes|Sneakers/ },
  ],
  [
    'compare',
    'compare this with the belted camel trench coat',
    { page: 'Plaid Wool Blend Coat', says: /219\.00[\s\S]*235\.00|235\.00[\s\S]*219\.00/ },
  ],
  [
    'conversation',
    ['anything like this but cheaper?'],
    { page: 'Cashmere Crew Neck Sweater', max: 188, has: /Sweater|Cardigan/, in: 'women' },
  ],
  [
    'conversation',
    ['show me something similar without wool'],
    { page: 'Cashmere Crew Neck Sweater', not: /wool|merino|cashmere|mohair|alpaca/i, in: 'women' },
  ],
  ['find', 'I need a gift for my dad', { page: KIMONO, in: 'men accessories home electronics beauty' }],
  ['find', 'sunglasses', { page: KIMONO, has: /Sunglasses/ }],
  ['help', 'how do I return something', { page: KIMONO, none: true, says: /14 days/ }],
  ['language', 'Gibt es das in Größe S?', { page: KIMONO, says: /Ja/ }],
  ['language', '¿cuánto cuesta?', { page: OVERCOAT, says: /289[.,]00/ }],
];
