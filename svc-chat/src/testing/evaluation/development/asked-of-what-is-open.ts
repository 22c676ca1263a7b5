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
  ['conversation', ['radio', 'sorry i meant a clock radio, to wake up'], { has: /Alarm Clock/ }],
  ['conversation', ['vase', 'the tall one, how tall exactly'], { says: /cm/ }],
  ['conversation', ['dress under 90', 'the polka dot, is there a pocket'], { only: /Polka Dot Tea Dress/ }],
  ['goes-with', 'she bought the tea dress, needs shoes now', { only: /Pumps|Sandals|Flats|Boots|Sneakers/ }],
  ['goes-with', 'which glasses for the dinner set', { has: /Wine Glass/ }],
  ['goes-with', ['mens blazer', 'trousers that work with it?'], { only: /Chinos|Jeans/, in: 'men' }],
  [
    'occasion',
    'what do you wear as a man to sign at the notary',
    { in: 'men accessories', has: /Shirt|Blazer|Chinos|Derby/ },
  ],
  [
    'occasion',
    'first winter in Chicago, coming from Kerala, I am a man',
    { in: 'men accessories', has: /Overcoat|Sweater|Jacket|Coat/ },
  ],
  [
    'occasion',
    'something for lying on the sofa on sunday, women',
    { in: 'women accessories beauty', has: /Hoodie|Cardigan|Robe|Sweater/ },
  ],
  [
    'occasion',
    'what to take to the hospital for a week, lady',
    { has: /Robe|Toothbrush|Lotion|Cardigan|Hoodie|Slipper/ },
  ],
  [
    'occasion',
    'working from home, on camera all day, men',
    { has: /Shirt|Sweater|Polo|T-Shirt|Microphone|Headphones/ },
  ],
  [
    'occasion',
    'winter in Vienna for a student girl, warm stuff',
    { in: 'women accessories', has: /Coat|Sweater|Scarf|Gloves/ },
  ],
  ['gift', 'he commutes two hours by train and hates the noise, present?', { has: /Headphones/ }],
  ['gift', 'brother in law sits at the computer all day, wrist hurts, xmas', { has: /Mouse|Keyboard/ }],
  ['gift', 'what do I give a lad of 4 who runs about in the wind', { has: /Kite/ }],
  ['gift', 'husband spends his evenings with a glass of red', { has: /Wine Glass/ }],
  ['not-sold', 'I ran out of AAA batteries, you got some', { none: true, says: NO }],
  ['not-sold', 'a can of paint, white', { none: true, says: NO }],
  ['not-sold', 'two bottles of prosecco for tonight', { none: true, says: NO }],
  ['not-sold', 'can somebody come and clean my sofa', { none: true, says: NO }],
  ['not-sold', 'any garden hose?', { none: true, says: NO }],
  ['not-sold', 'hallway runner rug, about 3 metres', { says: NO }],
  ['not-sold', 'birthday cake with candles on it', { says: NO }],
  ['item', 'vegan?', { page: 'Satin Ballet Flats', only: /^Satin Ballet Flats$/, saysNot: LOSS }],
  [
    'item',
    'squeaky?',
    { page: 'Low Platform Bed with Linen Set', only: /^Low Platform Bed with Linen Set$/, saysNot: LOSS },
  ],
  [
    'item',
    'wears out fast i guess',
    { page: 'Suede Block Heel Pumps', only: /^Suede Block Heel Pumps$/, saysNot: LOSS },
  ],
  [
    'item',
    'works with an old iphone?',
    {
      page: 'Noise-Cancelling Wireless Headphones',
      only: /^Noise-Cancelling Wireless Headphones$/,
      saysNot: LOSS,
    },
  ],
  ['item', 'lid?', { page: 'Woven Willow Basket', only: /^Woven Willow Basket$/, saysNot: LOSS }],
  [
    'item',
    'scratchy or soft',
    { page: 'Hand-Finished Cable Knit Sweater', only: /^Hand-Finished Cable Knit Sweater$/, saysNot: LOSS },
  ],
  [
    'goes-with',
    'my bathtub feels lonely, what can stand round it',
    { has: /Candle|Fig|Sponge|Soap|Basket|Plant|Urn|Wash/ },
  ],
  ['goes-with', 'what shirt under the gilet for golf', { has: /Shirt|Polo/, in: 'men' }],
  ['goes-with', 'my new briefcase is brown. shoes in the same tone?', { has: /Derby/ }],
  ['goes-with', 'is there a pouch or purse matching the handbag', { has: /Purse|Clutch/ }],
  ['occasion', 'power cut expected this week', { has: /Candle/ }],
  ['occasion', 'cruise with captains dinner, women', { in: 'women accessories beauty', has: /Dress|Gown/ }],
  ['gift', 'granny is mad about old film stars and red lips', { has: /Lipstick|Lip/ }],
  ['gift', 'present for twins, one year old', { in: 'kids', has: /Teddy|Frame|Dolls|Kite/ }],
  ['gift', 'she paints her nails every sunday', { has: /Nail Polish/ }],
  ['gift', 'for the kid next door who is mad about flying things', { has: /Kite/ }],
  ['gift', 'he drives a lot and squints, birthday gift?', { has: /Sunglasses/ }],
  ['not-sold', '9v battery for a smoke alarm', { none: true, says: NO }],
  ['not-sold', 'fresh roses for my wife', { says: NO }],
  [
    'item',
    'rusts in the shower?',
    { page: 'Weighted Safety Razor', only: /^Weighted Safety Razor$/, saysNot: LOSS },
  ],
  [
    'item',
    'my husband snores, will i hear him through these',
    {
      page: 'Noise-Cancelling Wireless Headphones',
      only: /^Noise-Cancelling Wireless Headphones$/,
      saysNot: LOSS,
    },
  ],
  [
    'item',
    'i have big calves',
    { page: 'Leather Ankle Boots', only: /^Leather Ankle Boots$/, saysNot: LOSS },
  ],
  [
    'item',
    'so heavy i cant lift it?',
    { page: 'Enamel Roll-Top Bathtub', only: /^Enamel Roll-Top Bathtub$/, saysNot: LOSS },
  ],
  [
    'item',
    'windproof i hope',
    { page: 'Long-Handled Rain Umbrella', only: /^Long-Handled Rain Umbrella$/, saysNot: LOSS },
  ],
  [
    'item',
    'for glasses wearers too?',
    {
      page: 'Noise-Cancelling Wireless Headphones',
      only: /^Noise-Cancelling Wireless Headphones$/,
      saysNot: LOSS,
    },
  ],
  ['talk', 'any news?', { page: 'Ribbed Lambswool Scarf', none: true }],
  ['talk', 'really?', { page: 'Ribbed Lambswool Scarf', none: true }],
  ['talk', 'is there a god', { page: 'Ribbed Lambswool Scarf', none: true }],
  ['item', 'any allergens?', { page: 'Ribbed Lambswool Scarf', only: /Scarf/ }],
  ['not-sold', 'whisky?', { page: 'Ribbed Lambswool Scarf', none: true, says: NO }],
];
