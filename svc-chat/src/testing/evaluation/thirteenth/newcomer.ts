import { SHRUG } from '../twelfth/patterns.ts';
import type { Written } from '../written.ts';

/** Who has learnt English late and gets by with it. */
export const newcomer: readonly Written[] = [
  ['find', 'Hello, I search a plant for my office', { has: /Rubber Fig/ }],
  ['find', 'I want to see clothes of children', { in: 'kids', has: /./ }],
  ['synonym', 'I need the thing for cut the beard', { has: /Razor/ }],
  [
    'price',
    'I have only 20 dollar. What can I buy for the lady?',
    { max: 20, has: /./, in: 'women accessories beauty home' },
  ],
  [
    'negation',
    'I want shirt for man but without lines, only one color',
    { not: /stripe|gingham/i, in: 'men', has: /Shirt/ },
  ],
  [
    'negation',
    'Please shoes for man, no leather, is for religion reason',
    { not: /leather|suede|\bcalf\b/i, has: /Sneakers/, in: 'men' },
  ],
  ['several', 'I need: one pot for tea, two cups, one candle', { has: [/Teapot/, /Cup/, /Candle/] }],
  [
    'gift',
    'What is good gift for the boss in this country? Not expensive please, maximum 50.',
    { max: 50, has: /./ },
  ],
  [
    'occasion',
    'Tomorrow I have ceremony of university, I am a man. What to wear?',
    { in: 'men accessories', has: /Blazer|Shirt|Derby|Chinos/ },
  ],
  [
    'item',
    'The kite, how long is the rope and is it good for small wind?',
    { says: /(?:thirty|\b30)[\s\S]*wind|wind[\s\S]*(?:thirty|\b30)/i },
  ],
  [
    'conversation',
    ['Do you have laptop?', 'How many inch?', 'It has good battery?'],
    { says: /(?:whole|all|full) day/i },
  ],
  [
    'compare',
    'What is difference of straw hat and the cap of washed cotton?',
    { says: /Straw Hat[\s\S]*Cap|Cap[\s\S]*Straw Hat/ },
  ],
  ['own', 'I ordered headphone, please where is it now?', { me: true, says: /shipping|on its way/i }],
  ['help', 'How I can make account in this site?', { says: /sign[ -]?up|create/i }],
  ['help', 'If the shirt is not good size, I can give back?', { says: /return|exchange/i }],
  ['talk', 'Sorry for my english, I am still learning', { none: true, says: /./, saysNot: SHRUG }],
];
