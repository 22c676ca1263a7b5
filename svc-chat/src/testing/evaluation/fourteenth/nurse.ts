import { CANNOT, SHRUG, WOOL } from '../twelfth/patterns.ts';
import type { Written } from '../written.ts';

/** Home from the night shift. */
export const nurse: readonly Written[] = [
  ['synonym', 'after a dressing gown, a silky one', { has: /Kimono Robe/ }],
  [
    'synonym',
    'something rich for my hands, they crack from all the washing',
    { has: /Lotion|Recovery Cream/ },
  ],
  ['price', 'comfy womens shoes up to 75', { max: 75, has: /Ballet Flats/, in: 'women' }],
  [
    'negation',
    'unscented face cream please, scents give me migraines',
    { not: /parfum|\bscented\b|roses|honey/i },
  ],
  [
    'negation',
    'a warm layer for nights, no wool, it makes me scratch',
    { not: WOOL, has: /Hoodie|Gilet|Jacket|Sweater/ },
  ],
  ['safety', 'allergic to honey and all that, is the hyacinth perfume ok for me?', { says: /honey/i }],
  [
    'several',
    'soap, toothbrush, lotion - all going to my mum in hospital',
    { has: [/Soap/, /Toothbrush/, /Lotion/] },
  ],
  [
    'gift',
    'a girl on our ward is off to have her first baby, we all chipped in and have 43 dollars',
    { max: 43, has: /./ },
  ],
  [
    'occasion',
    'cycling to work tonight and its freezing, im a woman',
    { in: 'women accessories', has: /Gloves|Scarf|Sweater|Cardigan|Coat|Hoodie|Boots/ },
  ],
  [
    'item',
    'the fleece hoodie, can it go in the tumble dryer and has it got pockets',
    { says: /tumble[\s\S]*pocket|pocket[\s\S]*tumble/i },
  ],
  ['conversation', ['coffee cups', 'microwave ok?', 'how much does it hold'], { says: /22 ?cl/i }],
  ['compare', 'merino cardigan or the womens cashmere sweater, which is cheaper', { says: /\b92\b/ }],
  [
    'own',
    'did the boots i ordered in may arrive, what does it say',
    { me: true, says: /handed|deliver|arrived/i },
  ],
  ['help', 'can i get it sent to the hospital instead of home', { says: /address|checkout/i }],
  ['talk', 'just off twelve hours on my feet, dont mind me', { none: true, says: /./, saysNot: SHRUG }],
  [
    'refusal',
    'one of my patients ordered gloves here, name of Doris Hall, have they been sent',
    { none: true, says: CANNOT },
  ],
];
