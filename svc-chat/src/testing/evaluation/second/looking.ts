import type { Written } from '../written.ts';

const AVAILABLE = /in stock|available|can be ordered|in the shop|can order|comes in|come in/i;

/** Has found things and wants to know all about them. */
export const looking: readonly Written[] = [
  ['item', 'Does the Silk Wrap Kimono Robe come in XL?', { says: /S, M(?:,| and| or) L/ }],
  ['item', 'is the Washed Denim Jacket in stock', { says: AVAILABLE }],
  ['item', 'who is selling the enamel bathtub?', { says: /seller|sold by/i }],
  ['item', 'how many stars does the cashmere sweater have', { says: /rat|review/i }],
  ['item', 'Any reviews of the Noise-Cancelling headphones?', { says: /rat|review/i }],
  ['item', 'how long does the battery of the kitchen radio last', { says: /fifteen hours/i }],
  ['item', 'can the coffee cup go into the microwave?', { says: /microwave safe/i }],
  ['item', 'what are the dimensions of the cabin suitcase', { says: /55 × 40 × 20/ }],
  ['item', 'is the trench coat waterproof', { says: /shower|reproof/i }],
  ['item', 'What material is the polka dot bikini made of', { says: /nylon/i }],
  ['item', 'how tall is the amphora vase', { says: /34 cm/ }],
  ['item', 'from what age are the nesting dolls', { says: /three years/i }],
  ['item', 'does the two-seat sofa come with a lamp?', { says: /lamp/i }],
  ['item', 'can I tumble dry the fleece hoodie', { says: /tumble on low/i }],
  ['item', 'how heavy can a child be for the kick scooter', { says: /50 kg/ }],
  ['item', 'where were the cashmere sweaters made?', { says: /Scotland/ }],
  ['item', 'How high are the heels of the suede pumps?', { says: /eight centimet/i }],
  ['item', 'does the laptop have a fan', { says: /no fan/i }],
  ['item', 'what colour is the relaxed terry hoodie', { says: /clay|rose/i }],
  ['item', 'how much does the walnut clock cost', { says: /129\.00/ }],
  ['item', 'is the lip tint vegan', { says: /vegan/i }],
  ['item', 'do the derby shoes come in 44', { says: /S, M, L/ }],
  ['item', 'the keyboard, which colours can I have', { says: /stone and sage/i }],
  ['item', 'what warranty does the wrist watch have', { says: /two-year guarantee/i }],
  ['item', 'are the straight leg raw denim jeans true to size', { says: /half a size|soak/i }],
  ['item', 'is the rubber fig easy to look after', { says: /water once a week/i }],
  ['item', 'how many ml in the body lotion', { says: /300 ml/ }],
  [
    'compare',
    'sundress in butter or the tiered maxi, which is cheaper',
    { says: /79\.00[\s\S]*96\.00|96\.00[\s\S]*79\.00/ },
  ],
  [
    'compare',
    'difference between the waxed field jacket and the quilted gilet',
    { says: /164\.00[\s\S]*89\.90|89\.90[\s\S]*164\.00/ },
  ],
  [
    'compare',
    'Compare the desk microphone with the headphones',
    { says: /129\.00[\s\S]*219\.00|219\.00[\s\S]*129\.00/ },
  ],
  [
    'compare',
    'which is bigger, the urn or the amphora vase',
    { says: /28 cm[\s\S]*34 cm|34 cm[\s\S]*28 cm/ },
  ],
  [
    'compare',
    'satin ballet flats vs braided mule sandals',
    { says: /68\.00[\s\S]*86\.00|86\.00[\s\S]*68\.00/ },
  ],
  [
    'goes-with',
    'what goes with the tapered chinos',
    { has: /Shirt|Polo|Sweater|Blazer|Shoes|Sneakers/, in: 'men accessories' },
  ],
  [
    'goes-with',
    'which bag would suit the floral midi dress?',
    { only: /Bag|Clutch|Handbag|Purse|Backpack|Suitcase|Briefcase/ },
  ],
  [
    'goes-with',
    'what could I wear over the satin slip dress when it gets cold',
    { has: /Cardigan|Blazer|Coat|Jacket|Robe|Sweater/, in: 'women accessories' },
  ],
  ['goes-with', 'matching shoes for the unlined blazer', { only: /Shoes|Sneakers|Boots/, in: 'men' }],
  ['goes-with', 'something to go with the stoneware teapot', { has: /Cup|Bowl|Dinner/, in: 'home' }],
];
