import type { Written } from '../written.ts';
import { WOOL } from './patterns.ts';

/** Who gives, who goes somewhere and who puts things together. */
export const giving: readonly Written[] = [
  [
    'gift',
    'its my nans 80th on sunday, shes always cold, max 60',
    { max: 60, has: /Scarf|Gloves/, in: 'women accessories home beauty electronics' },
  ],
  ['gift', 'bf plays games on his pc all day what do i get him under 70 $', { max: 70, has: /Controller/ }],
  [
    'gift',
    'Our daughter starts school in September. A sensible present for a six-year-old?',
    { in: 'kids', has: /./ },
  ],
  ['gift', 'present for colleague who is leaving, we collected 45 dollars', { max: 45, has: /./ }],
  [
    'gift',
    'my sister just had a baby girl!!! what can i get the little one',
    { in: 'kids beauty', has: /Teddy/, not: /from three years|ages (?:three|four)/i },
  ],
  ['gift', 'housewarming gift ideas thx', { has: /./, in: 'home electronics beauty' }],
  [
    'gift',
    'my husband shaves with those plastic ones from the supermarket. something nicer for his birthday?',
    { has: /Razor/ },
  ],
  ['gift', 'teacher gift, nothing over 20, i know you dont do chocolate', { max: 20, has: /./ }],
  ['gift', "dad's retired and listens to the cricket in the kitchen. what would he like", { has: /Radio/ }],
  [
    'occasion',
    'wedding guest, june, outdoors, what should a woman wear',
    { in: 'women accessories', has: /dress|Gown|Skirt/i },
  ],
  [
    'occasion',
    'its gonna be 38 degrees in the city next week help',
    { has: /Linen|Hat|Cap|Fan|Shorts|Sundress|Sunglasses|T-Shirt|Sandals|Swimsuit|Bikini/, not: WOOL },
  ],
  [
    'occasion',
    'job interview at a bank on thursday, male',
    { in: 'men accessories', has: /Blazer|Shirt|Derby|Chinos|Overcoat/ },
  ],
  [
    'occasion',
    'I am travelling to Iceland in February, female, what will I need?',
    { in: 'women accessories', has: /Coat|Sweater|Cardigan|Scarf|Gloves|Boots/ },
  ],
  [
    'occasion',
    'we go picnic with whole family',
    { has: /Basket|Hat|Cap|Kite|dress|Shorts|Shirt|Sunglasses|Bowl|Glass/i },
  ],
  [
    'occasion',
    'beach day w the girls tmrw!! what do i need',
    { has: /Bikini|Swimsuit|Straw Hat|Sunglasses|Sandals/, in: 'women accessories beauty' },
  ],
  [
    'occasion',
    'My grandson has sports day. What do you suggest he puts on?',
    { in: 'kids', has: /Shorts|T-Shirt|Cap/ },
  ],
  [
    'occasion',
    'im moving into my first flat and i own literally nothing',
    { in: 'home electronics', has: /./ },
  ],
  ['compare', 'which mens sweater is warmer the cable one or the merino', { says: /Cable Knit/i }],
  [
    'compare',
    'price difference between the ballet flats and the suede pumps?',
    { says: /\b66\b|68[\s\S]*134|134[\s\S]*68/ },
  ],
  [
    'compare',
    'camera vs laptop which costs more',
    { says: /649[\s\S]*899|899[\s\S]*649|laptop (?:is|costs)/i },
  ],
  [
    'compare',
    'Should I take the breton tee for women or the plain V-neck? I hate tight things.',
    { says: /Breton[\s\S]*V-Neck|V-Neck[\s\S]*Breton/i },
  ],
  ['goes-with', 'what shoes go with the floral midi', { has: /Pumps|Flats|Sandals|Boots/, in: 'women' }],
  ['goes-with', 'i got the oxford pinstripe shirt, which trousers?', { has: /Chinos|Jeans/, in: 'men' }],
  [
    'goes-with',
    ['show me womens skirts', 'something to wear on top with the linen one'],
    { has: /Shirt|Blouse|Sweater|Cardigan|Blazer|Jacket|Hoodie/, in: 'women accessories' },
  ],
];
