import type { Written } from '../written.ts';

/** Who is after a thing, by its own name or another, well or badly spelt, at a price or in a size. */
export const hunting: readonly Written[] = [
  ['synonym', 'kicks for my boyfriend, nothing formal', { has: /Sneakers/, in: 'men' }],
  ['synonym', 'Do you do holdalls? Two nights at my sisters', { has: /Weekend Backpack|Suitcase/ }],
  ['synonym', "is there a wee telly for the spare room, doesn't need to be fancy", { has: /Television/ }],
  ['synonym', 'mens bodywarmer', { has: /Gilet/, in: 'men' }],
  ['synonym', 'bathers for lap swimming, ladies', { has: /One-Piece Swimsuit/, in: 'women' }],
  ['synonym', 'crockery', { has: /Dinner Set|Cup|Bowl|Teapot/, in: 'home' }],
  ['synonym', 'nice timepiece for a gentleman', { has: /Wrist Watch/ }],
  [
    'find',
    'Good evening! I am looking for a briefcase, would you be so kind as to show me what you have?',
    { has: /Briefcase/ },
  ],
  ['find', 'omg i NEED a straw hat 😍🌞', { has: /Straw Hat/ }],
  ['find', 'show me what you got for shaving', { has: /Safety Razor/ }],
  ['find', 'pinstripe shirt for the office, mens', { has: /Oxford Pinstripe Shirt/, in: 'men' }],
  ['find', 'a face cream for the night, im 58 and my skin is so dry', { has: /Overnight Recovery Cream/ }],
  ['find', 'I would like something of stoneware', { has: /Amphora Vase|Teapot|Serving Bowl/ }],
  ['find', 'yellow summer dress?', { has: /Sundress in Butter/ }],
  ['find', 'picture for above my bed pls', { has: /Framed Landscape Print/ }],
  ['typo', 'umbrela pls its pouring', { has: /Umbrella/ }],
  ['typo', 'womens cardgian', { has: /Cardigan/, in: 'women' }],
  ['typo', 'labtop fr college asap', { has: /Laptop/ }],
  ['typo', 'sunglases 4 driving', { has: /Sunglasses/ }],
  ['typo', 'demin jaket mens', { has: /Washed Denim Jacket/, in: 'men' }],
  ['typo', 'hello please you have coffe cupp', { has: /Coffee Cup/ }],
  ['typo', 'bakpack for kindergarden', { has: /Little Explorer Backpack/ }],
  ['price', 'whats ur cheapest mens tee', { says: /29[.,]50?\b/ }],
  [
    'price',
    'things from the home category that cost less than 25 bucks',
    { max: 25, has: /Candle|Wine Glass|Coffee Cup/, in: 'home' },
  ],
  [
    'price',
    'beauty products from 20 to 30 dollars',
    { min: 20, max: 30, has: /Body Wash|Lipstick|Lotion/, in: 'beauty' },
  ],
  ['price', 'how much does the camera cost??', { says: /649/ }],
  [
    'price',
    "are there any men's shirts at 50 or below",
    { max: 50, has: /Gingham Poplin Shirt|Polo Shirt/, in: 'men' },
  ],
  ['size', 'linen trousers womens XL', { size: 'XL', has: /Wide Leg Linen Trousers/, in: 'women' }],
  ['size', 'jeans for my wife, she takes XXL', { size: 'XXL', has: /High-Rise Straight Jeans/, in: 'women' }],
  [
    'size',
    'does the polka dot bikini come in XL? got bigger hips',
    {
      says: /\bno\b|n['’]t\b|\bnot\b|\bonly\b|S, M,? (and |& |or )?L\b|\bS (to|[-–]) ?L\b/i,
      saysNot: /\byes\b/i,
    },
  ],
];
