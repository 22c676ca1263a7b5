import type { Written } from '../written.ts';
import { NOT_SOLD } from './patterns.ts';

/** Between two stations. */
export const hurried: readonly Written[] = [
  ['find', 'umbrella?', { first: /Umbrella/ }],
  ['several', 'shirt+trousers+belt men', { has: [/Shirt/, /Chinos/], not: /swimsuit/i }],
  [
    'negation',
    'gift him <50 no booze no clothes',
    { max: 50, not: /wine/i, in: 'accessories home electronics beauty' },
  ],
  ['price', 'watch price', { says: /320/ }],
  ['price', '$40-60 women top', { min: 40, max: 60, in: 'women' }],
  ['size', 'dress M <100', { size: 'M', max: 100, has: /dress/i }],
  ['negation', 'mens jacket denim NO', { not: /denim/i, in: 'men', has: /Jacket|Blazer|Gilet/ }],
  ['item', 'backpack kids volume', { says: /eight litres/i }],
  ['item', 'sofa dims', { says: /168/ }],
  ['help', 'returns?', { says: /14 days/ }],
  ['help', 'delivery time', { says: /can't promise/i }],
  ['own', 'last order total', { me: true, says: /277/ }],
  ['help', 'cancel teapot', { me: true, says: /cancel/i }],
  ['synonym', 'readers +2', { has: /Reading Glasses/ }],
  ['occasion', 'beach tmrw', { has: /Swimsuit|Bikini|Straw Hat|Sunglasses|Shorts/ }],
  ['safety', 'vegan shoes men', { not: /leather|suede|wool|silk|calf/i, has: /Sneakers/ }],
  ['item', 'wine glass lead free?', { says: /lead-free/i }],
  ['conversation', ['candle', 'burn time?'], { says: /sixty hours/i }],
  ['conversation', ['jeans', 'women', 'under 90', 'L?'], { says: /High-Rise Straight Jeans/ }],
  ['not-sold', 'hdmi cable', { says: NOT_SOLD }],
];
