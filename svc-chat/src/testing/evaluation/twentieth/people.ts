import type { Written } from '../written.ts';

const SIGN_IN = /\b(?:sign|log)(?:ed|ged|ing|ging)?[\s-]?in\b/i;

export const people: readonly Written[] = [
  // own
  [
    'own',
    'where are my headphones',
    { me: true, says: /out for shipping|on (?:its|the|their) way|shipped/i },
  ],
  [
    'own',
    'whats in my cart rn',
    { me: true, says: /(?=[\s\S]*Linen Shirt in Oat)(?=[\s\S]*Beeswax Pillar Candle)/i },
  ],
  ['own', 'What would I have to pay if I checked out now?', { me: true, says: /147\.9/ }],
  [
    'own',
    'Were the ankle boots I bought in the spring ever delivered? My neighbour says she never saw a parcel.',
    { me: true, says: /handed|delivered/i },
  ],
  [
    'own',
    'what did i heart again?',
    { me: true, says: /(?=[\s\S]*Floral Midi Dress)(?=[\s\S]*Automatic Wrist Watch)/i },
  ],
  [
    'own',
    'Has my teapot been sent or not??',
    { me: true, says: /pending|not yet|not (?:yet )?(?:been )?(?:sent|shipped)|hasn['’]t/i },
  ],
  ['own', 'which size did i pick for the oat shirt in my basket', { me: true, says: /\bM\b|[Mm]edium/ }],
  ['own', 'Kindly tell me the total of my most recent order.', { me: true, says: /\b277\b/ }],
  ['own', 'wheres my order, i ordered last week and still nothing', { says: SIGN_IN, none: true }],
  ['own', 'can you show me the things I saved as favourites', { says: SIGN_IN, none: true }],
  // help
  ['help', 'how do i change my password', { says: /setting/i }],
  [
    'help',
    'I have forgotten my password and I cannot get in any more. What do I do now?',
    { says: /reset|new password|forg[eo]t/i, none: true },
  ],
  [
    'help',
    'Do you send also to Germany? I am here for one year only, but my parents live in Hamburg.',
    { says: /United States|\bUSA?\b|U\.S\.|America/ },
  ],
  ['help', 'i live in texas can i order', { says: /New York|California|\bNY\b|\bCA\b/ }],
  [
    'help',
    'how can i sell my old clothes on here',
    { says: /\badd(?:ing)?[\s-](?:\w+ ){0,3}(?:items?|products?)|your store/i },
  ],
  ['help', 'my pic wont upload it says too large', { says: /\b20\s?(?:MB|megabytes?)/i }],
  [
    'help',
    'Is there a limit to how many of one thing I can buy? I need 25 plates for a party.',
    { says: /\b10\b|\bten\b/i },
  ],
  ['help', 'how do I take down something I put up for sale', { says: /unpublish/i }],
  ['help', 'I want to talk to a human being. Not a machine. How?', { says: /contact/i }],
  ['help', 'where do i see how many ppl looked at the bag im selling', { says: /analy[sz]|dashboard/i }],
  // talk
  ['talk', 'hiya', { none: true }],
  ['talk', 'Thank you very much, you have been most helpful.', { none: true }],
  [
    'talk',
    'are you a robot or a real person',
    {
      none: true,
      says: /assistant|\bbot\b|chatbot|robot|\bAI\b|virtual|automated|computer|not a (?:real )?(?:person|human)/i,
    },
  ],
  ['talk', 'what can u do', { says: /find|search|look|show|recommend|suggest|order|gift/i }],
  ['talk', 'Good evening. My name is Walter and I am new to all this.', { none: true }],
  [
    'talk',
    'whats the weather tomorrow',
    { none: true, says: /can(?:no|['’])t|can not|unable|not able|don['’]t|do not|sorry|only|afraid/i },
  ],
  ['talk', 'ok bye', { none: true }],
  // conversation
  [
    'conversation',
    ['show me dresses', 'only under 85', 'for grown ups not kids lol'],
    { only: /dress/i, max: 85, in: 'women' },
  ],
  [
    'conversation',
    ['I need a present for my dad', 'he travels a lot and he loves music', 'not more than 250'],
    { has: /Headphones|Suitcase|Radio|Backpack/, max: 250, in: 'men accessories electronics home' },
  ],
  [
    'conversation',
    [
      'How much is the automatic watch?',
      'And can one swim with it?',
      'Very good. Does it come with a guarantee?',
    ],
    { says: /(?:two|2)[\s-]year/i },
  ],
  [
    'conversation',
    ["Do you have men's linen shirts?", 'in XXL?'],
    { only: /Linen Shirt/, size: 'XXL', in: 'men' },
  ],
  ['conversation', ['looking for jeans', 'womens', 'what sizes do they come in'], { says: /\bXXL\b/ }],
  [
    'conversation',
    ['what did i order last', 'ok and how much was it altogether'],
    { me: true, says: /\b277\b/ },
  ],
  [
    'conversation',
    ['I need a coat or jacket against the rain', "for a woman, sorry, I should've said"],
    { has: /Belted Camel Trench Coat/, in: 'women accessories' },
  ],
  ['conversation', ['have you got candles?', 'how long does it burn'], { says: /\b60\b|sixty/i }],
  [
    'conversation',
    ['show me your headphones', 'thats way too much. anything cheaper to listen to music on?'],
    { has: /Portable Kitchen Radio/, max: 218 },
  ],
  [
    'conversation',
    [
      'I would like a scarf.',
      'Is it wool? I am allergic to wool.',
      'What else do you have that would keep me warm, then?',
    ],
    { has: /Hoodie|Gilet|Jacket|Coat/, not: /wool|merino|cashmere|mohair|alpaca/i },
  ],
  [
    'conversation',
    ['gift for my niece, shes 5', 'she already has a teddy', 'maybe something she can use outside'],
    { has: /Scooter|Kite|Backpack|Sun Cap/, not: /teddy/i, in: 'kids' },
  ],
  [
    'conversation',
    ['hey', 'need something for prom', 'a dress! im a size S', 'what about max 100'],
    { only: /dress/i, size: 'S', max: 100, in: 'women' },
  ],
  [
    'conversation',
    [
      'Good afternoon. I am looking for dining chairs.',
      'The oak one is very nice. What would four of them come to?',
    ],
    { says: /\b980\b/ },
  ],
  [
    'conversation',
    ['show me lipsticks', 'actually forget that, i cant log in. forgot my password'],
    { says: /reset|link|e-?mail/i, none: true },
  ],
  [
    'conversation',
    ['my son needs jeans for school, he is 6', 'and a jumper please'],
    { has: /Kids Rainbow Knit Sweater|Kids Dotted Hoodie/, in: 'kids' },
  ],
  [
    'conversation',
    [
      'Add to cart does not work.',
      'It says something when I press it, that I need to be something. What am I supposed to do?',
    ],
    { says: SIGN_IN },
  ],
  [
    'conversation',
    ['Hallo, ich suche eine Handtasche aus Leder', 'und was kostet die?'],
    { says: /\b189\b/ },
  ],
  [
    'conversation',
    ['need something for the beach', 'im a guy', 'no shirts, got plenty'],
    { has: /Drawstring Linen Shorts|Sunglasses|Straw Hat|Cap/, not: /\bshirt\b/i, in: 'men accessories' },
  ],
  [
    'conversation',
    ['can i send stuff back if it doesnt fit', 'how many days do i have'],
    { saysNot: /\b(?:7|10|14|21|28|30|60|90|seven|ten|fourteen|thirty|sixty)[\s-]+(?:\w+[\s-]+)?days?\b/i },
  ],
  [
    'conversation',
    ['whats the cheapest thing u sell', 'lol ok and the most expensive'],
    { says: /Bathtub/i },
  ],
];
