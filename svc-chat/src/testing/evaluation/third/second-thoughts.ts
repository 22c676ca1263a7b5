import type { Written } from '../written.ts';

/** Conversations that change their mind. */
export const secondThoughts: readonly Written[] = [
  [
    'conversation',
    ['bags', 'no, not the clutch'],
    { not: /clutch/i, has: /Bag|Backpack|Purse|Briefcase|Suitcase/ },
  ],
  [
    'conversation',
    ['show me sweaters for women', 'the first one is too warm, something without wool'],
    { not: /wool|merino|cashmere|mohair|alpaca/i },
  ],
  ['conversation', ['t-shirts', 'no kids ones please'], { in: 'men women', has: /T-Shirt/ }],
  [
    'conversation',
    ['shirts for men', 'hm no linen', 'and no stripes either'],
    { not: /linen|stripe/i, in: 'men' },
  ],
  ['conversation', ['I have a leather allergy', 'shoes for men?', 'and a bag?'], { not: /leather|suede/i }],
  ['conversation', ['gift for mom', 'she hates candles', 'under 60'], { not: /candle/i, max: 60 }],
  ['conversation', ['coat', 'for him', 'is it lined?'], { says: /lining|lined/i }],
  ['conversation', ['skirt', 'does the first one come in XL'], { says: /XL/ }],
  ['conversation', ['headphones', 'how long does the battery last'], { says: /thirty-five hours/i }],
  ['conversation', ['clocks', 'the one without ticking'], { says: /Walnut Mantel Clock/ }],
  [
    'conversation',
    ['dresses under 90', 'not the polka dot one, show others'],
    { not: /polka/i, max: 90, has: /Dress/ },
  ],
  ['conversation', ['sneakers', 'vegan?'], { says: /doesn't say|vegan|recycled|animal/i }],
  [
    'conversation',
    ['hello', 'i need help finding something for my sister', 'she likes cooking'],
    { in: 'home electronics accessories women beauty', saysNot: /couldn't find/ },
  ],
];
