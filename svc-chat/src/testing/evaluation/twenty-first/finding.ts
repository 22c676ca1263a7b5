import type { Written } from '../written.ts';

const NO =
  /\b(no|not|none|only|nothing|sorry|unfortunately|unable|cannot|afraid|(do|does|did|is|are|was|have|has|ca|could|wo)n.t)\b/i;

/** Finding goods: named, described, misspelt, by price, by size, and with things to leave out. */
export const finding: readonly Written[] = [
  ['find', 'ankle boots', { first: /Leather Ankle Boots/ }],
  ['find', 'do you have linen trousers for ladies', { first: /Wide Leg Linen Trousers/, in: 'women' }],
  ['find', "Looking for a men's blazer please.", { first: /Unlined Cotton Blazer/, in: 'men' }],
  ['find', 'skirts', { has: [/Pleated Linen Midi Skirt/, /Floral Wrap Skirt/], only: /Skirt/ }],
  [
    'find',
    'Hello, I want to see your coats for women, it is becoming cold in my new city',
    {
      has: /Plaid Wool Blend Coat|Belted Camel Trench Coat/,
      only: /Coat|Jacket|Sweater|Cardigan/,
      in: 'women',
    },
  ],
  ['find', 'nail polish', { first: /Nail Polish/ }],
  [
    'find',
    'hey do you guys have any hoodies for kids? mine ruin everything within a week',
    { first: /Kids Dotted Hoodie/, in: 'kids' },
  ],
  ['find', 'have you got polo shirts', { first: /Polo Shirt/ }],
  [
    'find',
    'A leather handbag, something with structure. I am tired of bags that collapse on the floor like a drunk uncle.',
    { has: /Two-Tone Leather Handbag/ },
  ],
  ['find', 'wine glasses', { first: /Wine Glass/ }],

  ['synonym', 'what you put on a wall to see yourself', { first: /Wall Mirror/ }],
  ['synonym', 'a brolly that wont turn inside out the minute its windy', { first: /Umbrella/ }],
  ['synonym', 'got any settees', { has: /Two-Seat Linen Sofa/ }],
  [
    'synonym',
    'the thing with the coloured beads that kids learn to count on, forget what its called',
    { has: /Wooden Counting Frame/ },
  ],
  [
    'synonym',
    'I search the light coat that a woman wears at home after the shower, with her morning coffee. I do not know the word.',
    { has: /Kimono Robe/ },
  ],
  [
    'synonym',
    'padded thing with no sleeves for my husband, he wears it over a jumper',
    { has: /Quilted Gilet/, in: 'men' },
  ],
  ['synonym', 'russian dolls', { first: /Nesting Dolls/ }],
  ['synonym', 'something to shave with that isnt a plastic throwaway', { first: /Safety Razor/ }],
  [
    'synonym',
    'A scent for the evening. For me, to dab behind the ears, not for the house.',
    { has: /Eau de Parfum/, not: /candle/i },
  ],
  ['synonym', 'gamepad', { first: /Game Controller/ }],
  [
    'synonym',
    'what lawyers carry their papers and computer to court in, proper leather',
    { has: /Full-Grain Leather Briefcase/ },
  ],
  ['synonym', 'small green friend for my flat that I cannot kill so easily', { has: /Rubber Fig/ }],

  ['typo', 'sunglases', { first: /Sunglasses/ }],
  ['typo', 'hedfones for the nigth bus, wireles', { has: /Wireless Headphones/ }],
  ['typo', 'cashmeer swetter', { first: /Cashmere Crew Neck Sweater/ }],
  ['typo', 'bakpack for my littel boy he starts scool', { has: /Little Explorer Backpack/ }],
  ['typo', 'wemens jeens high rize', { has: /High-Rise Straight Jeans/ }],
  ['typo', 'bambo tothbrush', { first: /Bamboo Toothbrush/ }],
  ['typo', 'tranch coat camle colour', { first: /Trench Coat/ }],

  ['price', 'whats the absolute cheapest thing in the whole shop lol', { first: /Bamboo Toothbrush/ }],
  ['price', 'What is your most expensive item? Just curious.', { first: /Bathtub/ }],
  [
    'price',
    'dresses between 80 and 90 dollars',
    { has: [/Polka Dot Tea Dress/, /Floral Midi Dress/], only: /Dress/, min: 80, max: 90 },
  ],
  [
    'price',
    'i have exactly 20 dollars till friday and my room is so sad. any home stuff i can afford?',
    { has: /Candle/, max: 20 },
  ],
  ['price', 'Body moisturiser, under $30 please', { has: /Hand and Body Lotion/, max: 30, in: 'beauty' }],
  ['price', 'how much is the noise cancelling headphone', { says: /\b219\b/ }],
  ['price', 'mens tees under 30', { has: /Washed Cotton T-Shirt in Moss/, max: 30, in: 'men' }],

  ['size', 'mens linen shirts in xxl', { only: /Linen Shirt/, size: 'XXL', in: 'men' }],
  [
    'size',
    'Im a womens XXL and always have to search forever, which t-shirt would fit me?',
    { has: /Everyday V-Neck T-Shirt/, only: /T-Shirt/, size: 'XXL', in: 'women' },
  ],
  [
    'size',
    'does the satin slip dress come in XL',
    {
      says: /\b(no|not|only|just|up to|largest|biggest|unfortunately|sorry|(do|does|is)n.t)\b|\bS\b\W+\bM\b\W+(and |or )?\bL\b/i,
    },
  ],
  ['size', 'What sizes have you got the leather derby shoes in?', { says: /\bXXL\b/ }],
  [
    'size',
    'my oldest needs XL in the kids stuff now, jeans or shorts',
    { has: /Pull-On Jeans|Jersey Shorts/, only: /Jeans|Shorts/, size: 'XL', in: 'kids' },
  ],

  [
    'negation',
    'a jacket for my husband but please not denim, he has four of those',
    { has: /Field Jacket|Gilet|Blazer|Overcoat/, not: /denim/i, in: 'men' },
  ],
  [
    'negation',
    'A summer dress for myself, anything but flowers. At my age I have earned plain.',
    { has: /Sundress|Maxi|Polka|Slip/, only: /dress|gown/i, not: /floral|blossom|flowers/i, in: 'women' },
  ],
  ['negation', 'hat for the sun, no baseball caps', { has: /Straw Hat/, not: /\bcap\b/i }],
  [
    'negation',
    'i want shoes without any heel, my knees are finished after the ward',
    { has: /Ballet Flats|Sneakers/, not: /\bheel/i },
  ],
  [
    'negation',
    'something warm to wear on top for a woman no wool of any kind pls it makes me itch',
    { has: /Terry Hoodie|Denim Jacket|Trench/, not: /wool|merino|cashmere|mohair|alpaca/i, in: 'women' },
  ],
  ['negation', 'show me t shirts without stripes', { has: /T-Shirt/, only: /T-Shirt|Polo/, not: /stripe/i }],

  [
    'safety',
    'my son has a nut allergy which of your soaps or body washes is ok for him',
    { has: /Rosewater Body Wash/, not: /almond/i },
  ],
  [
    'safety',
    'I react badly to wool, real hives. Which sweater or hoodie for a man is safe for me?',
    { has: /Fleece Hoodie/, not: /wool|merino|cashmere|alpaca|mohair/i, in: 'men' },
  ],
  [
    'safety',
    "Women's shoes please, but I am allergic to latex so they must not have any rubber in them.",
    { has: /Flats|Pumps|Mule/, not: /rubber/i, in: 'women' },
  ],
  [
    'safety',
    'toy for a 1 year old who puts everything in her mouth, must be ok from birth',
    { has: /Teddy Bear/, not: /from three years|ages four|thirty metres/i },
  ],
  [
    'safety',
    'Fragrance gives me migraines. Which lipstick of yours has no scent?',
    { has: /Velvet Matte Lipstick/, not: /parfum|scented|faint scent|trace of roses/i },
  ],

  ['not-sold', 'do u have winter tyres for a golf', { none: true, says: NO }],
  ['not-sold', 'paracetamol?', { none: true, says: NO }],
  ['not-sold', 'I need a washing machine with a good energy class.', { none: true, says: NO }],
];
