import { SHRUG, WOOL } from '../twelfth/patterns.ts';
import type { Written } from '../written.ts';

/** An elderly lady who writes as one writes a letter. */
export const pensioner: readonly Written[] = [
  [
    'find',
    'I wonder whether you have a good warm overcoat for a tall gentleman',
    { has: /Wool Overcoat/, in: 'men' },
  ],
  ['synonym', 'A wireless to listen to Radio Four on, if you keep such a thing', { has: /Radio/ }],
  ['price', 'What would be your least expensive handbag, please?', { first: /Clutch|Handbag/ }],
  [
    'negation',
    "I'd like a cardigan. Not mohair, it sheds all over the settee.",
    { has: /Ribbed Merino Cardigan/, not: /mohair/i },
  ],
  [
    'negation',
    'Is there a lipstick with no scent whatsoever? I cannot bear perfume on my face.',
    { has: /Velvet Matte Lipstick/, not: /parfum/i },
  ],
  ['safety', 'My skin comes up in a rash with wool. Which gloves or scarves could I wear?', { not: WOOL }],
  [
    'several',
    'I need a new toothbrush and a bar of soap, and my husband would like a cap',
    { has: [/Toothbrush/, /Soap/, /Cap/] },
  ],
  [
    'gift',
    'My granddaughter has just passed her driving test. Around forty dollars, something pretty.',
    { has: /./, max: 60, in: 'women accessories beauty home electronics' },
  ],
  [
    'gift',
    'What does one give a gentleman who has everything, under a hundred dollars?',
    { max: 100, has: /./, in: 'men accessories home electronics beauty' },
  ],
  [
    'occasion',
    'We are having the vicar and his wife to tea on Sunday and I should like to lay a nice table',
    { has: /Teapot|Cup|Dinner Set|Bowl|Candle|Vase/, in: 'home' },
  ],
  [
    'item',
    'The desk telephone: will it work on a modern line, and how long is the cord?',
    { says: /modern lines?[\s\S]*(?:two|2)[ -]?m|(?:two|2)[ -]?m[\s\S]*modern lines?/i },
  ],
  [
    'conversation',
    ['Good afternoon. Reading glasses, please.', 'I need strength two and a half, is that possible?'],
    { says: /3\.0|note/i },
  ],
  ['compare', 'Which is taller, the amphora or the terracotta urn?', { says: /Amphora|34/i }],
  [
    'own',
    'Would you be so kind as to tell me what I have put in my basket?',
    { me: true, says: /Linen Shirt in Oat[\s\S]*Candle|Candle[\s\S]*Linen Shirt in Oat/ },
  ],
  ['help', 'I would rather speak to somebody on the telephone. Do you have a number?', { says: /555 0132/ }],
  [
    'talk',
    'It does get lonely of an evening, one likes a little chat',
    { none: true, says: /./, saysNot: SHRUG },
  ],
];
