import type { Written } from '../written.ts';

/** Whose English grew up in Chennai. */
export const visitor: readonly Written[] = [
  ['find', 'Kindly show me the saree please', { has: /Sari Gown/ }],
  ['synonym', 'I am requiring one spectacles for the sun', { has: /Sunglasses/ }],
  ['synonym', 'Where is the slippers for lady, the one without back', { has: /Mule Sandals/ }],
  [
    'price',
    'Madam, please suggest shirt within 55 dollars only for my brother',
    { max: 55, in: 'men', has: /Shirt/ },
  ],
  [
    'size',
    'My wife size is XL, which frocks are there in her size?',
    { size: 'XL', in: 'women', has: /dress/i },
  ],
  [
    'negation',
    'We are pure vegetarian family, no leather purse please. Which other purse is there?',
    { not: /leather/i, has: /Clutch/ },
  ],
  ['negation', 'We are not drinking coffee, show something for the tea', { has: /Teapot/ }],
  [
    'several',
    'Please show the jeans for me (gents) and also one warm sweater for my wife',
    { has: [/Raw Denim Jeans/, /Sweater|Cardigan/] },
  ],
  [
    'gift',
    'My sister will deliver baby next month, what I can give to baby',
    { has: /Teddy/, not: /from three years|ages (?:three|four)/i },
  ],
  [
    'gift',
    'For my uncle, he is always travelling by plane. Budget is 250.',
    { max: 250, has: /Suitcase|Headphones|Backpack/ },
  ],
  [
    'occasion',
    'We go to mountain in December, first time seeing snow, me and husband',
    { has: /Coat|Overcoat|Sweater|Gloves|Scarf/ },
  ],
  [
    'item',
    'The bed, mattress is coming with it or no? And how long for assembling?',
    { says: /half an hour|30 min/i },
  ],
  [
    'conversation',
    ['Show watches please', 'It is water proof?', 'And guarantee is there?'],
    { says: /(?:two|2)[- ]year/i },
  ],
  [
    'goes-with',
    'I have bought the high rise jeans, which top is matching',
    { in: 'women accessories', has: /Shirt|Blouse|Sweater|Cardigan|Blazer|Jacket/ },
  ],
  [
    'own',
    'Please tell what all is there in my wishlist',
    { me: true, says: /Floral Midi Dress[\s\S]*Watch|Watch[\s\S]*Floral Midi Dress/ },
  ],
  ['help', 'I am staying in Dubai, you will send to me?', { says: /United States|New York|California/i }],
];
