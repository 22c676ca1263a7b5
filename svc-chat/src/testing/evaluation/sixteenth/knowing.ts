import { LOST } from '../fifteenth/patterns.ts';
import type { Written } from '../written.ts';
import { UNKNOWN } from './patterns.ts';

/** Who asks about a good, about two of them, or what goes together. */
export const knowing: readonly Written[] = [
  [
    'item',
    'what are the measurements, and is it ok as hand luggage?',
    { page: 'Cabin Suitcase with Silent Wheels', says: /55 ?(cm)? ?[×x*] ?40/i },
  ],
  ['item', 'can i wash this at home', { page: 'Plaid Wool Blend Coat', says: /dry[- ]?clean/i }],
  [
    'item',
    'for what age is it?',
    { page: 'Kids Sun Cap', says: /(?=[\s\S]*(\bthree\b|\b3\b))(?=[\s\S]*(\beight\b|\b8\b))/i },
  ],
  [
    'item',
    'how many megapixels and is there a battery with it',
    {
      page: 'Compact Mirrorless Camera',
      says: /(?=[\s\S]*\b24\b)(?=[\s\S]*battery)/i,
      saysNot: /battery is not|battery isn['’]t|not included|sold separately/i,
    },
  ],
  [
    'item',
    'can you walk in these all day? and whats the sole',
    { page: 'Leather Ankle Boots', says: /(?=[\s\S]*(all day|walk|\byes\b))(?=[\s\S]*rubber)/i },
  ],
  [
    'item',
    'do they come in XXL and how much are they',
    {
      page: 'High-Rise Straight Jeans',
      says: /(?=[\s\S]*\b88\b)(?=[\s\S]*(XXL|\byes\b))/i,
      saysNot: /\bnot\b[^.\n]{0,30}XXL|doesn['’]t come|don['’]t come/i,
    },
  ],
  [
    'item',
    'how tall is the model in the photo',
    {
      page: 'Polka Dot Tea Dress',
      says: UNKNOWN,
      saysNot: /\b1[.,]?[67]\d ?(m|cm)\b|understand|rephrase/i,
    },
  ],
  ['item', 'the retro tv, can i plug my playstation into it?', { says: /HDMI/i }],
  ['item', 'how long does the beeswax candle last', { says: /\bsixty\b|\b60\b/i }],
  [
    'item',
    ['umbrellas', 'does it survive strong wind? how many ribs has it got'],
    { says: /(?=[\s\S]*(\beight\b|\b8\b))(?=[\s\S]*(gust|wind|\byes\b))/i },
  ],
  [
    'item',
    ['do you have razors', 'are blades included or extra?'],
    { says: /\bten\b|\b10\b|included?/i, saysNot: /not included|sold separately|are extra/i },
  ],
  [
    'compare',
    'oat linen shirt or the sea blue one, is there a difference besides the colour?',
    { says: /(?=[\s\S]*\bOat\b)(?=[\s\S]*Sea Blue)/i, saysNot: LOST },
  ],
  [
    'compare',
    'handbag or briefcase, which one takes a 15 inch laptop',
    { says: /(?=[\s\S]*Briefcase)(?=[\s\S]*(\b15\b|room|fit|take|hold|small|bigger|larger))/i },
  ],
  ['compare', ['tshirts for men', 'which of them is the thickest?'], { says: /Heavyweight|240/i }],
  [
    'goes-with',
    'what would you wear with the wide leg linen trousers, i need a top and shoes',
    {
      has: [/Shirt|Blouse|Sweater|Cardigan|Blazer|Jacket|Hoodie/, /Sandals|Flats|Pumps|Boots/],
      in: 'women accessories',
    },
  ],
  [
    'goes-with',
    'which top would match this',
    {
      page: 'Pleated Linen Midi Skirt',
      has: /Shirt|Blouse|Sweater|Cardigan|Blazer|Jacket|Hoodie/,
      in: 'women accessories',
    },
  ],
  [
    'goes-with',
    'i own the camel trench. what bag or scarf looks good with it?',
    { has: /Handbag|Clutch|Scarf|Briefcase|Backpack/, in: 'accessories women' },
  ],
];
