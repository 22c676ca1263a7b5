import type { Written } from '../written.ts';

/** Two or three messages, each leaning on the one before. */
export const talks: readonly Written[] = [
  ['conversation', ['I need a summer dress', 'something under 85, please'], { max: 85, has: /dress/i }],
  [
    'conversation',
    ['do you have cameras', 'how many megapixels', 'and does a battery come with it?'],
    { says: /includ|comes with|\byes\b/i, saysNot: /not included/i },
  ],
  [
    'conversation',
    ['jackets for men', 'the waxed one, can I throw it in the washing machine?'],
    { says: /sponge/i },
  ],
  [
    'conversation',
    ['perfume', 'no, rather something for washing in the shower'],
    { has: /Body Wash|Soap|Sponge/, not: /Parfum/ },
  ],
  ['conversation', ['a teddy for a newborn', 'how do I clean it?'], { says: /surface/i }],
  [
    'conversation',
    ['compare the leather ankle boots with the suede pumps', 'and what do I pay for the cheaper pair?'],
    { says: /\b134\b/ },
  ],
  [
    'conversation',
    ["men's shirts please", 'only linen', 'and not the blue one'],
    { only: /Linen/, not: /sea blue/i, has: /Oat|Short Sleeve/, in: 'men' },
  ],
  [
    'conversation',
    ['Can I return things that do not fit?', 'and how many days do I have for that?'],
    { says: /\b14\b|fourteen|two weeks/i },
  ],
  [
    'conversation',
    ['what do I have on my wishlist?', 'how much is the dress there?'],
    { me: true, says: /89\.50?/ },
  ],
  [
    'conversation',
    ['suitcase', 'what are its measurements', 'ok. and a backpack for a grown-up?'],
    { has: /Weekend Backpack/ },
  ],
  ['conversation', ['something to comb curly hair', 'what is it made of?'], { says: /acetate/i }],
  [
    'conversation',
    ['house plants', 'how often does it need water'],
    { says: /once a week|weekly|every week/i },
  ],
  [
    'conversation',
    ['I want an ivory jacket for the office, for a woman', 'which sizes are there?'],
    { says: /\bS\b[\s\S]*\bXL\b/ },
  ],
  ['conversation', ['hello', 'i am looking for socks for my kid', 'what do they cost'], { says: /\b12\b/ }],
  [
    'conversation',
    ['dining chair', 'how high is the seat', 'do I get a pair for that price?'],
    { says: /singl|\bone\b|each/i },
  ],
  ['conversation', ['bikini', 'hmm, rather a one-piece'], { first: /One-Piece/ }],
];
