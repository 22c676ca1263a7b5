import type { Written } from '../written.ts';

/** Wishes with a story, a condition or a worry. */
export const WISHING: readonly Written[] = [
  [
    'negation',
    "a warm top for my daughter, she's grown up, but she can't bear wool, everything itches",
    { has: /Terry Hoodie/, not: /wool|merino|mohair|alpaca/i, in: 'women' },
  ],
  [
    'negation',
    'summer dress, but no flowers please. In flowers I look like a curtain.',
    { only: /[Dd]ress/, not: /floral|flower|blossom/i, in: 'women' },
  ],
  [
    'negation',
    "I'm vegan so no leather. What bags are left for me?",
    { has: /Quilted Clutch Bag/, only: /Clutch|Explorer|Suitcase/, not: /leather/i },
  ],
  ['negation', 'men tshirt without stripes', { first: /T-Shirt/, not: /strip/i, in: 'men' }],
  [
    'negation',
    'something for the dinner table, anything except yet another cup or glass, my mother has forty of them',
    { only: /Teapot|Serving Bowl|Dinner Set|Candle|Vase|Basket|Urn|Fig|Chair/ },
  ],
  [
    'negation',
    'A jacket for him for when the evenings get cooler. Not denim, he has two of these already and they both look tired',
    { only: /Gilet|Blazer|Field Jacket|Overcoat/, not: /denim/i, in: 'men' },
  ],

  [
    'safety',
    'my little one has a nut allergy, quite a bad one. is the oat milk soap ok for her?',
    { says: /almond/i },
  ],
  [
    'safety',
    "toy for a newborn. it'll be in her mouth within five minutes so it must be safe from day one",
    { has: /Teddy Bear/, not: /three years|ages (three|four)/i },
  ],
  [
    'safety',
    'Perfumed things give me a migraine by noon. Which lipstick can I wear?',
    { has: /Velvet Matte Lipstick/, not: /parfum|scented|roses/i },
  ],
  [
    'safety',
    'My grandson turned three in spring. Can he go on the scooter already or would that be irresponsible?',
    { says: /four|\b4\b/i },
  ],
  [
    'safety',
    "is there lead in it? i know, it's for wine and i'm not drinking, but i'm pregnant and careful with everything at the moment",
    {
      page: 'Crystal Red Wine Glass',
      says: /lead[- ]?free|no lead|free (of|from) lead|without (any )?lead|not (contain|have)|n['’]t (contain|have)/i,
    },
  ],

  ['item', 'can I swim with it on?', { page: 'Automatic Wrist Watch', says: /\b50\b|fifty/i }],
  [
    'item',
    'how much water goes in there, our boiler only manages 150 litres',
    { page: 'Enamel Roll-Top Bathtub', says: /180/ },
  ],
  [
    'item',
    'can I just throw it in the washing machine or will it come out fit for a doll',
    { page: 'Merino Crew Neck Sweater', says: /wool|hand[- ]?wash|by hand/i },
  ],
  [
    'item',
    "The walnut clock for the mantel: does it tick? I'm one of those people who can't sleep with a ticking clock",
    {
      says: /no tick|not tick|n['’]t tick|without (a |any )?tick|tick-?free|quiet|silent/i,
      saysNot: /yes, it (does|ticks)/i,
    },
  ],
  ['item', 'how tall is the amphora vase', { says: /\b34\b/ }],
  [
    'item',
    'what mattress fits in this one, and do i have to buy slats extra?',
    { page: 'Low Platform Bed with Linen Set', says: /160/ },
  ],
  [
    'item',
    "I carry a computer around all day so, the slim laptop you have, what's the weight and how much memory",
    { says: /(?=[\s\S]*1[.,]1)(?=[\s\S]*\b16\b)/ },
  ],
  ['item', 'zip or laces?', { page: 'Leather Ankle Boots', says: /zip/i }],
  [
    'item',
    'can I shower with this on or should I take it off',
    { page: 'Rosewood Bead Bracelet', says: /water|take it off|remove|dry/i, saysNot: /^yes, you can/i },
  ],
  [
    'item',
    'The teddy, what is he stuffed with? We once had one full of tiny polystyrene balls and I found them for a year',
    { says: /recycled/i },
  ],

  [
    'occasion',
    "I'm invited to a wedding in July, outdoors in a garden, and I have nothing to wear. I'm the aunt of the bride so nothing too flashy please.",
    { has: /[Dd]ress|Gown|Skirt/, in: 'women accessories', not: /one-piece|bikini|hoodie|jeans/i },
  ],
  [
    'occasion',
    'job interview at a bank on monday. my son is 22 and owns only hoodies, help',
    {
      has: /Blazer|Oxford|Derby|Overcoat|Briefcase|Chinos/,
      in: 'men accessories',
      not: /hoodie|t-shirt|shorts/i,
    },
  ],
  [
    'occasion',
    "We're going to Iceland in November!! I'm a woman who is always cold. What should I pack?",
    {
      has: /Coat|Sweater|Cardigan|Scarf|Gloves/,
      in: 'women accessories',
      not: /bikini|one-piece|sundress|straw|sandals/i,
    },
  ],
  [
    'occasion',
    'beach holiday with a 4 and a 6 year old, what do they need to wear',
    { has: /Sun Cap|Shorts|T-Shirt|Summer Dress|Linen Shirt/, in: 'kids', not: /sweater|hoodie|jeans/i },
  ],
  [
    'occasion',
    'moving into my first own place next week and there is literally nothing in it',
    { in: 'home electronics' },
  ],
  [
    'occasion',
    'Opera with the in-laws on saturday. I want to look as if I did this all the time',
    {
      has: /Evening Dress|Gown|Tea Dress|Blazer|Clutch|Fan|Pumps|Overcoat|Derby|Top Hat/,
      in: 'women men accessories',
      not: /hoodie|shorts|t-shirt|one-piece|bikini|sneakers/i,
    },
  ],
  [
    'occasion',
    'she starts school in autumn, my little girl. What do I get her to carry her things',
    { has: /Explorer Backpack/ },
  ],
  [
    'occasion',
    'He takes the train to his parents every weekend, two nights, and it always rains there. His old sports bag is an embarrassment.',
    { has: /Weekend Backpack|Cabin Suitcase/ },
  ],
  [
    'occasion',
    'cosy evenings at home this winter, sofa, film, you know. what would make it nicer',
    {
      has: /Hoodie|Sweater|Cardigan|Candle|Sofa|Robe|Television|Teapot|Scarf|Knitting/,
      not: /bikini|one-piece|sandals|sundress/i,
    },
  ],
  [
    'occasion',
    "garden party at my boss's house, they say 30 degrees, I'm a man and I sweat a lot so nothing heavy",
    { has: /Linen|Polo|Poplin/, in: 'men accessories', not: /wool|fleece|quilted|waxed|merino/i },
  ],

  [
    'several',
    'linen trousers for me and a linen shirt for my husband, we want to look like one of those couples in italy',
    { has: [/Wide Leg Linen Trousers/, /Linen Shirt in|Short Sleeve Linen/] },
  ],
  [
    'several',
    'need three things: soap, a toothbrush, and something for dry hands',
    { has: [/Soap Bar/, /Toothbrush/, /Hand and Body Lotion/] },
  ],
  [
    'several',
    'lady’s coat, wool, to the knee, size L, not more than 250',
    { first: /Plaid Wool Blend Coat/, size: 'L', max: 250, in: 'women' },
  ],
  [
    'several',
    'keyboard and mouse for the home office, both quiet because the baby sleeps next door',
    { has: [/Keyboard/, /Mouse/] },
  ],
  [
    'several',
    'A dress for a girl, size M, it has to survive the washing machine and my limit is 40',
    { first: /Kids Floral Summer Dress/, size: 'M', max: 40, in: 'kids' },
  ],
  [
    'several',
    "Men's jeans in XXL plus a t-shirt in the same size, and together I don't want to pay more than 130",
    { has: [/Raw Denim Jeans/, /T-Shirt/], size: 'XXL', in: 'men' },
  ],

  [
    'gift',
    'My dad retires on friday. He cooks now, with the news on all day, and he pretends to hate presents. I thought of a radio?',
    { has: /Kitchen Radio/ },
  ],
  [
    'gift',
    'birthday present for a boy of 5 who never sits still, always outside, up to 80',
    { has: /Scooter|Kite/, max: 80, in: 'kids' },
  ],
  ['gift', 'my mother in law drinks tea from morning till night', { has: /Teapot/ }],
  [
    'gift',
    "a little something for my daughter's teacher (a lady), 20 dollars tops",
    { max: 20, in: 'beauty home accessories' },
  ],
  [
    'gift',
    'xmas gift for a teenager who does nothing but gaming',
    { has: /Controller|Headphones/, in: 'electronics' },
  ],
  [
    'gift',
    "We've been married ten years next week and I'd like to give my wife a piece of jewellery, say up to 300",
    { has: /Topaz Solitaire Ring/, max: 300, in: 'accessories' },
  ],
  [
    'gift',
    'housewarming!! couple in their thirties, plants on every windowsill, love handmade things. max 100',
    { has: /Vase|Fig|Urn|Basket|Bowl|Teapot/, max: 100, in: 'home' },
  ],
  [
    'gift',
    "secret santa at the office, up to 25, no idea who I'll draw so nothing with sizes",
    { max: 25, in: 'home beauty accessories electronics' },
  ],
  [
    'gift',
    'for my grandma, she is 85 and her hands are always cold, even in may',
    { has: /Gloves/, in: 'accessories women beauty home' },
  ],
  [
    'gift',
    "My goddaughter was just born and I'd like to give her something she will still have at thirty. What would you take?",
    { has: /Teddy Bear/ },
  ],
];
