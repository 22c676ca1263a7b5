import type { Written } from '../written.ts';
import { HIDE, WOOL } from './patterns.ts';

/** Who leaves something out, by taste or because they must, and who wants several things. */
export const careful: readonly Written[] = [
  ['negation', 'ladies shoes without a heel', { has: /Ballet Flats/, not: /\bheel/i }],
  [
    'negation',
    'womens tops but no stripes and no hoodies pls',
    { has: /./, not: /stripe|hoodie/i, in: 'women' },
  ],
  ['negation', 'warm hoodie or so for my husband, no wool', { has: /Fleece Hoodie/, not: WOOL }],
  [
    'negation',
    'a dress i can just throw in the machine. no hand wash, no dry cleaning',
    { has: /Sundress|Maxi Dress|Midi Dress/, not: /dry clean|hand wash/i },
  ],
  [
    'negation',
    'mens jacket but not denim',
    { has: /Field Jacket|Blazer|Gilet|Overcoat/, not: /denim/i, in: 'men' },
  ],
  [
    'negation',
    'decor for my living room, but no vases, i have a hundred of them',
    { has: /./, not: /\bvase/i, in: 'home electronics' },
  ],
  ['negation', 'lip colour but nothing glossy', { first: /Velvet Matte Lipstick/, not: /shine|gloss/i }],
  [
    'negation',
    'stuff for a beach trip except swimwear, already got that',
    { has: /./, not: /Bikini Set|One-Piece/i },
  ],
  [
    'safety',
    "my daughter can't wear wool, she gets a rash. any kids sweaters?",
    { has: /Rainbow Knit|Hoodie/, not: WOOL, in: 'kids' },
  ],
  [
    'safety',
    "I'm allergic to latex / rubber, which women's shoes can I wear?",
    { has: /Flats|Sandals|Pumps/, not: /rubber/i, in: 'women' },
  ],
  [
    'safety',
    'nut allergy, no almond for me. what soap or shower gel can i use',
    { has: /Body Wash/, not: /almond/i },
  ],
  ['safety', 'im vegan, do you have shoes for me (man)?', { has: /Sneakers/, not: HIDE }],
  [
    'safety',
    'feathers make me sneeze like crazy. any seat for the living room?',
    { has: /Chair/, not: /feather-topped/i },
  ],
  [
    'safety',
    'scents give me migraine, which of your creams or soaps have none?',
    { has: /Cream|Soap/, not: /gently scented|trace of roses|parfum/i },
  ],
  [
    'safety',
    'what toy is safe for a baby, 8 months',
    { has: /Teddy/, not: /from three years|four to nine|tablets/i },
  ],
  ['safety', 'need a shower gel, sulphates are bad for my eczema', { has: /Body Wash/ }],
  [
    'several',
    'i need a coffee cup, a wine glass and a salad bowl',
    { has: [/Coffee Cup/, /Wine Glass/, /Serving Bowl/] },
  ],
  ['several', 'Swimsuit for me and shorts for my boyfriend', { has: [/Swimsuit|Bikini/, /Linen Shorts/] }],
  [
    'several',
    'leather shoes for my husband for work, and a light blazer for me',
    { has: [/Derby/, /Ivory Blazer/] },
  ],
  ['several', 'winter is coming so: scarf, gloves', { has: [/Scarf/, /Gloves/] }],
  [
    'several',
    'denim jackets for the whole family, me (f), hubby and our kid',
    { has: [/Cropped Denim Jacket/, /Washed Denim Jacket/, /Kids Denim Jacket/] },
  ],
  ['several', 'toothbrush + razor, under 50 each', { has: [/Toothbrush/, /Razor/], max: 50 }],
  [
    'several',
    'where do i find jeans, and can i send them back if they dont fit?',
    { has: /Jeans/, says: /return|send (it|them) back|refund/i },
  ],
  ['several', 'a mouse, a keyboard and maybe a mic for calls', { has: [/Mouse/, /Keyboard/, /Microphone/] }],
];
