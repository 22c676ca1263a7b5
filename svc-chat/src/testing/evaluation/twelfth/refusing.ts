import type { Written } from '../written.ts';
import { ANIMAL, NO, WOOL } from './patterns.ts';

/** Who knows what they do not want or must not have, and who wants several things at once. */
export const refusing: readonly Written[] = [
  ['negation', 'jumper for me (f), not cropped and not wool', { not: /cropped|wool|merino/i }],
  [
    'negation',
    "Jacket for a man. Nothing denim please, he isn't a cowboy.",
    { not: /denim/i, has: /Field Jacket|Gilet|Blazer|Overcoat/ },
  ],
  ['negation', 'candles?? not the honey one tho, anything else that smells nice', { not: /honey/i }],
  ['negation', 'shoes for women w/o heel', { has: /Ballet Flats/, not: /\bheels?\b/i, in: 'women' }],
  ['negation', 't shirt womens but no stripes', { not: /stripe/i, has: /V-Neck/, in: 'women' }],
  ['negation', 'a clock that does not tick pls i wake up from everything', { has: /Mantel Clock/ }],
  ['negation', 'trousers for me, im a guy, jeans i have enough', { has: /Chinos/, not: /jeans/i, in: 'men' }],
  ['negation', 'swimwear but not a bikini', { has: /One-Piece/, not: /bikini/i }],
  [
    'negation',
    'something for a girl of 4, shes got 100 teddies so no more bears',
    { in: 'kids', has: /./, not: /teddy|\bbears?\b/i },
  ],
  [
    'negation',
    'Something pretty for the living room. Not a vase, my cat throws them down',
    { not: /vase|\burn\b/i, in: 'home electronics', has: /./ },
  ],
  [
    'safety',
    'My wife is allergic to wool, she needs something cosy for winter',
    { not: WOOL, in: 'women accessories home', has: /./ },
  ],
  [
    'safety',
    'nut allergy!!! which body wash or creams can i use',
    { not: /almond/i, has: /Body Wash|Lotion|Recovery Cream/ },
  ],
  ['safety', "im vegan so no leather or suede on my feet, men's shoes", { not: ANIMAL, has: /Sneakers/ }],
  ['safety', 'is the teddy ok for a newborn?', { says: /from birth|yes/i }],
  [
    'safety',
    'my toddler puts everything in her mouth, shes 18 months. are the nesting dolls okay?',
    { says: /three|\b3\b/i },
  ],
  ['safety', 'I have a latex allergy, is there any rubber in the canvas sneakers?', { says: /rubber/i }],
  ['several', 'cap for my son and a straw hat for me', { has: [/Cap/, /Straw Hat/] }],
  [
    'several',
    'dinner plates, wine glasses & a big salad bowl',
    { has: [/Dinner Set/, /Wine Glass/, /Serving Bowl/] },
  ],
  [
    'several',
    'I need a white blazer also some trousers that are wide',
    { has: [/Ivory Blazer/, /Wide Leg/] },
  ],
  ['several', 'mouse and keyboard both wireless', { has: [/Mouse/, /Keyboard/] }],
  [
    'several',
    'hi can i see some gloves oh and a scarf and maybe a kids jacket if you do them',
    { has: [/Gloves/, /Scarf/, /Kids Denim Jacket/] },
  ],
  ['several', 'shorts for him size L, skirt for me size S', { has: [/Shorts/, /Skirt/] }],
  [
    'several',
    'hand cream and nail varnish, and do you have tents?',
    { has: [/Lotion/, /Nail Polish/], says: NO },
  ],
];
