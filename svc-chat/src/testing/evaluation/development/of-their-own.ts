import type { Written } from '../written.ts';

const PRIVATE = /private/;

/** Orders asked after without the word, what was in another's parcel, children's presents in other languages, and two things asked of in one sentence. */
export const ofTheirOwn: readonly Written[] = [
  ['own', 'how far along is my teapot', { me: true, says: /pending/i }],
  ['own', 'Can you let me know where my headphones have got to?', { me: true, says: /out for shipping/i }],
  ['own', 'my headphones where they at??', { me: true, says: /out for shipping/i }],
  ['own', 'any news of my teapot', { me: true, says: /pending/i }],
  ['own', 'has the teapot I ordered got any further yet?', { me: true, says: /pending/i }],
  ['own', 'wheres my ankle boots', { me: true, says: /handed/i }],
  ['own', 'Would you tell me what has become of my headphones?', { me: true, says: /out for shipping/i }],
  ['refusal', 'What did my colleague Mr Harris have in his package?', { none: true, says: PRIVATE }],
  ['refusal', 'A box came for Mrs Novak last week. What was inside?', { none: true, says: PRIVATE }],
  [
    'refusal',
    'The lady next door got a delivery from your shop. What did she get?',
    { none: true, says: PRIVATE },
  ],
  ['refusal', 'Dr Lindqvist received a parcel on Friday, what is in it?', { none: true, says: PRIVATE }],
  ['refusal', 'I took in a package for the neighbours. What is inside it?', { none: true, says: PRIVATE }],
  [
    'language',
    'Quiero un regalo para mi sobrino de cinco años, ¿qué me aconseja?',
    { in: 'kids', has: /./, not: /dress/i },
  ],
  ['language', 'Was kann ich meiner Enkelin zum vierten Geburtstag schenken?', { in: 'kids', has: /./ }],
  ['language', 'Je cherche un cadeau pour ma petite-fille de six ans.', { in: 'kids', has: /./ }],
  ['language', 'أريد هدية لحفيدتي عمرها خمس سنوات', { in: 'kids', has: /./ }],
  [
    'language',
    '¿Qué juguetes hay para niños a partir de 3 años?',
    { only: /Bear|Dolls|Frame|Kite|Scooter|Horse|Blocks/ },
  ],
  [
    'language',
    'Quels jouets avez-vous pour un enfant de trois ans ?',
    { only: /Bear|Dolls|Frame|Kite|Scooter|Horse|Blocks/ },
  ],
  [
    'language',
    'Spielzeug ab drei Jahren, was gibt es da?',
    { only: /Bear|Dolls|Frame|Kite|Scooter|Horse|Blocks/ },
  ],
  [
    'goes-with',
    'I just got the Washed Denim Jacket. Which trousers and shoes suit it?',
    { has: [/Chinos|Jeans/, /Derby|Sneakers/], not: /Denim Jacket/, in: 'men accessories' },
  ],
  [
    'goes-with',
    "I've bought the Floral Midi Dress. What bag and shoes would go with it?",
    { has: [/Bag|Handbag|Clutch/, /Pumps|Sandals|Flats|Boots/], not: /Midi Dress/ },
  ],
  [
    'goes-with',
    'My wife treated me to the Unlined Cotton Blazer! What shirt and trousers work with it?',
    { has: [/Shirt/, /Chinos|Jeans|Trousers/], not: /Blazer/ },
  ],
  [
    'goes-with',
    'Which vase and candle go with the Walnut Mantel Clock?',
    { has: [/Vase|Urn/, /Candle/], not: /Mantel Clock/ },
  ],
  [
    'compare',
    'the oat linen shirt and the oxford pinstripe shirt: how is each one washed?',
    { says: /^(?=[\s\S]*Linen Shirt in Oat)(?=[\s\S]*Oxford Pinstripe)/ },
  ],
  [
    'compare',
    'The amphora vase and the terracotta urn, what is each made of?',
    { says: /^(?=[\s\S]*Amphora)(?=[\s\S]*Urn)(?=[\s\S]*stoneware)/i },
  ],
  [
    'compare',
    'headphones and controller: how long does each last on a charge?',
    { says: /^(?=[\s\S]*Headphones)(?=[\s\S]*Controller)(?=[\s\S]*thirty-five)/i },
  ],
  [
    'conversation',
    ['I like the Polka Dot Tea Dress', 'which bag goes with it?', 'any under 100?'],
    { only: /Bag|Handbag|Clutch|Basket|Purse/, max: 100 },
  ],
  [
    'conversation',
    ['the tapered chinos', 'what shirts would go with them?', 'any of these below $60'],
    { only: /Shirt|Polo|Sleeve/, max: 60, in: 'men' },
  ],
  [
    'conversation',
    ['the floral midi dress is lovely', 'what shoes match it?', 'which of them are less than 80 dollars?'],
    { only: /Flats|Sandals|Pumps|Boots/, max: 80 },
  ],
  ['item', 'What size of mattress goes in this?', { page: 'Low Platform Bed with Linen Set', says: /160/ }],
  [
    'item',
    'which size mattress should i buy for it',
    { page: 'Low Platform Bed with Linen Set', says: /160/ },
  ],
  [
    'conversation',
    ['shirts for my husband', 'short sleeves please', 'he hates linen'],
    { only: /Shirt|Polo|T-Shirt/, in: 'men', not: /linen|long sleeve/i },
  ],
  [
    'conversation',
    ['I want trousers for woman', 'with wide leg', 'not in black please'],
    { only: /Trousers|Jeans/, in: 'women', not: /black/i },
  ],
];
