import type { Written } from '../written.ts';

const WOOL = /wool|merino|cashmere|mohair|alpaca/i;

/** Conversations: taking back, narrowing, going on, asking about what was shown. */
export const talks: readonly Written[] = [
  [
    'conversation',
    ['show me dresses for women', 'not the floral ones'],
    { has: /Dress|Gown/, not: /floral|flower|blossom/i },
  ],
  [
    'conversation',
    ["men's shirts", 'without linen', 'and not more than 50'],
    { not: /linen/i, max: 50, in: 'men' },
  ],
  ['conversation', ['women shoes', 'except the boots'], { not: /boots/i, in: 'women' }],
  ['conversation', ['I need a bag', "it can't be leather", 'under 120'], { not: /leather|suede/i, max: 120 }],
  [
    'conversation',
    ["I'm allergic to silk", 'something for a wedding, I am a woman'],
    { not: /silk/i, in: 'women accessories' },
  ],
  [
    'conversation',
    ['my daughter is allergic to wool', 'gift for her, she is 4', 'something cheaper?'],
    { not: WOOL, in: 'kids' },
  ],
  ['conversation', ['no leather please', 'bags', 'shoes'], { not: /leather|suede/i }],
  ['conversation', ['sweaters', 'for men', 'in XXL'], { in: 'men', size: 'XXL' }],
  ['conversation', ['show me watches', 'is the strap leather?'], { says: /leather/i }],
  ['conversation', ['show me the linen sundress', 'does it have pockets?'], { says: /pockets/i }],
  ['conversation', ['coats for women', 'how much is the first one?'], { says: /\$\d/ }],
  ['conversation', ['coats for women', 'what is the second made of'], { says: /wool|cotton/i }],
  ['conversation', ['hoodies for men', 'do you have it in S'], { says: /\bS\b/ }],
  [
    'conversation',
    ['skirts', 'what top would go with the second'],
    { has: /Shirt|Blouse|T-Shirt|Cardigan|Sweater|Jacket/ },
  ],
  [
    'conversation',
    ['a present for my dad', 'he has enough clothes', 'he likes music'],
    { has: /Headphones|Radio|Microphone/ },
  ],
  ['conversation', ['jackets', 'no, I meant for kids'], { in: 'kids', has: /Kids Denim Jacket/ }],
  ['conversation', ['sandals', 'never mind, show me clocks instead'], { only: /Clock/ }],
  ['conversation', ['headphones', 'too expensive'], { saysNot: /couldn't find anything for/ }],
  ['conversation', ['what dresses do you have', 'the cheapest please', 'is it lined?'], { says: /lin/i }],
  ['conversation', ['linen shirt for men', 'which of them is blue?'], { says: /Sea Blue/ }],
  ['conversation', ['camera', 'and a bag for it'], { has: /Bag|Backpack|Briefcase|Clutch/ }],
  ['conversation', ['t-shirts for women', 'do you have more', 'striped'], { first: /Breton Stripe T-Shirt/ }],
  [
    'conversation',
    ['I want a gift for my boyfriend', 'no perfume, no clothes', 'max 100 dollars'],
    { max: 100, only: /^(?!.*(Parfum|Shirt|Sweater|Jeans|Hoodie|Chinos|Shorts|Jacket|Gilet))/ },
  ],
  ['conversation', ['teapot', 'who sells it?'], { says: /sell|sold/i }],
  ['conversation', ['wool coat for women', 'actually without wool'], { not: /wool/i, in: 'women' }],
  ['conversation', ['sofa', 'will it fit through a 90 cm door?'], { says: /88 cm/ }],
  ['conversation', ['jeans', 'women', 'size L', 'thanks!'], { none: true, says: /welcome|glad|pleasure/i }],
  ['conversation', ['do you ship to Texas?', 'and to New York?'], { none: true, says: /New York/ }],
  ['conversation', ['show me hats', 'not that one, something for winter'], { not: /straw|raffia/i }],
  ['conversation', ['kids toys', 'for a 2 year old', 'nothing with wool'], { not: /wool/i, in: 'kids' }],
];
