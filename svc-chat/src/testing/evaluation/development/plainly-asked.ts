import type { Written } from '../written.ts';

const NOT_HERE = /\b(?:don['’]t|do not|doesn['’]t|isn['’]t|couldn['’]t|can['’]t|no|none|sorry)\b/i;
const OF_ANIMALS = /leather|silk|wool|suede|merino|lambswool|cashmere|mohair|kidskin|calf/i;

/** Plain requests: the most of all, a thing whose name only sounds like goods, goods without something, and who it is for. */
export const plainlyAsked: readonly Written[] = [
  // The most or least expensive of everything.
  ['price', "what's the dearest item in the whole shop?", { first: /Bathtub/ }],
  ['price', 'Dearest thing you have in stock, just out of curiosity', { first: /Bathtub/ }],
  ['price', 'show me the priciest thing you have', { first: /Bathtub/ }],
  ['price', 'the dearest watch or ring you sell', { has: /Watch/, only: /Watch|Ring/ }],
  ['price', 'whats the cheapest thing on here', { first: /Toothbrush/ }],
  ['price', 'What is the most expensive thing you sell for men?', { first: /Overcoat/ }],
  ['gift', 'a present for my dearest friend, she loves tea', { has: /Teapot|Cup/ }],
  // A compound, and two things, of which nothing is sold.
  ['not-sold', 'ink cartridges for my printer', { none: true, says: NOT_HERE }],
  ['not-sold', 'Coffee beans', { none: true, says: NOT_HERE }],
  ['not-sold', 'Do you sell watch batteries?', { none: true, says: NOT_HERE }],
  ['not-sold', 'wine rack and a corkscrew', { none: true, says: NOT_HERE }],
  ['not-sold', 'Cigars and a lighter', { none: true, says: NOT_HERE }],
  ['not-sold', 'A pipe and some tobacco please', { none: true, says: NOT_HERE }],
  ['not-sold', 'do you have bridal veils?', { none: true, says: NOT_HERE }],
  ['not-sold', 'Have you got tiaras or veils for a bride?', { none: true, says: NOT_HERE }],
  ['not-sold', 'any wedding cakes or invitations?', { none: true, says: NOT_HERE }],
  ['not-sold', 'shoe polish', { none: true, says: NOT_HERE }],
  ['find', 'wedding shoes', { only: /Pumps|Sandals|Flats|Derby|Boots|Sneakers/ }],
  ['find', 'coffee cups and a teapot', { has: [/Coffee Cup/, /Teapot/] }],
  // Goods without something.
  [
    'safety',
    'Vegan here: no leather, wool or silk please. Which bags or caps do you have?',
    { has: [/Clutch/, /Cap/], only: /Bag|Clutch|Cap|Backpack|Suitcase/, not: OF_ANIMALS },
  ],
  [
    'safety',
    "We're a vegan household. No leather, no suede, no silk. What shoes are there?",
    { has: /Sneakers/, only: /Sneakers/ },
  ],
  [
    'safety',
    'I avoid wool, silk and leather. What hats or scarves have you got?',
    { has: /Cap|Straw/, not: OF_ANIMALS },
  ],
  [
    'safety',
    'Perfume gives me a rash. What beauty products are unscented?',
    { has: /Soap|Razor|Sponge|Toothbrush|Pick|Cream|Polish/, not: /Parfum|scented with/i },
  ],
  [
    'safety',
    'fragrance makes my skin burn, which skincare has no perfume in it?',
    { has: /Cream|Soap|Body Wash/, not: /Parfum|Daily Hand/ },
  ],
  [
    'safety',
    'scented things make me sneeze. what toiletries without scent are there',
    { has: /Soap|Razor|Sponge|Toothbrush|Pick|Cream/, not: /Parfum/ },
  ],
  // For whom.
  ['synonym', "A summer frock, it's for me", { first: /Dress|Sundress/, not: / kids$/ }],
  ['find', 'I want to treat myself to a floral dress', { has: /Floral/, not: / kids$/ }],
  ['synonym', 'I need a rucksack for myself', { first: /Waxed/, not: / kids$/ }],
  ['find', 'a jumper for myself, nothing fancy', { only: /Sweater/, not: / kids$/ }],
  ['price', 'backpack for my work laptop below 130', { only: /Waxed/ }],
  ['price', 'any bag that takes a laptop? up to 200', { has: /Waxed/, max: 200, not: / kids$/ }],
  ['find', 'bag for the office, room for my laptop', { has: /Briefcase/, not: / kids$/ }],
  ['find', "something with pockets for autumn, men's, under 200", { only: /./, in: 'men' }],
  ['find', "something silky, women's, under $150", { only: /./, in: 'women' }],
  ['find', "anything in cotton, kids', for the beach", { only: /./, in: 'kids' }],
  // Nobody looks for anything.
  ['talk', "it's 4 in the morning and my baby won't stop crying", { none: true }],
  ['talk', 'the kids have been screaming all day, I need a break', { none: true }],
  ['talk', 'ugh my toddler drew on the wall again', { none: true }],
  ['talk', 'my son is sick and I have not slept at all', { none: true }],
  ['talk', 'baby finally asleep!!', { none: true }],
  ['gift', 'my sister had a baby, something for the little one', { has: /Bear|Sock|Kite|Dolls|Cap/ }],
  // What to put somebody in.
  [
    'occasion',
    'What would you put an old gentleman in for a wedding in winter?',
    { has: /Overcoat|Sweater|Derby|Oxford|Blazer|Scarf/, not: / (?:women|kids)$/ },
  ],
  [
    'occasion',
    'Funeral on Friday. What would you dress my dad in?',
    { has: /Overcoat|Oxford|Derby|Blazer/, not: / (?:women|kids)$/ },
  ],
  [
    'occasion',
    'We are off to a summer wedding, what should I put my husband in?',
    { has: /Shirt|Blazer|Derby/, not: / (?:women|kids)$/ },
  ],
  [
    'gift',
    'a gift for the old fella next door, he is always cold',
    { has: /Scarf|Sweater|Gloves|Hoodie|Gilet|Overcoat/, not: / (?:women|kids)$/ },
  ],
  [
    'gift',
    'a little something for an old chap who likes reading',
    { has: /Glasses/, not: / (?:women|kids)$/ },
  ],
  // The one that is called so.
  ['find', 'a clock for the mantel', { first: /Mantel/ }],
  ['typo', 'clok for my mantelpeice', { first: /Mantel/ }],
  ['find', 'a mirror for the wall', { first: /Wall Mirror/ }],
  ['find', 'a bowl for serving salad', { first: /Serving Bowl/ }],
  ['find', 'a hat for the sun', { first: /Straw|Sun/ }],
  ['find', "Show me men's formal shirts", { only: /Oxford|Poplin|Linen Shirt/, in: 'men' }],
  ['find', 'any dress shirts for men?', { has: /Oxford/, only: /Oxford|Poplin|Linen Shirt/, in: 'men' }],
  ['find', 'collared shirts for a man', { only: /Shirt/, in: 'men', has: /Polo|Oxford/ }],
  // Others, written after the first were mended.
  ['price', 'whats the priciest thing on your site?', { first: /Bathtub/ }],
  ['price', 'your dearest candle?', { only: /Candle/ }],
  ['price', 'most expensive gift for my dearest aunt', { not: / (?:men|kids)$/ }],
  ['not-sold', 'looking for toothpaste and floss', { none: true }],
  ['not-sold', 'Guitar strings?', { none: true }],
  ['not-sold', 'can I buy stamps or envelopes here', { none: true }],
  ['not-sold', 'have you any dog leads or cat litter', { none: true }],
  ['not-sold', 'Fountain pen ink', { none: true }],
  ['find', 'Have you got cardigans and jumpers for women?', { only: /Cardigan|Sweater/ }],
  ['find', 'do you have floral skirts or dresses', { only: /Skirt|Dress|Sundress|Gown/ }],
  ['find', 'do you sell summer hats or caps?', { only: /Hat|Cap/ }],
  ['find', 'mug and a plate', { has: [/Cup/, /Dinner Set/] }],
  [
    'safety',
    'nail varnish remover makes me come out in spots. which creams are without perfume',
    { not: /Parfum/, has: /Cream/ },
  ],
  [
    'safety',
    'vegan, which bags can I get without leather',
    { only: /Bag|Clutch|Suitcase|Backpack/, not: /leather/i },
  ],
  ['item', 'I am vegan. is the clutch free of silk?', { says: /silk/ }],
  ['talk', 'my daughter has been crying since lunch', { none: true }],
  ['talk', 'our newborn never sleeps lol', { none: true }],
  ['find', 'something soft for my toddler to sleep with', { has: /Bear/ }],
  ['occasion', 'what should I dress my girlfriend in for the opera', { has: /Dress|Gown/ }],
  ['find', 'toys for us to play with', { has: /Bear|Kite|Dolls|Counting|Scooter/ }],
  ['find', 'kids dress for my daughter', { only: /Kids/ }],
  ['find', 'a school bag for me, I am 8', { has: /Little Explorer/ }],
  ['find', 'what can I put the flowers in?', { has: /Vase|Urn/ }],
  ['find', 'A polo shirt for him', { first: /Polo/ }],
  ['find', 'shirts for men', { has: /Shirt/ }],
  ['find', 'a top for men', { has: /Shirt/ }],
];
