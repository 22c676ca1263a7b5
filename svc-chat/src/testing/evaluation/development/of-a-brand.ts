import type { Written } from '../written.ts';

const NOTHING_LIKE = /^There is nothing like “/;

/** Goods of brands that nobody sells here: what is near is shown, and said to be no such. */
export const ofABrand: readonly Written[] = [
  ['not-sold', 'Do you have Nike sneakers?', { says: NOTHING_LIKE, only: /Sneakers/ }],
  ['not-sold', 'apple watch', { says: NOTHING_LIKE, only: /Watch/ }],
  ['not-sold', 'is there any Chanel perfume', { says: NOTHING_LIKE, only: /Parfum/ }],
  ['not-sold', 'hermes scarf for my mom', { says: NOTHING_LIKE, only: /Scarf/ }],
  ['not-sold', 'Rolex', { none: true, says: /couldn't find “rolex”/ }],
  ['not-sold', 'nike air max', { none: true, says: /couldn't find “nike air max”/ }],
  ['not-sold', 'do you have anything from Levis', { none: true, says: /couldn't find “levis”/ }],
  ['not-sold', 'ps5', { none: true, says: /couldn't find “ps5”/ }],
  ['negation', 'no adidas please, just plain sneakers', { only: /Sneakers/, saysNot: /nothing like/ }],
  ['find', 'my nikes are worn out, need new sneakers', { only: /Sneakers/, saysNot: /nothing like/ }],
  ['find', 'a relaxed hoodie', { first: /Relaxed Terry Hoodie/ }],
];
