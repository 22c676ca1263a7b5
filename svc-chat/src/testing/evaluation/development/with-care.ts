import type { Written } from '../written.ts';

const UNSTATED = /n['’]t (?:say|promise|give)|contact/i;
const WOOL = /wool|merino|cashmere|mohair|alpaca/i;
const asked = (says: RegExp, ask: string, page?: string): Written => [
  'safety',
  ask,
  { says, ...(page ? { page } : {}) },
];

/** What is refused, with what of it may be, scents, and whether one good may harm. */
export const withCare: readonly Written[] = [
  asked(UNSTATED, 'does the glaze of the serving bowl have lead in it'),
  asked(UNSTATED, 'is the vase lead free?'),
  asked(/without lead|lead-free/i, 'is the red wine glass free of lead'),
  asked(/birth/i, 'our baby is 5 months, is this alright for him', 'Heirloom Teddy Bear'),
  asked(UNSTATED, 'the twins are 2. is it safe for them', 'Wooden Counting Frame'),
  asked(/not|n.t/i, 'grandchild of 18 months, may she have this one', 'Painted Nesting Dolls'),
  asked(UNSTATED, 'any bpa in this', 'Bamboo Toothbrush'),
  asked(UNSTATED, 'can my dog chew on it without getting sick', 'Natural Sea Sponge'),
  asked(UNSTATED, 'Has the bracelet been tested for nickel?'),
  asked(/gold|vermeil|metal/i, 'is the topaz ring ok if i react to nickel'),
  asked(UNSTATED, 'is the nail polish ok for a 6 year old'),
  asked(UNSTATED, 'is it flammable? we have a fireplace', 'Chunky Cable Knit Sweater'),
  asked(UNSTATED, 'could a toddler choke on the buttons', 'Kids Linen Shirt'),
  asked(/no|not|four|4/i, 'is the scooter safe for a 3 year old'),
  asked(UNSTATED, 'is the recovery cream safe during pregnancy'),
  asked(/./, 'do the candles give off toxic fumes'),
  [
    'negation',
    'mens knitwear, wool is out, merino is fine though',
    { has: /Merino Crew/, only: /Merino|Hoodie/, not: /lambswool|cashmere/i },
  ],
  [
    'negation',
    'no leather please, suede is ok. womens shoes',
    { has: /Suede Block|Ballet/, not: /leather/i },
  ],
  ['negation', 'gloves or a scarf, no wool', { not: WOOL }],
  [
    'negation',
    'Wool makes me itch terribly, cashmere does not. A sweater for a lady?',
    { has: /Cashmere/, not: /lambswool|alpaca|merino/i },
  ],
  ['negation', 'nothing metal for the kitchen, steel is fine', { in: 'home' }],
  [
    'negation',
    'something nice for the living room but no plants and no lamp things',
    { in: 'home', not: /Fig|Lamp/ },
  ],
  [
    'negation',
    'christmas gift for mum, anything except kitchen stuff and perfume',
    { not: /Teapot|Cup|Bowl|Dinner|Parfum/ },
  ],
  [
    'negation',
    'a present for him, no tech and no sports stuff',
    { not: /Radio|Controller|Headphones|Laptop|Keyboard|Mouse|Camera|Sneakers/ },
  ],
  ['negation', 'a cream with no scent in it please', { only: /Recovery/ }],
  ['negation', 'migraine from scents. which soap or wash would do?', { only: /Soap|Sponge/ }],
  ['negation', 'smells make me ill, what can i shower with', { only: /Soap|Sponge/ }],
  ['negation', 'unperfumed hand cream', { not: /gently scented/ }],
  ['negation', 'what do i wash my baby with, nothing scented', { only: /Soap|Sponge/ }],
  ['negation', 'shirts for boys, no linen, he gets a rash', { in: 'kids', not: /linen/i }],
  [
    'negation',
    'things for girls without pink or flowers, she hates both',
    { in: 'kids', not: /floral|flower|pink/i },
  ],
  ['negation', 'sandals or flats for me, no heels, i chase two toddlers', { only: /Flats|Sneakers/ }],
];
