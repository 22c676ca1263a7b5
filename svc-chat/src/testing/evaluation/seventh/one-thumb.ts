import type { Written } from '../written.ts';
import { LOG_IN, WOOL } from './patterns.ts';

/** One thumb, a small screen, the keyboard's own ideas. */
export const oneThumb: readonly Written[] = [
  ['typo', 'womans dres polca dot', { has: /Polka Dot Tea Dress/ }],
  ['typo', 'sutecase cabbin', { has: /Suitcase/ }],
  ['typo', 'jaket jean wmns', { has: /Cropped Denim Jacket/, in: 'women' }],
  ['typo', 'moizturizer', { has: /Lotion|Cream/ }],
  ['typo', 'sofa or cuch', { has: /Sofa/ }],
  ['typo', 'toothbursh bambo', { first: /Bamboo Toothbrush/ }],
  ['negation', 'shose women not hels', { not: /heel/i, in: 'women', has: /Flats/ }],
  ['negation', 'swaeter wihtout wol', { not: WOOL, has: /./ }],
  ['safety', 'alergic to naylon whats ok for swiming', { not: /nylon/i }],
  ['price', 'undr 30 dolars giftt for mum', { max: 30, has: /./ }],
  ['size', 'xxl tshrit mens', { size: 'XXL', in: 'men', has: /T-Shirt/ }],
  ['several', 'candl and vaze', { has: [/Candle/, /Vase/] }],
  ['item', 'dose the teapott drip', { says: /does not drip/i }],
  ['item', 'wats in the overnite creme', { says: /ceramides/i }],
  ['own', 'wheres my odrer', { none: true, says: LOG_IN }],
  ['help', 'hw do i cancle', { says: /cancel/i }],
  ['find', '👗💐 summr', { has: /Dress/i }],
  ['find', '🎧?', { has: /Headphones/ }],
  ['gift', '🎁 for 👶', { in: 'kids', has: /Teddy/ }],
  ['conversation', ['glovs', 'touch scren ok?', 'wat are they mad of'], { says: /merino/i }],
];
