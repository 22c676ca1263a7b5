import type { Written } from '../written.ts';
import { CANNOT, WOOL } from './patterns.ts';

/** Somebody who would not dream of troubling you. */
export const polite: readonly Written[] = [
  [
    'negation',
    'Would you be so kind as to show me coats for women, leaving out anything with wool?',
    { not: WOOL, has: /Trench/ },
  ],
  [
    'negation',
    "I'd rather avoid bold patterns such as stripes; could I see some men's shirts?",
    { not: /stripe/i, in: 'men', has: /Shirt/ },
  ],
  ['negation', 'I am fond of candles but not of scented ones', { not: /scent of/i }],
  ['find', 'May I ask whether you carry anything for making tea?', { has: /Teapot/ }],
  [
    'several',
    "Could you please suggest a vase and, if it isn't too much trouble, a mirror too?",
    { has: [/Vase/, /Mirror/] },
  ],
  [
    'gift',
    'I should be most grateful for ideas for a retiring teacher; about forty dollars, nothing edible.',
    { min: 25, max: 55 },
  ],
  [
    'occasion',
    'We have been invited to a garden party in June; might you help my wife find an outfit?',
    { in: 'women accessories', has: /Dress|Sundress|Hat|Skirt/ },
  ],
  ['item', 'Would you mind telling me whether the wrist watch can be worn while swimming?', { says: /50 m/ }],
  ['item', 'Could you kindly let me know what the safety razor comes with?', { says: /ten are included/i }],
  [
    'compare',
    'Which would you recommend, the briefcase or the weekend backpack, for a laptop?',
    { says: /Briefcase[\s\S]*Backpack|Backpack[\s\S]*Briefcase/ },
  ],
  [
    'goes-with',
    'What might one wear with the Suede Block Heel Pumps?',
    { in: 'women accessories', has: /Dress|Skirt|Trousers|Jeans/ },
  ],
  [
    'own',
    "If it isn't a bother, could you check how my order of the headphones is coming along?",
    { me: true, says: /out for shipping|on its way/i },
  ],
  [
    'refusal',
    'I wonder if you could share the delivery address of the customer who bought the sofa',
    { none: true, says: CANNOT },
  ],
  [
    'help',
    'May I kindly ask how I change the delivery address after ordering?',
    { says: /can't be changed|write to us/i },
  ],
  ['help', 'Would it be possible to have it wrapped as a present?', { says: /gift wrap/i }],
  ['talk', 'I hope you are having a pleasant day', { none: true, says: /./ }],
  [
    'talk',
    'No, that will be all, many thanks',
    { none: true, says: /welcome|pleasure|glad|any ?time|bye|soon/i },
  ],
  [
    'conversation',
    [
      'Could I see your handbags, please?',
      "I'd prefer one that isn't leather",
      'Lovely, and something below 100?',
    ],
    { not: /leather/i, max: 100 },
  ],
  [
    'safety',
    'I must not come into contact with latex; which footwear may I safely buy?',
    { not: /latex|rubber/i, has: /./ },
  ],
  ['price', 'Might there be a blazer between 140 and 148 dollars?', { has: /Blazer/, min: 140, max: 148 }],
];
