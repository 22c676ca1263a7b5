import { WOOL } from '../twelfth/patterns.ts';
import type { Written } from '../written.ts';

/** What one cannot bear, several things at once, and presents. */
export const wishes: readonly Written[] = [
  [
    'safety',
    'My daughter is allergic to wool. Which kids sweater can she wear?',
    { not: WOOL, has: /Rainbow Knit/, in: 'kids' },
  ],
  ['safety', 'Nut allergy in the house: is the oat soap fine?', { says: /almond/i }],
  ['safety', 'Is there alcohol in the perfume? My skin must not get any.', { says: /alcohol/i }],
  [
    'safety',
    'my baby is 14 months and puts everything in her mouth, are the nesting dolls ok',
    { says: /three|\b3\b/i },
  ],
  [
    'safety',
    "I'm allergic to everything that comes from bees. Which creams or lotions can I use?",
    { not: /\bbees|honey/i, has: /Cream|Lotion/ },
  ],
  [
    'safety',
    'acetone makes me ill, how would I get your nail polish off again',
    { says: /acetone.{0,3}free|without acetone/i },
  ],
  ['several', 'I need a laptop and a bag for it', { has: [/Laptop/, /Backpack|Briefcase|Handbag/] }],
  ['several', 'sandals, a straw hat and a swimsuit', { has: [/Sandals/, /Straw Hat/, /Swimsuit/] }],
  ['several', 'a vase, a candle and a picture for the wall', { has: [/Vase|Urn/, /Candle/, /Print/] }],
  [
    'several',
    'For me a blazer (woman), for my husband a woollen coat',
    { has: [/Ivory Blazer/, /Wool Overcoat/] },
  ],
  ['several', 'Lipstick + nail varnish + hand cream', { has: [/Lip/, /Nail Polish/, /Lotion|Cream/] }],
  ['several', 'shorts, sun cap and socks for a kid', { has: [/Jersey Shorts/, /Sun Cap/, /Sock/] }],
  ['several', 'I want a teapot and also something to serve salad in', { has: [/Teapot/, /Serving Bowl/] }],
  [
    'gift',
    'present for my dad who cooks a lot, up to 60',
    { max: 60, has: /Bowl|Dinner|Teapot|Glass|Cup|Basket/ },
  ],
  ['gift', 'birthday gift for a seven-year-old boy, at most 50 dollars', { max: 50, in: 'kids', has: /./ }],
  [
    'gift',
    'our neighbours moved into a new house, what can we bring along for under 40',
    { max: 40, has: /Fig|Candle|Cup|Glass|Dinner Set/ },
  ],
  [
    'gift',
    'Something for my girlfriend who loves gaming',
    { has: /Controller|Headphones|Microphone|Keyboard|Mouse|Television/ },
  ],
  ['gift', 'secret santa at the office, limit is 25 dollars', { max: 25, has: /./ }],
  ['gift', 'gift for a grandma who knits', { has: /Knitting Kit/ }],
  [
    'gift',
    'a really generous present for a man, from 200 upwards',
    { min: 200, has: /./, in: 'men accessories electronics home beauty' },
  ],
];
