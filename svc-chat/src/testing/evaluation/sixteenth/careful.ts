import { HIDE, WOOL } from '../fifteenth/patterns.ts';
import type { Written } from '../written.ts';

/** Who leaves something out, by taste or because they must, and who wants several things. */
export const careful: readonly Written[] = [
  ['negation', 'knitwear for women but no mohair', { has: /Cardigan|Sweater/, not: /mohair/i, in: 'women' }],
  ['negation', 'mens shirts that are not linen', { has: /Poplin|Oxford|Polo/, not: /linen/i, in: 'men' }],
  [
    'negation',
    "bag for a woman, but please don't show me backpacks",
    { has: /Handbag|Clutch/, not: /backpack/i },
  ],
  [
    'negation',
    'trousers for my husband, anything except jeans. he has 10 pairs',
    { has: /Chinos|Shorts/, not: /jeans|denim/i, in: 'men' },
  ],
  ['negation', 'a skirt without flowers on it', { has: /Pleated Linen Midi Skirt/, not: /floral|flower/i }],
  [
    'negation',
    'summer dress, I hate polka dots though',
    { has: /Sundress|Maxi Dress|Midi Dress/, not: /polka|\bdots?\b|dotted/i },
  ],
  [
    'safety',
    'i get a rash from nickel and most metal. any jewelry i could wear?',
    { has: /Bead Bracelet/, not: /steel|brass|vermeil/i },
  ],
  [
    'safety',
    "I'm allergic to wool and need something warm for winter (woman)",
    { has: /Hoodie|Trench|Jacket/, not: WOOL, in: 'women accessories' },
  ],
  [
    'safety',
    'does the body lotion have oats in it? im allergic',
    {
      says: /\boats?\b/i,
      // "No, it isn't free of oat" is a good answer.
      saysNot:
        /\bis oat-free|(?<!isn['’]t )free (from|of) oats?\b|(doesn['’]t|does not) (contain|have) (any )?oats?\b|\boats? (isn|aren|is not|are not)/i,
    },
  ],
  ['safety', 'vegan makeup please', { first: /Lip Tint/, in: 'beauty' }],
  ['safety', 'no leather for me, i am vegan. which bags are ok?', { has: /Clutch|Suitcase/, not: HIDE }],
  [
    'safety',
    "pregnant and every smell makes me sick, is there a lipstick that's unscented?",
    { has: /Velvet Matte Lipstick/, not: /parfum|gently scented|trace of roses|scent of honey/i },
  ],
  ['several', 'need a polo and shorts for golf, mens', { has: [/Polo/, /Shorts/], in: 'men accessories' }],
  ['several', 'teddy for the baby and a scarf for its mum', { has: [/Teddy/, /Scarf/] }],
  [
    'several',
    'jeans and a plain t shirt for me, woman in her 30s',
    { has: [/High-Rise Straight Jeans/, /V-Neck T-Shirt/], in: 'women' },
  ],
  [
    'several',
    "I'm moving into my first flat, I need a bed, a chair and a mirror",
    { has: [/\bBed\b/, /Chair/, /Mirror\b/] },
  ],
  [
    'several',
    'nail polish, lipstick, and something for really dry hands',
    { has: [/Nail Polish/, /Lipstick|Lip Tint/, /Lotion/] },
  ],
  [
    'several',
    'do u have umbrellas under 50 and how can i pay',
    { has: /Umbrella/, max: 50, says: /\bpay|check ?out|\bcards?\b/i },
  ],
];
