import type { Written } from '../written.ts';

/** Who shops with one hand while a child pulls at the other. */
export const parent: readonly Written[] = [
  ['find', 'kids socks, quick', { first: /Kids Stripy Sock Set/ }],
  ['synonym', 'jumper for my 5yo that isnt scratchy', { has: /Kids Rainbow Knit Sweater/, in: 'kids' }],
  ['size', 'have you got L in kids shorts?', { size: 'L', has: /Kids Jersey Shorts/ }],
  ['negation', 'party dress for my daughter (7), she refuses anything flowery', { not: /floral|flower/i }],
  ['negation', 'comfy bottoms for my son, no jeans pls', { in: 'kids', has: /Jersey Shorts/, not: /jeans/i }],
  [
    'safety',
    'My daughter is allergic to wool and wants a cuddly toy. Is the teddy alright for her?',
    { says: /wool/i },
  ],
  [
    'several',
    'kids sun cap, a swimsuit for me and a kite - leaving for the coast in an hour',
    { has: [/Sun Cap/, /Swimsuit/, /Kite/] },
  ],
  [
    'gift',
    'need a bday present for a classmate of his, turning 8, 25 bucks tops',
    { max: 25, in: 'kids', has: /./ },
  ],
  [
    'gift',
    "end of year gift for my kid's football coach (male), about 30",
    { max: 45, has: /./, in: 'men accessories home electronics beauty' },
  ],
  [
    'occasion',
    'first day of kindergarten coming up, what does he need',
    { in: 'kids', has: /Backpack|T-Shirt|Jacket|Jeans|Shorts|Hoodie|Shirt|Sweater|Sock/ },
  ],
  [
    'item',
    'the explorer backpack - whats the volume and can you wipe it clean',
    { says: /(?:eight|\b8)[\s\S]*wipe|wipe[\s\S]*(?:eight|\b8)/i },
  ],
  [
    'conversation',
    ['scooter for my daughter', 'max weight?', 'and how high does the handlebar go'],
    { says: /\b80\b/ },
  ],
  [
    'goes-with',
    'what can my son wear with the kids denim jacket',
    { in: 'kids', has: /T-Shirt|Hoodie|Shorts|Jeans|Sweater|Shirt/ },
  ],
  ['own', 'how much was my last order in total', { me: true, says: /277/ }],
  ['help', 'ordered the wrong size for my son, what now', { says: /return|exchange/i }],
  ['talk', 'sorry, toddler grabbed the phone', { none: true, says: /./ }],
];
