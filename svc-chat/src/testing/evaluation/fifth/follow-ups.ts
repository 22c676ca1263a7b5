import type { Written } from '../written.ts';

/** Conversations of two to four turns, of which the last answer counts. */
export const followUps: readonly Written[] = [
  ['conversation', ['show me coats', 'for men', 'how much is it'], { says: /\$289/ }],
  ['conversation', ['linen shirts', 'only women please'], { only: /Linen/, in: 'women' }],
  [
    'conversation',
    ['i need a dress', 'under 90', 'not polka dots'],
    { not: /polka/i, max: 90, has: /Dress|Sundress/ },
  ],
  [
    'conversation',
    ['bags', 'what about without leather', 'cheaper'],
    { not: /leather/i, says: /lowest price/ },
  ],
  [
    'conversation',
    ['sweaters for men', 'which of them is the warmest?'],
    { says: /Cable Knit Sweater is the warmer/ },
  ],
  ['conversation', ['sunglasses', 'do they block uv?'], { says: /all UV/i }],
  ['conversation', ['do you have watches', 'is it waterproof', 'and the guarantee?'], { says: /two-year/i }],
  [
    'conversation',
    ["I'm allergic to wool", 'show me a cosy sweater'],
    { not: /wool|merino|cashmere|mohair|alpaca/i },
  ],
  [
    'conversation',
    ['gift for my daughter', 'she is 7', 'not clothes'],
    { in: 'kids', not: /t-shirt|dress|jeans|hoodie|jacket/i, has: /Kite|Scooter|Dolls|Teddy|Frame|Backpack/ },
  ],
  ['conversation', ['candles', 'thanks!', 'and something to go with it?'], { in: 'home' }],
  ['conversation', ['jeans for women', 'and for men?'], { has: /Raw Denim/, in: 'men' }],
  ['conversation', ['show me hoodies', 'the second one, how do i wash it'], { says: /wash/i }],
  [
    'conversation',
    ['womens shoes', 'the cheapest one', 'does it come in L?'],
    { says: /Satin Ballet Flats[\s\S]*L|Yes/ },
  ],
  [
    'conversation',
    ['wine glass', 'how many do i need for 6 people and what would that cost'],
    { says: /22\.5|135/ },
  ],
  [
    'conversation',
    ['do you deliver to california', 'and how long does it take'],
    { says: /can't promise|no fixed|number of days/i },
  ],
  ['conversation', ['I want something for the garden', 'no i mean for my balcony, a plant'], { has: /Fig/ }],
];
