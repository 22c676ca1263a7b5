import type { Written } from '../written.ts';

/** A father of three at the kitchen table, typing with one hand. */
export const dad: readonly Written[] = [
  ['gift', 'twin boys turning 4, one present they can share outdoors', { in: 'kids', has: /Kite|Scooter/ }],
  ['gift', 'teacher end of year thank you around 25 dollars', { min: 17, max: 33 }],
  [
    'gift',
    'my wife had a rough week. something to relax in the tub',
    { in: 'beauty home women', has: /Body Wash|Soap|Sponge|Lotion|Candle|Robe|Bathtub/ },
  ],
  [
    'gift',
    'grandma turns 80 and freezes all the time, no hats',
    { not: /\bhat\b/i, has: /Scarf|Gloves|Sweater|Cardigan|Coat/ },
  ],
  ['occasion', 'first day of school next week', { in: 'kids', has: /Backpack|Shirt|Jeans|T-Shirt|Hoodie/ }],
  ['occasion', 'pool party saturday, whole family', { has: /Swimsuit|Bikini|Sunglasses|Shorts|Hat|Cap/ }],
  ['occasion', 'camping w the kids', { has: /./, says: /./ }],
  [
    'several',
    'jeans for the boy, dress for the girl, and a coat for my wife',
    { has: [/Kids Pull-On Jeans/, /Kids Floral Summer Dress/, /Coat/] },
  ],
  ['several', 'need socks, cap and shorts for my son', { has: [/Sock/, /Cap/, /Shorts/], in: 'kids' }],
  ['size', 'kids hoodie in XL', { has: /Dotted Hoodie/, size: 'XL', in: 'kids' }],
  ['size', 'I wear XXL. chinos?', { has: /Chinos/, size: 'XXL' }],
  ['negation', 'jacket for my son but he refuses buttons', { not: /(?<!instead of )buttons/i, has: /./ }],
  ['negation', 'toys that do not need batteries or screens', { not: /batter|screen/i, in: 'kids', has: /./ }],
  ['negation', 'something for dinner guests, they dont drink wine', { not: /wine/i, has: /./ }],
  ['price', 'what can i get for a tenner', { max: 10, has: /Soap|Toothbrush/ }],
  ['help', 'ordered m, needs l', { says: /exchange|return|cancel|write to us/i }],
  ['help', 'where do i put in the address of my mother in law', { says: /checkout|address/i }],
  ['own', 'whats in there, my cart i mean', { me: true, says: /Linen Shirt in Oat/ }],
  ['own', 'what did the teapot cost me', { me: true, says: /58/ }],
  ['conversation', ['scooter', 'how heavy can the kid be', 'what colours?'], { says: /Scooter/ }],
];
