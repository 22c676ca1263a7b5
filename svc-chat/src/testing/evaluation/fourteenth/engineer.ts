import type { Written } from '../written.ts';

/** A retired engineer, who likes a figure. */
export const engineer: readonly Written[] = [
  ['find', 'I need a keyboard, wireless, with low keys.', { first: /Keyboard/ }],
  ['synonym', 'Carry-on luggage, hard shell', { has: /Cabin Suitcase/ }],
  ['price', 'Electronics below $80, in any order.', { max: 80, in: 'electronics', has: /./ }],
  ['size', "Which men's jackets exist in XXL?", { size: 'XXL', in: 'men', has: /Washed Denim Jacket/ }],
  ['negation', 'A watch or clock that needs no battery.', { has: /Automatic Wrist Watch/, not: /\bAA\b/ }],
  ['negation', "Show me men's footwear excluding leather.", { not: /leather|\bcalf\b/i, has: /Sneakers/ }],
  [
    'several',
    'One microphone, one mouse, and separately a clock for the desk.',
    { has: [/Microphone/, /Mouse/, /Clock/] },
  ],
  [
    'gift',
    'Retirement present for a former colleague who photographs birds. We have collected 700.',
    { max: 700, has: /Camera/ },
  ],
  [
    'occasion',
    'I shall be working in a cold garden shed this winter. What would you suggest, for a man?',
    { has: /Sweater|Gloves|Scarf|Hoodie|Gilet/, in: 'men accessories' },
  ],
  [
    'item',
    'How does the studio microphone connect, and can it be muted?',
    { says: /USB-C[\s\S]*mute|mute[\s\S]*USB-C/i },
  ],
  [
    'item',
    'Glass thickness and overall dimensions?',
    { page: 'Scalloped Wall Mirror', says: /\b4 ?mm[\s\S]*62|62[\s\S]*\b4 ?mm/ },
  ],
  [
    'conversation',
    [
      'Do you have a laptop?',
      'How many devices can the keyboard be used with?',
      'And the mouse, what battery does that take?',
    ],
    { says: /\bAA\b/ },
  ],
  ['compare', 'Which is less expensive, the vintage telephone or the kitchen radio?', { says: /\b96\b/ }],
  [
    'own',
    'What is the status of each item in my most recent order?',
    { me: true, says: /shipping[\s\S]*pending|pending[\s\S]*shipping/i },
  ],
  [
    'help',
    'Which image formats and file sizes may I upload when listing an item?',
    { says: /JPE?G|PNG|20 ?MB/i },
  ],
  [
    'safety',
    'My nephew is two and licks things. What sort of paint is on the counting frame?',
    { says: /water-based/i },
  ],
];
