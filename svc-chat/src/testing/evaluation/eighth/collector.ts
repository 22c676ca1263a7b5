import type { Written } from '../written.ts';

/** A collector of old and fine things who asks for details. */
export const collector: readonly Written[] = [
  ['find', 'show me things with a past, from another era', { says: /./, has: /Vintage|Retro|Mantel/ }],
  ['item', 'The mantel clock: what wood, and does it tick?', { says: /walnut/i }],
  ['item', 'Is the telephone usable on a modern line?', { says: /modern lines/i }],
  ['item', 'Where was the poplin shirt woven?', { says: /Portugal/ }],
  ['item', 'what movement is inside the automatic watch', { says: /Japanese/ }],
  ['item', 'how thick is the glass of the scalloped mirror', { says: /4 mm/ }],
  ['item', 'topaz ring - is it solid gold?', { says: /vermeil/i }],
  ['item', 'the nesting dolls, how many pieces', { says: /five dolls/i }],
  [
    'compare',
    'terracotta urn against the amphora vase: heights?',
    { says: /28 cm[\s\S]*34 cm|34 cm[\s\S]*28 cm/ },
  ],
  [
    'compare',
    'is the briefcase dearer than the handbag',
    { says: /265\.00[\s\S]*189\.00|189\.00[\s\S]*265\.00|76\.00/ },
  ],
  ['negation', 'wall art, anything but landscapes', { not: /landscape/i }],
  ['negation', 'furniture made of wood but not oak', { not: /\boak\b/i, has: /Bed|Sofa/ }],
  ['price', 'what costs over 1000 in your shop', { min: 1000, has: /Sofa|Bed|Bathtub/ }],
  [
    'price',
    'between one hundred and one hundred fifty, electronics',
    { min: 100, max: 150, in: 'electronics' },
  ],
  ['price', 'most valuable piece of jewellery', { first: /Topaz/ }],
  ['synonym', 'timepiece for the mantelpiece', { has: /Mantel Clock/ }],
  ['synonym', 'a looking glass', { has: /Mirror/ }],
  ['goes-with', 'which cups belong to the stoneware teapot?', { has: /Cup/ }],
  ['help', 'what happens if two people order the last one', { says: /./ }],
  [
    'conversation',
    ['tell me about the walnut clock', 'how tall', 'and the price of the alarm clock?'],
    { says: /52/ },
  ],
];
