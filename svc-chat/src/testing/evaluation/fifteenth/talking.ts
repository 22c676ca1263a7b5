import type { Written } from '../written.ts';

/** Who goes on from one message to the next. */
export const talking: readonly Written[] = [
  ['conversation', ['hi', 'i need shoes', 'womens', 'flat ones'], { has: /Ballet Flats/, in: 'women' }],
  ['conversation', ['dresses', 'in M', 'and under 90'], { has: /Dress|Sundress/, max: 90, size: 'M' }],
  [
    'conversation',
    ['looking for a gift', 'for my brother', 'he likes music', 'max 250'],
    { has: /Headphones|Radio|Microphone/, max: 250 },
  ],
  [
    'conversation',
    ['mens jackets', 'which one keeps the rain out?'],
    { says: /Waxed Cotton Field Jacket|Quilted Gilet/i },
  ],
  [
    'conversation',
    ['how much is the amphora vase', 'got something like it but cheaper'],
    { has: /Terracotta Urn/, max: 85.9 },
  ],
  [
    'conversation',
    ['linen shirt for men', 'the blue one', 'is it available in XXL'],
    { says: /\byes\b|XXL/i, saysNot: /\bnot\b[^.\n]{0,30}XXL|doesn['’]t come|\bno\b,/i },
  ],
  [
    'conversation',
    ['i want a sweater', 'for women', 'no, not cashmere', 'ok how do i wash the first one'],
    { says: /wash|dry flat|clean/i, saysNot: /shampoo/i },
  ],
  [
    'conversation',
    ['do you have teapots', 'is it dishwasher safe', 'great, and a cup to go with it'],
    { has: /Coffee Cup/ },
  ],
  [
    'conversation',
    ['hoodies', 'for kids', 'does it have strings? mine chews on them'],
    { says: /cord-?free|no (cord|string|drawstring)|without (a )?(cord|string)/i },
  ],
  [
    'conversation',
    ['whats your return policy', 'and if i already wore it once?'],
    { says: /return|refund|exchange|write to us|contact|support|seller/i },
  ],
  [
    'conversation',
    ['need something for a party', 'female, 25', 'not a dress', 'under 100'],
    { has: /./, not: /Dress\b|Sundress|Gown/, max: 100, in: 'women accessories beauty' },
  ],
  [
    'conversation',
    ['how much is the sofa', 'wow ok. anything to sit on thats less?'],
    { has: /Chair/, max: 1289 },
  ],
  ['conversation', ['show me trousers for women', 'and for men?'], { has: /Chinos|Jeans|Shorts/, in: 'men' }],
  [
    'conversation',
    ['tell me about the camera', 'does it come with a strap', 'ok how do i order it'],
    { says: /cart|basket|check ?out/i },
  ],
  [
    'conversation',
    ['toys', 'for a 5 year old', 'not the teddy, she has one'],
    { has: /Kite|Dolls|Counting|Scooter/, not: /teddy/i, in: 'kids' },
  ],
  [
    'conversation',
    ['high rise jeans', 'are they stretchy', 'and a top to wear with them?'],
    { has: /Shirt|Blouse|Sweater|Cardigan|Hoodie|Blazer|Jacket/, in: 'women accessories' },
  ],
];
