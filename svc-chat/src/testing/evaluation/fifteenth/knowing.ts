import type { Written } from '../written.ts';

/** Who asks about a good, about two of them, or what goes together. */
export const knowing: readonly Written[] = [
  [
    'item',
    "which size should i take, I'm between two",
    { page: 'Suede Block Heel Pumps', says: /larger|bigger|size up/i },
  ],
  [
    'item',
    'how tall is it and can i put water in?',
    { page: 'Hand-Thrown Amphora Vase', says: /(?=[\s\S]*\b34\b)(?=[\s\S]*water-?tight)/i },
  ],
  [
    'item',
    'can i put this in the dishwasher',
    { page: 'Crystal Red Wine Glass', says: /hand[- ]?wash|by hand/i },
  ],
  ['item', 'do they stretch with time?', { page: 'Straight Leg Raw Denim Jeans', says: /half a size/i }],
  ['item', 'does this need batteries? which ones', { page: 'Sunrise Alarm Clock', says: /\bAA\b/ }],
  [
    'item',
    'is there a warranty and can i swim with it',
    {
      page: 'Automatic Wrist Watch',
      says: /(?=[\s\S]*(two[- ]year|2[- ]year|guarantee))(?=[\s\S]*\b50 ?m)/i,
    },
  ],
  [
    'item',
    'price and sizes?',
    { page: 'Quilted Gilet', says: /(?=[\s\S]*89[.,]90)(?=[\s\S]*(\bXL\b|S (to|[-–]) ?XL))/ },
  ],
  [
    'item',
    'has it got pockets',
    {
      page: 'Linen Sundress in Butter',
      says: /\byes\b|side seams/i,
      saysNot: /no pockets|doesn['’]t (say|have)/i,
    },
  ],
  ['item', 'your parfum, what does it smell of?', { says: /honey|green stems|musk|petals|garden/i }],
  [
    'item',
    ['show me headphones', 'how long does the battery last and do they fold?'],
    { says: /(?=[\s\S]*(thirty-five|\b35\b))(?=[\s\S]*fold)/i },
  ],
  [
    'item',
    ['winter coats for women', 'does the plaid one have a lining'],
    { says: /half[- ]lin|half a lining|half-way lined/i },
  ],
  [
    'item',
    'how many ml is the hand lotion and what does it cost',
    { says: /(?=[\s\S]*300 ?ml)(?=[\s\S]*\b28\b)/i },
  ],
  ['item', 'is the laptop ok for uni, how much memory does it have', { says: /16 ?GB/i }],
  [
    'item',
    'how old must a kid be for the scooter, and how much weight can it take',
    { says: /(?=[\s\S]*(\bfour\b|\b4\b))(?=[\s\S]*50 ?kg)/i },
  ],
  [
    'compare',
    "whats the difference between the two denim jackets, men's and women's",
    { says: /(?=[\s\S]*Washed Denim Jacket)(?=[\s\S]*Cropped Denim Jacket)/i },
  ],
  ['compare', 'which mens sweater is warmer, the merino or the cable knit', { says: /Cable Knit/i }],
  ['compare', 'trench or the plaid coat if it rains a lot?', { says: /Trench/i }],
  ['compare', ['show me backpacks', 'which one is bigger?'], { says: /twenty-four|\b24\b|Waxed Canvas/i }],
  [
    'goes-with',
    'bought the ivory blazer, what trousers or skirt would suit it',
    { has: /Trousers|Jeans|Skirt/, in: 'women' },
  ],
  [
    'goes-with',
    'shoes to go with this?',
    { page: 'Unlined Cotton Blazer', has: /Derby|Sneakers/, in: 'men' },
  ],
  [
    'goes-with',
    'what can I put over the floral midi dress when its chilly',
    { has: /Jacket|Blazer|Cardigan|Coat|Sweater|Scarf/, in: 'women accessories' },
  ],
  [
    'goes-with',
    'which accessories would suit this dress',
    {
      page: 'Satin Slip Evening Dress',
      has: /Clutch|Handbag|Ring|Bracelet|Watch|Fan/,
      in: 'accessories women',
    },
  ],
];
