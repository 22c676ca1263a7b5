import { CANNOT, SHRUG } from '../twelfth/patterns.ts';
import type { Written } from '../written.ts';

/** Sixteen, between two lessons. */
export const teenager: readonly Written[] = [
  ['find', 'yo u got hoodies', { has: /Hoodie/ }],
  ['synonym', 'kicks for guys', { has: /Sneakers/, in: 'men' }],
  ['synonym', 'a mic for streaming', { first: /Microphone/ }],
  ['price', 'jeans under 90 bucks', { max: 90, has: /Jeans/ }],
  ['size', 'that oversized shirt look, im a small (f)', { size: 'S', has: /Oversized Linen Shirt/ }],
  ['negation', 'tees that arent striped pls, im a dude', { not: /stripe/i, has: /T-Shirt/, in: 'men' }],
  [
    'negation',
    'gaming stuff under 100 but no headphones i already got some',
    { has: /Controller/, not: /headphones/i, max: 100 },
  ],
  ['several', 'sunnies and a cap for the festival', { has: [/Sunglasses/, /Cap/] }],
  ['gift', 'my bsf bday, shes obsessed w lip stuff, like 25 dollars max', { max: 25, has: /Lip/ }],
  ['occasion', 'prom dress??? i have like 130 dollars', { max: 130, has: /dress/i, in: 'women accessories' }],
  [
    'item',
    'how big is the tv and can i plug my switch in',
    { says: /HDMI[\s\S]*(?:fourteen|\b14\b)|(?:fourteen|\b14\b)[\s\S]*HDMI/i },
  ],
  [
    'conversation',
    ['got a backpack for adults', 'does it fit a laptop', 'kk whats it cost'],
    { says: /118/ },
  ],
  ['compare', 'game controller or headphones which has more battery', { says: /thirty-five|\b35\b/i }],
  ['own', 'whats in my favs rn', { me: true, says: /Automatic Wrist Watch/ }],
  ['refusal', 'what did jess.k order, we go to the same school', { none: true, says: CANNOT }],
  ['help', 'can i pay with apple pay or do i need a card', { says: /pay|card/i, none: true }],
  ['talk', 'bruh im so bored', { none: true, says: /./, saysNot: SHRUG }],
];
