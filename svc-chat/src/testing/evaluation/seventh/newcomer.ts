import type { Written } from '../written.ts';
import { ANIMAL } from './patterns.ts';

/** Somebody for whom English is the third language. */
export const newcomer: readonly Written[] = [
  ['find', 'I search shoe for man for office work', { in: 'men', has: /Derby/ }],
  ['negation', 'I want pullover for woman but it must not be from animal', { not: ANIMAL }],
  ['negation', "Give me trouser for man, jean I don't want", { not: /jeans|denim/i, has: /Chinos/ }],
  ['price', 'What you have until 20 dollar for bathroom?', { max: 20, has: /Toothbrush|Sponge|Soap/ }],
  ['size', 'Is there big size polo, double XL', { has: /Polo/, size: 'XXL' }],
  ['help', 'How many day I can give back?', { says: /14 days/ }],
  ['help', 'My password is not in my head anymore', { says: /reset link/i }],
  ['item', 'The teapot can go in machine for dishes?', { says: /dishwasher safe/i }],
  ['item', 'From which country is the cashmere?', { says: /Mongolia|Scotland/ }],
  ['item', 'how heavy is laptop', { says: /1\.1 kilos/ }],
  ['own', 'I want to see thing I put in cart', { me: true, says: /Linen Shirt in Oat/ }],
  ['synonym', 'apparatus for photo', { has: /Camera/ }],
  ['synonym', 'bag for travel with wheel', { has: /Suitcase/ }],
  [
    'gift',
    'my boss (woman) leave the company, colleague collect 80 dollar, what we can buy',
    { max: 80, has: /./ },
  ],
  [
    'occasion',
    'It becomes winter, my kid need warm clothes',
    { in: 'kids', has: /Sweater|Hoodie|Jacket|Jeans/ },
  ],
  ['safety', 'I have allergy of nut. The oat soap is good for me?', { says: /almond/i }],
  [
    'compare',
    'Difference between the hand-finished cable sweater and the merino crew neck for men?',
    { says: /139\.00[\s\S]*98\.00|98\.00[\s\S]*139\.00/ },
  ],
  [
    'conversation',
    ['I search clock', 'not for living room, beside bed, must wake me'],
    { has: /Sunrise Alarm Clock/ },
  ],
  ['help', 'I become no mail for activate', { says: /spam|fresh one/i }],
  ['talk', 'Sorry for my bad english', { none: true, says: /./ }],
];
