import type { Written } from '../written.ts';

/** Who comes to the point only by and by, or goes on asking. */
export const chatting: readonly Written[] = [
  ['conversation', ['hey', 'smth for my feet lol', 'mens. smart ones'], { has: /Derby/, in: 'men' }],
  [
    'conversation',
    ['What cardigans do you stock?', 'The mohair one looks lovely. Is there an XL?', 'And how do I wash it?'],
    { says: /hand[- ]wash|by hand/i },
  ],
  [
    'conversation',
    ['perfume', 'thats too much', 'ok then anything scented under 30'],
    { has: /Body Wash|Lotion|Candle/, max: 30 },
  ],
  ['conversation', ['red wine glasses', 'how much would six of them be'], { says: /\b135\b/ }],
  [
    'conversation',
    ['backpack?', 'is it ok in rain', 'sorry i meant one for my daughter, shes 5'],
    { has: /Little Explorer Backpack/, in: 'kids' },
  ],
  [
    'conversation',
    ['tshirts for women', 'only striped ones', 'and the same for men'],
    { has: /Breton Stripe Long Sleeve/, in: 'men' },
  ],
  [
    'conversation',
    ['I need a new coat (lady)', 'not the checked one please'],
    { has: /Trench/, not: /plaid/i, in: 'women' },
  ],
  [
    'conversation',
    ['do you have knitting stuff', 'is it hard? ive never done it before'],
    { says: /beginner/i },
  ],
  [
    'conversation',
    ['shorts men', 'ok. got some for a 6 yr old as well?'],
    { has: /Kids Jersey Shorts/, in: 'kids' },
  ],
  [
    'conversation',
    ['a gift', 'its for my aunt', 'she likes to have people for dinner', 'not more than 60'],
    { has: /Teapot|Serving Bowl|Cup|Dinner Set|Wine Glass|Candle|Basket/, max: 60 },
  ],
  [
    'conversation',
    ['how do I become a seller', 'which kinds of picture can I upload'],
    { says: /jpe?g|png|gif/i },
  ],
  [
    'conversation',
    ['what have i got in my cart', 'and which of those is the most expensive'],
    { me: true, says: /Linen Shirt in Oat/i },
  ],
];
