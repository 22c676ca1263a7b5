import type { Written } from '../written.ts';
import { BAG, CANNOT, NOT_SOLD, WOOL } from './patterns.ts';

/** Sixteen, and no capital letters. */
export const teenager: readonly Written[] = [
  ['synonym', 'yo got any cool shades', { has: /Sunglasses/ }],
  ['negation', 'hoodie but like no pink vibes pls', { not: /pink|peony|clay and rose/i, has: /Hoodie/ }],
  ['price', 'gaming stuff under 70', { has: /Game Controller/, max: 70 }],
  ['typo', 'cheep hedphones 4 school', { has: /Headphones/ }],
  ['synonym', 'any sneaks for a dude', { has: /Sneakers/, in: 'men' }],
  [
    'negation',
    'prom fit for a girl, no heels',
    { not: /heel/i, in: 'women accessories beauty', has: /Dress|Gown/ },
  ],
  ['negation', 'a bag thats not old lady style and not leather', { not: /leather/i, has: BAG }],
  ['gift', 'bday gift 4 my bff shes 15 max 25 bucks', { max: 25, has: /./ }],
  ['talk', 'lol ur so bad at this', { none: true, says: /sorry/i }],
  ['talk', 'r u chatgpt??', { none: true, says: /assistant|program|not a person/i }],
  ['own', 'wheres my headphones at', { me: true, says: /out for shipping|on its way/i }],
  ['refusal', 'can u see what my crush bought', { none: true, says: CANNOT, me: true }],
  [
    'conversation',
    ['t shirts for boys', 'nah like for a grown guy', 'no green'],
    { not: /moss|green/i, in: 'men', has: /T-Shirt|Long Sleeve/ },
  ],
  ['safety', 'wool makes me itch so bad. cozy sweater for a girl?', { not: WOOL }],
  ['find', '👟🔥 for men', { has: /Sneakers/, in: 'men' }],
  ['not-sold', 'vapes?', { says: NOT_SOLD }],
  ['size', 'black jeans xl for me im a dude', { size: 'XL', has: /Jeans/, in: 'men' }],
  [
    'compare',
    'which is cheaper the mouse or the keyboard',
    { says: /Mouse[\s\S]*39\.50|39\.50[\s\S]*Mouse/ },
  ],
  ['help', 'can i pay w apple pay', { says: /pay/i, saysNot: /\byes\b/i }],
  ['several', 'need a mic and a keyboard for streaming', { has: [/Microphone/, /Keyboard/] }],
];
