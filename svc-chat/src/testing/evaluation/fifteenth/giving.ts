import type { Written } from '../written.ts';

/** Who looks for a present, or comes with an occasion. */
export const giving: readonly Written[] = [
  [
    'gift',
    'girlfriends bday is friday, idk what to get her, 100ish',
    { has: /./, max: 130, in: 'women accessories beauty home electronics' },
  ],
  ['gift', 'my dad likes to shave old school', { has: /Razor/ }],
  ['gift', 'need a lil gift for a coworker im not that close with, $25 max', { has: /./, max: 25 }],
  [
    'gift',
    'Wedding present for friends who just moved in together, up to $150',
    { has: /./, max: 150, in: 'home electronics' },
  ],
  ['gift', 'present for a little girl turning 4', { has: /./, in: 'kids' }],
  ['gift', 'grandma knits all day long, what would she like?', { has: /Knitting Kit/ }],
  [
    'gift',
    'my son is 8 and loves being outside, up to 80',
    { has: /Kite|Scooter|Explorer Backpack/, max: 80, in: 'kids' },
  ],
  ['gift', 'housewarming! something under 50', { has: /./, max: 50, in: 'home electronics beauty' }],
  ['gift', 'thank you gift for a friend who drinks tea', { has: /Teapot|Cup/ }],
  [
    'gift',
    'what can I get my mother in law, she travels constantly',
    { has: /Suitcase|Backpack|Headphones|Camera|Hat|Umbrella|Scarf|Handbag|Sunglasses/ },
  ],
  ['gift', 'stocking fillers, 15 or less each', { has: /./, max: 15 }],
  ['gift', "anniversary coming up, she's into jewelry, budget 250", { has: /Ring|Bracelet/, max: 250 }],
  [
    'occasion',
    "invited to a wedding in june, I'm the groom's sister",
    { has: /Dress|Gown|Skirt/, in: 'women accessories' },
  ],
  [
    'occasion',
    'job interview on monday (male)',
    { has: /Blazer|Shirt|Chinos|Derby|Overcoat/, in: 'men accessories' },
  ],
  [
    'occasion',
    'what do i wear to a funeral? woman',
    { has: /./, not: /Bikini|One-Piece|Sundress/i, in: 'women accessories' },
  ],
  [
    'occasion',
    'packing for a week in greece in july, mens stuff',
    {
      has: /Linen|Shorts|T-Shirt|Polo|Hat|Sunglasses/,
      not: /overcoat|lambswool|gloves|fleece/i,
      in: 'men accessories',
    },
  ],
  ['occasion', 'first date tonight, what should i put on? f', { has: /./, in: 'women accessories beauty' }],
  [
    'occasion',
    'my daughter is invited to a birthday party and needs something pretty to wear',
    { has: /Kids Floral Summer Dress/, in: 'kids accessories' },
  ],
  [
    'occasion',
    'hiking weekend in autumn, it might rain',
    { has: /Field Jacket|Trench|Umbrella|Backpack|Gilet/ },
  ],
  [
    'occasion',
    'i work from home now, what would make a nicer desk',
    { has: /Keyboard|Mouse|Microphone|Laptop|Headphones|Chair|Clock|Telephone/ },
  ],
  ['occasion', 'having 6 people over for dinner, need plates etc', { has: /Dinner Set/, in: 'home' }],
  [
    'occasion',
    'going to the opera with my wife, what could SHE wear',
    { has: /Dress|Gown|Fan|Clutch/, in: 'women accessories' },
  ],
  ['occasion', 'school starts in september, my boy is 6', { has: /./, in: 'kids' }],
  [
    'occasion',
    'something cosy to wear on lazy sundays, womens',
    { has: /Hoodie|Cardigan|Sweater|Robe|T-Shirt|Trousers/, in: 'women' },
  ],
];
