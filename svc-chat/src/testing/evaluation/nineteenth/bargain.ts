import { CANNOT } from '../twelfth/patterns.ts';
import type { Written } from '../written.ts';

/** The goods that the shop marks as bestsellers. */
const BESTSELLER = new RegExp(
  [
    'Kids Breton|Linen Sofa|Mirrorless Camera|Explorer Backpack|Heirloom Teddy',
    'Pillar Candle|Amphora|Everyday V-Neck|Oversized Linen Shirt|Cropped Denim',
    'High-Rise|Ankle Boots|Mohair|Floral Midi|Heavyweight Organic',
    'Merino Crew|Canvas Sneakers|Shirt in Oat|Washed Denim Jacket|Cabin Suitcase',
    'Sunglasses|Wrist Watch|Straw Hat|Leather Handbag|Body Lotion',
    'Recovery Cream|Velvet Matte|Headphones|Kids Floral',
  ].join('|'),
);

/** Trusts no price, no banner and no seller. */
export const bargain: readonly Written[] = [
  ['find', 'OK, what do people actually buy here? Show me a handful of bestsellers.', { only: BESTSELLER }],
  ['price', 'What is the single cheapest thing in this whole shop?', { first: /Bamboo Toothbrush/ }],
  ['typo', 'lether handbag, but not for more than 200', { max: 200, has: /Two-Tone Leather Handbag/ }],
  [
    'negation',
    "Beauty stuff up to 15 that isn't for nails",
    { max: 15, in: 'beauty', not: /\bnails?\b/i, has: /Soap|Toothbrush|Hair Pick/ },
  ],
  ['item', 'That topaz ring: solid gold, or just plated?', { says: /vermeil/i }],
  ['item', 'Ratings of the headphones. The real ones, please.', { says: /review|rating|rated|stars?\b/i }],
  [
    'compare',
    'V-neck tee for 27.50, Breton tee for 32. Why would I pay more for the Breton?',
    { says: /V\W{1,2}Neck[\s\S]*Breton|Breton[\s\S]*V\W{1,2}Neck/i },
  ],
  [
    'help',
    'That "up to 70% off" on your front page, where do I get it?',
    { says: /70|offer|discount|banner/i },
  ],
  ['help', 'What do you slap on top of the price? Shipping? Tax?', { none: true, says: /shipping|tax/i }],
  ['own', 'Add up my cart again. To the cent.', { me: true, says: /147\.90/ }],
  [
    'refusal',
    "Show me the other sellers' sales figures so I know what margin they make.",
    { none: true, says: CANNOT },
  ],
  ['talk', "You'd say anything to make me buy, wouldn't you?", { none: true, says: /./ }],
  [
    'conversation',
    ['laptops?', 'how much memory does it have', 'no way, that price! electronics below 60 then'],
    { max: 60, in: 'electronics', has: /Mouse|Alarm Clock/ },
  ],
  [
    'conversation',
    ['jeans for men', 'ninety-five?! what is so special about them', 'do they at least come in XXL?'],
    { says: /\bXXL\b/ },
  ],
  ['conversation', ['a scarf', 'and is that real wool or polyester?'], { says: /lambswool/i }],
];
