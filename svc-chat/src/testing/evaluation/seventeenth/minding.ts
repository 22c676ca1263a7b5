import { HIDE, NOT_SOLD, WOOL } from '../fifteenth/patterns.ts';
import type { Written } from '../written.ts';

/** Who will not have something, who must not, and who asks for more than one thing at once. */
export const minding: readonly Written[] = [
  ['negation', 'handbag or clutch, absolutely NO leather', { has: /Clutch/, not: HIDE }],
  [
    'negation',
    'skirt but not a linen one, it creases',
    { has: /Floral Wrap Skirt/, not: /linen/i, in: 'women' },
  ],
  [
    'negation',
    "sweater for my bf that isn't cable knit",
    { has: /Merino Crew Neck/, not: /cable/i, in: 'men' },
  ],
  [
    'negation',
    "summer hat. don't show me caps, i look like a trucker in those",
    { has: /Straw Hat/, not: /\bcaps?\b/i },
  ],
  ['negation', 'i need a clock that does not tick, i go mad otherwise', { has: /Mantel Clock/ }],
  [
    'negation',
    'which dresses for women arent floral or dotted',
    { has: /Sundress|Maxi Dress|Slip Evening/, not: /floral|flower|blossom|\bdots?\b|polka/i, in: 'women' },
  ],
  [
    'safety',
    "I'm allergic to oats, even on my skin. which cream or wash can I use?",
    { has: /Cream|Body Wash/, not: /\boat\b/i },
  ],
  [
    'safety',
    'anaphylaxis to anything from bees, honey too. any candle for me?',
    { says: new RegExp(`bees?wax|honey|${NOT_SOLD.source}`, 'i'), not: /beeswax|honey/i },
  ],
  [
    'safety',
    'any animal wool or hair gives me hives!! ladies cardigan or pullover that is ok?',
    { says: new RegExp(`wool|hoodie|${NOT_SOLD.source}`, 'i'), not: WOOL },
  ],
  [
    'safety',
    'my skin reacts to brass, is there any on the leather coin purse?',
    {
      says: /brass/i,
      saysNot:
        /no brass|without (any )?brass|brass[- ]free|(does not|doesn['’]t) (have|contain) (any )?brass/i,
    },
  ],
  ['safety', 'my boy is 3, small for his age. is the kick scooter safe for him', { says: /\bfour\b|\b4\b/i }],
  [
    'safety',
    'pregnant and every fragrance makes me sick 🤢 lipstick with no scent?',
    { has: /Velvet Matte Lipstick/, not: /gently scented|parfum|trace of roses/i },
  ],
  ['several', 'sun cap, a kite, and shorts for my kid', { has: [/Sun Cap/, /Kite/, /Kids Jersey Shorts/] }],
  [
    'several',
    'my list: hand lotion. nail varnish. something to comb curls',
    { has: [/Lotion/, /Nail Polish/, /Hair Pick/] },
  ],
  ['several', 'polo for him, blouse for her 🙏', { has: [/Polo Shirt/, /Blouse/] }],
  ['several', 'top hat and smart leather shoes for my husband please', { has: [/Top Hat/, /Derby/] }],
  [
    'several',
    'Chair, mirror, alarm clock for my bedroom. Nothing above 300.',
    { has: [/Dining Chair/, /Wall Mirror/, /Alarm Clock/], max: 300 },
  ],
  [
    'several',
    'whats the shipping cost and do u have trench coats',
    { has: /Trench/, says: /shipping|deliver/i },
  ],
];
