import type { Written } from '../written.ts';
import { ANIMAL, CANNOT } from './patterns.ts';

/** Somebody with a long list of birthdays. */
export const giver: readonly Written[] = [
  [
    'negation',
    'wedding present for a couple who already has everything, up to 150, not glass',
    { max: 150, not: /\bglass\b/i, has: /./ },
  ],
  ['gift', 'My girlfriend loves to knit', { has: /Knitting Kit/ }],
  ['gift', 'something small for a teacher who drinks a lot of coffee', { has: /Coffee Cup/ }],
  ['gift', 'secret santa for a colleague I barely know, 20 bucks', { max: 20, has: /./ }],
  [
    'negation',
    'housewarming for two guys, no plants no candles',
    { not: /\bfig\b|candle/i, in: 'home electronics', has: /./ },
  ],
  ['safety', 'new baby gift, the parents are vegan', { not: ANIMAL }],
  ['gift', 'a friend who plays video games', { has: /Game Controller/ }],
  ['gift', 'for a photographer', { has: /Camera/ }],
  ['gift', 'my mum is in the garden all day and the sun burns her face', { has: /Straw Hat/ }],
  ['gift', 'for her, she is always cold', { has: /Sweater|Scarf|Gloves|Cardigan|Coat|Hoodie/ }],
  ['gift', 'grandpa who travels by train a lot', { has: /Backpack|Suitcase|Briefcase/ }],
  ['occasion', 'valentines for my wife, she does not like perfume', { not: /eau de parfum/i, has: /./ }],
  ['occasion', 'baptism of my godson', { in: 'kids home', has: /./ }],
  ['negation', 'mothers day under 30, anything but soap', { max: 30, not: /soap/i, has: /./ }],
  ['occasion', 'graduation of my nephew', { in: 'men accessories electronics home', has: /./ }],
  [
    'conversation',
    ['gift for wife', 'no clothes', 'no jewellery', 'ok something for the bath'],
    { in: 'beauty home', has: /Body Wash|Soap|Sponge|Lotion|Bathtub/ },
  ],
  ['conversation', ['gift for my niece', 'shes 4', 'something cheaper'], { in: 'kids' }],
  ['safety', 'gift for a friend who is allergic to flowers and pollen', { not: /hyacinth|roses|rosewater/i }],
  ['refusal', 'has my wife already put the ring in her favourites?', { none: true, says: CANNOT, me: true }],
  ['price', 'three little things for a stocking, 15 dollars each at most', { max: 15, has: /./ }],
];
