import type { Written } from '../written.ts';

const SIGN_IN = /\b(sign|log)(ged|ned|ging|ning)?[- ]?in\b|\blogin\b/i;

/** What is the shopper's own, how the shop works, small talk, and talks of several messages. */
export const talking: readonly Written[] = [
  ['own', 'whats in my cart rn', { me: true, says: /(?=[\s\S]*Linen Shirt in Oat)(?=[\s\S]*Beeswax)/i }],
  ['own', 'How much will I pay for everything in my basket?', { me: true, says: /147\.9/ }],
  [
    'own',
    'has the teapot been shipped yet',
    { me: true, says: /pending|not (yet|been|out|ship)|hasn.t|isn.t|waiting/i },
  ],
  [
    'own',
    'where r my headphones??',
    { me: true, says: /out for (shipping|delivery)|on (its|their|the) way|shipped/i },
  ],
  [
    'own',
    'Please show me again the things I gave a heart',
    { me: true, says: /(?=[\s\S]*Floral Midi Dress)(?=[\s\S]*Automatic Wrist Watch)/i },
  ],
  ['own', 'which size did i choose for the linen shirt in my cart', { me: true, says: /\bM\b|\bmedium\b/ }],
  [
    'own',
    'did the boots from may arrive according to you',
    { me: true, says: /handed|delivered|arrived|\byes\b/i },
  ],
  ['own', 'wheres my order its been 2 weeks', { none: true, says: SIGN_IN }],
  ['own', 'show my favourites', { none: true, says: SIGN_IN }],
  ['own', 'what did i buy last time, i want exactly the same again', { none: true, says: SIGN_IN }],

  [
    'help',
    'I make linen aprons and want to sell them here too. How I can start?',
    { says: /your[- ]store|add(ing)?[- ](an? |new |your )*items?/i },
  ],
  ['help', 'forgot my password', { says: /reset|confirm-email-to-change-password|new password/i }],
  ['help', 'where do i see if anyone even looks at the stuff i sell', { says: /analy|dashboard/i }],
  ['help', 'I would like to take one product out of my shop for a while.', { says: /unpublish/i }],
  [
    'help',
    'product photo wont upload its around 25 mb what is the limit',
    { says: /\b20 ?MB\b|\b20 megabyte/i },
  ],
  ['help', 'do you ship to germany', { says: /United States|\bUSA?\b|\bU\.S\./ }],
  [
    'help',
    'A customer ordered from me and I have posted the parcel. Where do I change the status so she knows?',
    { says: /\borders\b/i },
  ],
  ['help', 'can i write to a human somewhere', { says: /contact/i }],
  ['help', 'what does my new password need it keeps refusing', { says: /\b7\b|7\+|seven/i }],
  [
    'help',
    'whats the most pieces of one thing i can put in the cart, its for a whole team',
    { says: /\b10\b|\bten\b/i },
  ],

  ['talk', 'hiii', { none: true }],
  ['talk', 'thank you so much, you saved my evening', { none: true }],
  [
    'talk',
    'are you a real person or a robot',
    {
      none: true,
      says: /assistant|\bbot\b|robot|\bAI\b|virtual|automat|program|not a (real )?(person|human)/i,
    },
  ],
  ['talk', 'just came off a 12 hour night shift, can barely type. good morning i guess', { none: true }],
  [
    'talk',
    'what can you actually do for me',
    { says: /find|search|look|help|recommend|suggest|show|answer/i },
  ],
  ['talk', 'ok bye', { none: true }],

  ['conversation', ['jeans for women', 'and for men?'], { has: /Raw Denim Jeans/, only: /Jeans/, in: 'men' }],
  [
    'conversation',
    ['I am looking for a summer dress for myself, I am 52.', 'Lovely but I want to stay under 80.'],
    { has: /Linen Sundress in Butter/, max: 80 },
  ],
  ['conversation', ['do you have backpacks', 'the kids one, how much fits in'], { says: /eight|\b8\b/i }],
  [
    'conversation',
    ['show me headphones', 'how long does the battery last'],
    { says: /thirty[- ]five|\b35\b/i },
  ],
  [
    'conversation',
    ['hi', 'i need something for my mum', 'she likes flowers and nice smells', 'max 100'],
    { has: /Parfum|Rosewater|Lotion|Candle|Vase|Floral|Peony|Urn|Fan/, max: 100 },
  ],
  [
    'conversation',
    ['mens t-shirts', 'the moss one, does it come in xxl?'],
    { says: /\byes\b|\bXXL\b/i, saysNot: /(not|n.t) (come|available|have|in stock)/i },
  ],
  [
    'conversation',
    ['I need a coat for a man', 'the wool overcoat is too expensive. Something around 150?'],
    { has: /Field Jacket|Blazer|Denim Jacket|Gilet/, max: 200, in: 'men' },
  ],
  ['conversation', ['red wine glass', 'actually no, coffee cups'], { first: /Coffee Cup/ }],
  [
    'conversation',
    ['swimwear', 'not the bikini, im 50 and i swim real lengths'],
    { has: /One-Piece/, not: /bikini/i },
  ],
  [
    'conversation',
    ['do you still have the scalloped mirror', 'how big is it'],
    { says: /(?=[\s\S]*\b62\b)(?=[\s\S]*\b44\b)/ },
  ],
  [
    'conversation',
    ['sweater for my husband', 'no cables please', 'hm i forgot he cant have wool at all what then'],
    { has: /Hoodie|Long Sleeve/, not: /wool|merino|cashmere|alpaca/i, in: 'men' },
  ],
  [
    'conversation',
    [
      'gift for my 7 year old nephew',
      'he is always outdoors',
      'less than 50 please i have two more to buy for',
    ],
    { has: /Kite|Explorer Backpack|Sun Cap/, max: 50, in: 'kids' },
  ],
  [
    'conversation',
    ['what is in my cart', 'and the candle alone, how much is that'],
    { me: true, says: /18\.9/ },
  ],
  [
    'conversation',
    ['did my headphones leave already', 'and the ankle boots from before?'],
    { me: true, says: /handed|delivered|arrived/i },
  ],
  [
    'conversation',
    ['How do I put a product in my store?', 'How many photos can one product have?'],
    { says: /\bfive\b|\b5\b/i },
  ],
  ['conversation', ['hey', 'how are you today', 'cool', 'so do u have sneakers'], { first: /Sneakers/ }],
  [
    'conversation',
    ['face cream for the night?', 'Is the Overnight Recovery Cream a tube or a jar?'],
    { says: /\bjar\b/i },
  ],
  ['conversation', ['the topaz ring', 'how do i tell you my ring size'], { says: /\bnote\b/i }],
  [
    'conversation',
    ['show me laptops', 'wow no. anything electronic for my desk under 60'],
    { has: /Silent Wireless Mouse|Sunrise Alarm Clock/, max: 60, in: 'electronics' },
  ],
  [
    'conversation',
    ['I need trousers', 'for man, excuse me I forgot to say'],
    { has: /Chinos|Jeans/, only: /Chinos|Jeans|Shorts/, in: 'men' },
  ],
  ['conversation', ['Ich brauche einen Hut', 'lieber aus Stroh, für die Sonne'], { first: /Straw Hat/ }],
  [
    'conversation',
    ['top hat', 'my head is quite small, can the size be adjusted?'],
    { says: /strip|adjust|\byes\b/i },
  ],
  [
    'conversation',
    [
      'Do you have the satin evening dress?',
      'Must it be dry cleaned?',
      'Good. And which shoes to wear with it?',
    ],
    { only: /Pumps|Flats|Sandals|Boots/, in: 'women' },
  ],
  [
    'conversation',
    ['tea', 'i mean the pot for making it', 'is there a sieve in it or do i need to get one'],
    { says: /strainer|sieve|\byes\b/i },
  ],
];
