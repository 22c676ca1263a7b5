import type { Written } from '../written.ts';

/** Says early on that there is none. */
const NO =
  /^[\s\S]{0,250}?(?:\bno\b|\bnot\b|n['’]t\b|cannot|\bnone\b|\bnothing\b|\bsorry\b|\bonly\b|unfortunately|\bafraid\b)/i;
const LOSS =
  /couldn['’]t find|could not find|nothing for|found nothing|don['’]t understand|didn['’]t understand/i;

/** Of an item that lies before one's eyes, of what goes with it, of hobbies told in passing and of what is not sold; in our own words. */
export const askedOfWhatIsOpen: readonly Written[] = [
  [
    'conversation',
    ['leather handbag', 'does it close with a zip? my last one was robbed on the metro'],
    { saysNot: LOSS },
  ],
  ['conversation', ['an umbrella please', 'would it fit in my briefcase'], { saysNot: LOSS }],
  ['conversation', ['mens sweaters', 'how much is the merino one'], { says: /98/ }],
  ['conversation', ['candles', 'how long does it burn'], { says: /hour|say|burn/i, saysNot: LOSS }],
  [
    'conversation',
    ['dress for a garden party', 'not so flowery'],
    { only: /Dress|Sundress|Gown/, not: /floral|flowers/i },
  ],
  [
    'conversation',
    ['shoes for women under 100', 'hmm ok make that 150'],
    { only: /Pumps|Boots|Sandals|Flats/, max: 150 },
  ],
  [
    'conversation',
    ['perfume', 'does she have to spray it or roll it on'],
    { first: /Parfum/, saysNot: /I found/ },
  ],
  [
    'goes-with',
    'something nice that suits these plates',
    { page: 'Porcelain Dinner Set for One', has: /Glass|Cup|Bowl|Teapot|Candle/ },
  ],
  [
    'goes-with',
    'what do you carry with this to the theatre',
    { page: 'Satin Slip Evening Dress', has: /Clutch|Handbag/ },
  ],
  ['goes-with', 'is there a matching saucer or jug for the teapot', { has: /Cup and Saucer/ }],
  [
    'goes-with',
    'need a top that will not fight with the floral wrap skirt',
    { only: /Shirt|Blouse|T-Shirt|Sweater|Cardigan|Tee/, in: 'women' },
  ],
  ['goes-with', ['cardigans', 'which skirt with the second one'], { only: /Skirt/ }],
  [
    'occasion',
    'bank interview thursday, im a woman, what do i put on',
    { has: /Blazer|Trousers|Skirt|Shirt/, in: 'women accessories' },
  ],
  [
    'occasion',
    'first winter in Helsinki, I own nothing warm. Woman.',
    { has: /Coat|Sweater/, in: 'women accessories' },
  ],
  [
    'occasion',
    'moving to Montreal in January from Brazil, what will my husband need',
    { has: /Overcoat|Sweater/, in: 'men accessories' },
  ],
  [
    'occasion',
    'dinner with the in laws, nothing that shouts. for a guy',
    { has: /Shirt|Sweater|Chinos|Blazer|Polo/, in: 'men accessories' },
  ],
  [
    'gift',
    'my grandad sits in the kitchen all day listening to the ball game. his birthday is soon',
    { has: /Kitchen Radio/ },
  ],
  ['gift', 'best friend just broke up, cheer her up for 25', { max: 27, has: /./ }],
  ['not-sold', 'corkscrew', { none: true, says: NO }],
  ['not-sold', 'do you have AA batteries for the radio', { none: true, says: NO }],
  ['not-sold', 'a sim card for my phone', { none: true, says: NO }],
  ['not-sold', 'cocktail shaker and a jigger pls', { none: true, says: NO }],
  ['not-sold', 'persian rug 2x3 m', { none: true, says: NO }],
  ['not-sold', 'aspirin or something for a headache', { none: true, says: NO }],
  ['not-sold', 'two tickets for the match on saturday', { none: true, says: NO }],
  ['not-sold', 'olive oil', { none: true, says: NO }],
  [
    'item',
    'left handed. ok?',
    { page: 'Silent Wireless Mouse', saysNot: LOSS, only: /^Silent Wireless Mouse$/ },
  ],
  [
    'item',
    'who carries it up',
    {
      page: 'Two-Seat Linen Sofa with Reading Lamp',
      saysNot: LOSS,
      only: /^Two-Seat Linen Sofa with Reading Lamp$/,
    },
  ],
  [
    'item',
    'is there a carrying bag',
    { page: 'Compact Mirrorless Camera', saysNot: LOSS, only: /^Compact Mirrorless Camera$/ },
  ],
  [
    'item',
    '6 foot 3 and skinny',
    { page: 'Tapered Chinos in Sand', saysNot: LOSS, only: /^Tapered Chinos in Sand$/ },
  ],
  [
    'item',
    'any pockets inside',
    { page: 'Waxed Cotton Field Jacket', saysNot: LOSS, only: /^Waxed Cotton Field Jacket$/ },
  ],
  [
    'item',
    'see through?',
    { page: 'Pleated Linen Midi Skirt', saysNot: LOSS, only: /^Pleated Linen Midi Skirt$/ },
  ],
  [
    'item',
    'bluetooth to my tv',
    {
      page: 'Noise-Cancelling Wireless Headphones',
      saysNot: LOSS,
      only: /^Noise-Cancelling Wireless Headphones$/,
    },
  ],
  ['item', ['a big mirror', 'hooks included?'], { saysNot: LOSS }],
  ['help', 'I want to get rid of old handbags, would you list them', { none: true, says: /sell/i }],
];
