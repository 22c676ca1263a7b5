import { WOOL } from '../twelfth/patterns.ts';
import type { Written } from '../written.ts';

/** A chatty customer from the South. */
export const american: readonly Written[] = [
  ['synonym', 'Howdy! Looking for some pants for my husband, khakis maybe', { has: /Chinos/, in: 'men' }],
  ['synonym', "Hey y'all, do you carry sweatshirts for women?", { has: /Relaxed Terry Hoodie/ }],
  [
    'price',
    "What do you have in men's shoes under a hundred bucks?",
    { max: 100, has: /Sneakers/, in: 'men' },
  ],
  [
    'size',
    "Husband wears a double XL, can you show me shirts that'll fit him?",
    { size: 'XXL', in: 'men', has: /Shirt/ },
  ],
  [
    'negation',
    "I love a good sweater but I just can't do cropped stuff at my age. Women's, please.",
    { not: /cropped/i, in: 'women', has: /Sweater|Cardigan/ },
  ],
  ['negation', 'Any wall decor besides the mirror?', { has: /Landscape Print/, not: /mirror/i }],
  [
    'several',
    "A razor for hubby, a lipstick for me, and hey, do you do kids' jeans?",
    { has: [/Razor/, /Lip/, /Kids Pull-On Jeans/] },
  ],
  [
    'gift',
    'My mother-in-law is hosting Thanksgiving and I want a little hostess gift, 40 or less',
    { max: 40, has: /./, in: 'home beauty accessories women electronics' },
  ],
  [
    'occasion',
    "We're headed on a cruise to the Bahamas! What should I (lady) pack?",
    { in: 'women accessories beauty', has: /Swimsuit|Bikini|Straw Hat|Sunglasses|dress|Sandals|Suitcase/i },
  ],
  [
    'occasion',
    "Backyard barbecue on the Fourth of July, what's a guy supposed to wear?",
    { in: 'men accessories', has: /Shirt|Shorts|Cap|Sneakers/, not: WOOL },
  ],
  [
    'item',
    'Is that straw hat packable? And is it one size?',
    { says: /flat[\s\S]*one size|one size[\s\S]*flat/i },
  ],
  [
    'conversation',
    ['Show me your purses', "What's the second one made of?"],
    { says: /leather|satin|canvas/i },
  ],
  [
    'goes-with',
    'Just got the ivory blazer, what should I wear under it?',
    { in: 'women accessories', has: /Shirt|Blouse|dress|Sweater|Trousers|Jeans|Skirt/i },
  ],
  ['own', 'Hey, can you pull up my past orders?', { me: true, says: /Leather Ankle Boots/ }],
  ['help', "What's your return policy, hon?", { says: /return/i, none: true }],
  ['talk', 'You guys are a riot, I love this little store!', { none: true, says: /./ }],
];
