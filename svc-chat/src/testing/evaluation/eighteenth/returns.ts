import type { Written } from '../written.ts';

/** More conversations: minds that change, and questions that say only half. */
export const returns: readonly Written[] = [
  ['conversation', ["women's cardigans", 'which is the cheapest one?'], { says: /\b92\b/ }],
  [
    'conversation',
    ['I look for a gift for my sister', 'she reads a lot', '50 dollars at the very most'],
    { max: 50, has: /./ },
  ],
  ['conversation', ['Do you sell pianos?', 'ok, what about a radio?'], { has: /Radio/ }],
  ['conversation', ['which skirts do you have', 'the wrap one, how do I wash it?'], { says: /gentle|cool/i }],
  [
    'conversation',
    ["women's shoes", 'flat ones without a heel', 'can I wear them in the rain?'],
    { says: /dry|indoor/i },
  ],
  [
    'conversation',
    ['does my 15 inch laptop fit in here', 'how should I look after it?'],
    { page: 'Full-Grain Leather Briefcase', says: /condition/i },
  ],
  ['conversation', ['hoodies', 'for children, I mean'], { has: /Kids Dotted Hoodie/, in: 'kids' }],
  [
    'conversation',
    ['I need a birthday present for my wife', 'she never wears jewellery', 'and not more than 100'],
    { max: 100, not: /\bring\b|bracelet/i, has: /./, in: 'women accessories beauty home electronics' },
  ],
  [
    'conversation',
    [
      'heavyweight t-shirt or the moss one for men?',
      'I take the less expensive one. Which sizes does it have?',
    ],
    { says: /\bXXL\b/ },
  ],
  [
    'conversation',
    ['you are not helpful at all', 'sorry. please find me a mirror'],
    { first: /Wall Mirror/ },
  ],
  [
    'conversation',
    ['game controller', 'does it work with my phone?', 'how long does it last on a charge'],
    { says: /thirty|\b30\b/i },
  ],
  [
    'conversation',
    ['what shoes do you have for men', 'no leather, please'],
    { not: /leather|\bcalf\b/i, has: /Sneakers/, in: 'men' },
  ],
  ['conversation', ['lip tint', 'is it vegan?', 'and how many grams are in it'], { says: /\b3 ?g/i }],
  ['conversation', ['what is in my cart', 'and all together?'], { me: true, says: /147\.90/ }],
  ['conversation', ['candles', 'does it smell of anything?'], { says: /honey/i }],
  ['conversation', ['bonjour', 'je voudrais un parapluie', 'il coûte combien ?'], { says: /\b44\b/ }],
];
