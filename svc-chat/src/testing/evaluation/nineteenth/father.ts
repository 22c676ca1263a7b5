import { NO } from '../twelfth/patterns.ts';
import type { Written } from '../written.ts';

/** Three children, two minutes, one thumb. */
export const father: readonly Written[] = [
  [
    'several',
    '3 things fast: jeans, tshirt and backpack all for kids',
    { has: [/Pull-On Jeans/, /Kids Breton/, /Little Explorer/] },
  ],
  [
    'price',
    'kids clothes under 35 quick',
    { max: 35, in: 'kids', has: /T-Shirt|Shorts|Jeans|Shirt|Sock|Cap/ },
  ],
  ['size', 'kids dress, comes in L?', { says: /\bL\b/ }],
  ['typo', 'sccoter for a 6 yr old', { first: /Scooter/ }],
  [
    'safety',
    'middle one is allergic to almonds. which soap or wash can i get',
    { not: /almond/i, has: /Body Wash/ },
  ],
  ['item', 'scooter max weight??', { says: /\b50\b/ }],
  [
    'gift',
    'wifes bday is tomorrow!! she likes to smell nice. 100 max',
    { max: 100, has: /Parfum|Lotion|Body Wash|Candle/ },
  ],
  ['own', 'whats the damage in my basket', { me: true, says: /147\.90/ }],
  ['help', 'you deliver to texas yes/no', { says: /New York|California/i }],
  ['negation', 'rain stuff but no umbrella', { not: /umbrella/i, has: /Field Jacket|Gilet|Trench|Backpack/ }],
  ['language', 'camiseta de rayas para niño', { has: /Kids Breton/ }],
  ['not-sold', 'nappies size 4', { says: NO }],
  ['conversation', ['soft toy', 'ok for a 1 year old?', 'price'], { says: /\b42\b/ }],
  ['conversation', ['kite', 'how long is the line'], { says: /thirty|\b30\b/i }],
  [
    'conversation',
    ['sweater for the little one', 'does it itch', 'machine wash?'],
    { says: /machine wash|\b30\b|\byes\b/i },
  ],
];
