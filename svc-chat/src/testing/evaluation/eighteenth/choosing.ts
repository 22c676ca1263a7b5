import type { Written } from '../written.ts';

/** What suits an occasion, what suits another piece, and which of two. */
export const choosing: readonly Written[] = [
  [
    'occasion',
    'I am invited to a garden wedding in August (woman)',
    { has: /dress|skirt|Hat|Gown|Pumps|Clutch/i, in: 'women accessories beauty' },
  ],
  [
    'occasion',
    'job interview at a bank next week, male, 28',
    { has: /Shirt|Blazer|Derby|Briefcase|Chinos|Overcoat/, in: 'men accessories' },
  ],
  ['occasion', 'Dressing up as a magician for Halloween', { has: /Top Hat/ }],
  [
    'occasion',
    'We are having a picnic in the park',
    { has: /Basket|Kite|Hat|Sundress|Wine Glass|Serving Bowl|Dinner Set/ },
  ],
  ['occasion', 'first day of school for my son', { has: /Backpack|Shirt|Jeans|Hoodie|Jacket/, in: 'kids' }],
  ['occasion', 'long flight to Japan next month', { has: /Suitcase|Headphones|Backpack|Scarf|Hoodie/ }],
  [
    'occasion',
    'hiking in rainy Scotland, I am a man',
    { has: /Field Jacket|Umbrella|Backpack|Gilet|Sweater/, in: 'men accessories electronics' },
  ],
  ['goes-with', 'which shoes match the tapered chinos', { has: /Derby|Sneakers/, in: 'men' }],
  [
    'goes-with',
    'What can I wear over the polka dot tea dress when it gets cool?',
    { has: /Cardigan|Blazer|Jacket|Coat/, in: 'women accessories' },
  ],
  ['goes-with', 'a bag to go with the floral midi dress', { has: /Clutch|Handbag|Purse/ }],
  ['goes-with', 'Which shirt goes under the cotton blazer?', { has: /Shirt/, in: 'men' }],
  [
    'goes-with',
    'what could I wear on top with this?',
    {
      page: 'Pleated Linen Midi Skirt',
      has: /Blouse|Shirt|Cardigan|Sweater|Blazer|Jacket/,
      in: 'women accessories',
    },
  ],
  ['goes-with', 'what else from your home things suits the oak dining chair', { has: /./, in: 'home' }],
  [
    'compare',
    'Mohair cardigan and merino cardigan: what is the price difference?',
    { says: /\b16\b|108[\s\S]*92|92[\s\S]*108/ },
  ],
  [
    'compare',
    'Which holds more, the weekend backpack or the explorer one?',
    { says: /\b24\b|twenty.{0,2}four/i },
  ],
  ['compare', 'Straw hat or top hat, which one packs flat for travelling?', { says: /straw/i }],
  ['compare', 'is the amphora vase taller than the terracotta urn?', { says: /\b34\b/ }],
  [
    'compare',
    'sea blue or oat linen shirt, what is the difference',
    { says: /Sea Blue[\s\S]*Oat|Oat[\s\S]*Sea Blue/i },
  ],
  ['compare', 'Camera or laptop, what costs less?', { says: /\b649\b/ }],
  [
    'compare',
    'Which lasts longer on one charge, the headphones or the game controller?',
    { says: /\b35\b|thirty.{0,2}five/i },
  ],
];
