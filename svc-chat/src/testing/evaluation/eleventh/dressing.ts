import { WOOL } from '../seventh/patterns.ts';
import type { Written } from '../written.ts';

/** Who puts things together, or comes with an occasion. */
export const dressing: readonly Written[] = [
  [
    'goes-with',
    'what can i wear with high rise jeans',
    { has: /Shirt|Blouse|Sweater|Cardigan|Blazer|Jacket/, in: 'women accessories' },
  ],
  ['goes-with', 'got the camel trench, which shoes?', { has: /Boots|Pumps|Flats|Sandals/, in: 'women' }],
  ['goes-with', 'a tie or a belt to match the derby shoes', { saysNot: /don't know that/i }],
  [
    'goes-with',
    'something to go on top of the slip dress when it gets cold',
    { has: /Cardigan|Blazer|Coat|Kimono|Jacket/, in: 'women accessories' },
  ],
  ['goes-with', 'I have sand chinos, need a shirt that fits them', { has: /Shirt/, in: 'men' }],
  ['goes-with', 'which bag suits the polka dot dress', { has: /Handbag|Clutch/ }],
  ['goes-with', ['show me mens blazers', 'what trousers match'], { has: /Chinos|Jeans|Trousers/, in: 'men' }],
  ['goes-with', 'anything to serve with the teapot?', { has: /Cup/, in: 'home' }],
  ['goes-with', 'accessories for my new laptop', { has: /Mouse|Keyboard|Briefcase|Headphones/ }],
  ['goes-with', 'what would you style a linen midi skirt with', { has: /./, in: 'women accessories' }],
  ['goes-with', 'what goes well with it?', { page: 'Floral Wrap Skirt', has: /./, in: 'women accessories' }],
  ['goes-with', 'bikini bought, what else do I need for the pool', { has: /Straw Hat|Sunglasses|Sandals/ }],
  ['several', 'socks for my boy and a sundress for me', { has: [/Sock/, /Sundress/] }],
  ['several', 'toothbrush, soap and a sponge pls', { has: [/Toothbrush/, /Soap/, /Sponge/] }],
  ['several', 'looking for jeans size L for my husband and also a warm scarf', { has: [/Jeans/, /Scarf/] }],
  ['several', 'do you have umbrellas? and gloves?', { has: [/Umbrella/, /Gloves/] }],
  ['several', 'a mirror under 100 plus a vase', { has: [/Mirror/, /Vase|Urn/] }],
  [
    'several',
    'i need a keyboard & something to charge my creativity, maybe a knitting kit',
    { has: [/Keyboard/, /Knitting/] },
  ],
  ['several', 'two things: a teddy for the baby, a razor for dad', { has: [/Teddy/, /Razor/] }],
  ['several', 'white wine glass or red wine glass and a dinner plate', { has: [/Wine Glass/, /Dinner Set/] }],
  ['several', 'hoodie for me (woman), hoodie for the kid', { has: [/Terry Hoodie/, /Kids Dotted Hoodie/] }],
  ['several', 'show me cardigans without wool and also boots', { not: WOOL, has: /Boots/ }],
  [
    'several',
    "what's the price of the kite, and does the scooter fold?",
    { says: /26\.00[\s\S]*fold|fold[\s\S]*26\.00/i },
  ],
  ['several', 'lipstick under 30, perfume under 90', { has: [/Lip/, /Parfum/], max: 90 }],
  [
    'occasion',
    'garden party on saturday, i am a woman size M',
    { size: 'M', in: 'women', has: /Dress|Sundress|Skirt|Blouse/ },
  ],
  [
    'occasion',
    'first day at the office, what should he put on',
    { in: 'men accessories', has: /Blazer|Shirt|Chinos|Derby/ },
  ],
  ['occasion', 'going skiing, need to stay warm', { has: /Sweater|Gloves|Scarf|Hoodie|Cardigan|Coat/ }],
  ['occasion', 'black tie event, lady', { has: /Gown|Evening Dress/, in: 'women accessories' }],
  ['occasion', 'camping with the kids', { has: /./, saysNot: /couldn't find/i }],
  ['occasion', "we're redoing the bathroom", { has: /Bathtub|Mirror/ }],
  ['occasion', 'Valentines day for my girl', { has: /./, in: 'women accessories beauty home' }],
  [
    'occasion',
    'movie night in, something comfy to wear for me (guy)',
    { has: /Hoodie|T-Shirt|Sweater/, in: 'men' },
  ],
  ['occasion', 'rainy commute by bike', { has: /Umbrella|Jacket|Trench|Gilet|Backpack/ }],
  [
    'occasion',
    'baptism of my godson, what do i wear, im 60 f',
    { in: 'women accessories', has: /Dress|Blazer|Skirt|Gown|Pumps|Clutch/ },
  ],
  [
    'occasion',
    'long flight to tokyo, what would make it nicer',
    { has: /Headphones|Suitcase|Hoodie|Scarf|Backpack/ },
  ],
  ['occasion', 'halloween is coming, any costume ideas', { saysNot: /don't know that/i }],
];
