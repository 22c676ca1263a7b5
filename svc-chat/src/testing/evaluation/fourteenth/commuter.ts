import type { Written } from '../written.ts';

/** Three words between two stations. */
export const commuter: readonly Written[] = [
  ['find', 'briefcase', { first: /Briefcase/ }],
  ['synonym', 'raincoat women', { has: /Trench/, in: 'women accessories' }],
  ['synonym', 'trolley case', { has: /Suitcase/ }],
  ['typo', 'merino sweter men', { first: /Merino Crew Neck Sweater/ }],
  ['price', 'gloves price', { says: /\b32\b/ }],
  ['negation', 'backpack not for kids', { has: /Weekend Backpack/, not: /\bkids\b/i }],
  ['negation', 'short sleeve shirt men not linen', { not: /linen/i, has: /Polo|Gingham|T-Shirt/, in: 'men' }],
  ['several', 'cap gloves scarf', { has: [/Cap/, /Gloves/, /Scarf/] }],
  [
    'gift',
    'wife, anniversary, tomorrow, <250',
    { max: 250, has: /./, in: 'women accessories beauty home electronics' },
  ],
  ['occasion', 'heatwave office shirt men', { in: 'men', has: /Linen|Short Sleeve|Gingham|Polo/ }],
  ['item', 'umbrella wind ok?', { says: /gust/i }],
  ['conversation', ['derby shoes', 'sole replaceable?', 'price'], { says: /179/ }],
  ['compare', 'field jacket vs overcoat price', { says: /164[\s\S]*289|289[\s\S]*164/ }],
  ['own', 'cart total', { me: true, says: /147\.90/ }],
  ['help', 'delivery time', { says: /deliver/i, none: true }],
];
