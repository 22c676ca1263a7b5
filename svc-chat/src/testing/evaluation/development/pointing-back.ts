import type { Written } from '../written.ts';

const SIGN_IN = /sign in|log in/i;

/** What points back at what was shown, told or opened: "the two", "which of those", "it", the sum of both; in our own words. */
export const pointingBack: readonly Written[] = [
  // A season narrows what was looked for.
  [
    'conversation',
    ['Kids clothes', 'in M', 'something for cold days'],
    { in: 'kids', size: 'M', not: /Summer|Shorts|Sun Cap/, has: /Sweater|Hoodie|Jacket/ },
  ],
  [
    'conversation',
    ['show me womens clothes', 'something warm please'],
    {
      in: 'women accessories',
      has: /Sweater|Cardigan|Coat|Hoodie/,
      not: /Sundress|Bikini|Swimsuit|Sandals|T-Shirt/,
    },
  ],
  [
    'conversation',
    ['what have you got for men', 'size L', 'rather something for hot days'],
    { in: 'men', size: 'L', has: /Shorts|Linen|T-Shirt/, not: /Overcoat|Sweater|Hoodie|Gilet/ },
  ],
  [
    'conversation',
    ['clothes for my daughter, she is 7', 'something cosy'],
    { in: 'kids', has: /Sweater|Hoodie/, not: /Summer Dress|Jersey Shorts/ },
  ],
  ['find', 'kids clothes, something summery', { in: 'kids', not: /Sweater|Hoodie|Rainbow Knit/ }],
  // Two are offered after something told.
  [
    'compare',
    'My laptop has 15 inches - the weekend backpack or the briefcase?',
    { has: [/Backpack/, /Briefcase/] },
  ],
  ['compare', 'I walk to work every day: umbrella or trench coat?', { has: [/Umbrella/, /Trench/] }],
  [
    'compare',
    'my hands are always dry - the lotion or the recovery cream?',
    { has: [/Lotion/, /Recovery Cream/] },
  ],
  ['compare', 'I only carry cards and a phone. clutch or coin purse?', { has: [/Clutch/, /Coin Purse/] }],
  ['compare', 'Garden party on saturday – straw hat or the folding fan?', { has: [/Straw Hat/, /Fan/] }],
  // What is packed into a bag is no cart.
  [
    'item',
    'does it roll up small enough to go in my bag',
    { page: 'Quilted Gilet', says: /own pocket/, saysNot: SIGN_IN },
  ],
  ['conversation', ['kite', 'can I just stuff it into my bag?'], { says: /own sleeve/, saysNot: SIGN_IN }],
  ['conversation', ['the umbrella', 'will that fit in my bag'], { only: /Umbrella/, saysNot: SIGN_IN }],
  [
    'conversation',
    ['the unlined cotton blazer', 'if I cram it in my bag will it crease to death'],
    { says: /Packs into/, saysNot: SIGN_IN },
  ],
  [
    'item',
    'if i shove them in my bag will the frames break?',
    { page: 'Tortoiseshell Sunglasses', says: /felt case/, saysNot: SIGN_IN },
  ],
  ['own', 'whats in my bag right now', { me: true, says: /147\.90/ }],
  // Cheaper than one of several.
  ['conversation', ['hats', 'got anything cheaper than that?'], { only: /Hat|Cap/, max: 60 }],
  [
    'conversation',
    ["men's jackets", 'hmm less expensive than this'],
    { in: 'men', only: /Jacket|Gilet|Blazer/, max: 163 },
  ],
  ['conversation', ['a vase', 'no, rather a mirror', 'something cheaper than that'], { saysNot: /Vase/ }],
  [
    'conversation',
    ['tell me about the cashmere sweater', 'too dear. anything cheaper?'],
    { in: 'women', max: 188, has: /Sweater|Cardigan/ },
  ],
  [
    'conversation',
    ['how much is the wool overcoat', 'way over budget, cheaper ones?'],
    { in: 'men', max: 288 },
  ],
  [
    'conversation',
    ['what is the embroidered sari like', 'lovely but beyond my means. cheaper dresses for the party?'],
    { in: 'women', max: 197, has: /Dress/ },
  ],
  [
    'conversation',
    ['Waxed Cotton Field Jacket', 'Ouch. Anything cheaper to pull over a t-shirt in the evening?'],
    { in: 'men', max: 163, not: /Shirt/ },
  ],
  [
    'find',
    'something for a man to wear over a shirt',
    { in: 'men', not: /Shirt/, has: /Blazer|Jacket|Gilet|Sweater|Overcoat/ },
  ],
  [
    'conversation',
    [
      'Belted Camel Trench Coat',
      "That's dear. Anything cheaper for a woman to throw over a blouse on the train?",
    ],
    { in: 'women', max: 234, not: /Blouse|Shirt/, has: /Jacket|Blazer|Cardigan|Coat/ },
  ],
  // Help goes on.
  ['conversation', ['what sizes are there', 'is there a chart with measurements?'], { says: /no chart/ }],
  ['conversation', ['do you sell XXL', 'and do you have a size chart'], { says: /no chart/ }],
  ['help', 'where is your size chart', { none: true, says: /no chart/ }],
  [
    'conversation',
    [
      'how do I sell something here?',
      'how many pictures may I add?',
      'and if I want to change the description afterwards?',
    ],
    { says: /Edit Item/ },
  ],
  [
    'conversation',
    ['can i put my old coat up for sale here', 'and what if i want it gone again?'],
    { says: /Unpublish/ },
  ],
  ['conversation', ['how do i add an item', 'and can i make it cheaper next week?'], { says: /Edit Item/ }],
  ['conversation', ['I want to sell my lamp. how?', 'and which photos do you need?'], { says: /20 MB/ }],
  ['conversation', ['how do I list a dress', 'and where do I see who ordered it?'], { says: /Your Store/ }],
  ['conversation', ['how do I sign up?', 'and if I want another email later?'], { says: /Account Settings/ }],
  // Goods and the shop in one message.
  ['several', 'womens jeans, and hows delivery work', { has: /Jeans/, says: /free|deliver/i }],
  ['several', 'straw hat pls, and whats ur return policy', { has: /Straw Hat/, says: /14 days/ }],
  ['several', 'beeswax candle and whats the return policy?', { has: /Candle/, says: /14 days/ }],
  [
    'several',
    'kids hoodie & where do you ship to',
    { has: /Hoodie/, says: /New York|United States|California/ },
  ],
  ['several', 'a teapot, and do u take paypal', { has: /Teapot/, says: /pay/i }],
  // Which of those that were shown.
  ['conversation', ['show me your lipsticks', 'which of them is vegan?'], { only: /Lip Tint/ }],
  [
    'conversation',
    ['got any eyeliner?', 'then something for the lips', 'are any of those vegan?'],
    { only: /Lip Tint/ },
  ],
  [
    'conversation',
    ['leather bags', 'which of these takes a 15 inch laptop?'],
    { says: /Briefcase[\s\S]*15-inch/ },
  ],
  [
    'conversation',
    ['cups and bowls', 'and which of them can go in the dishwasher?'],
    { says: /Dishwasher/i },
  ],
  ['conversation', ['toys', 'which of those is ok for a newborn?'], { says: /Teddy/ }],
  [
    'conversation',
    ['a kettle?', 'ok what cups and plates do you have', 'and which of those can go in the microwave'],
    { says: /Cup[\s\S]*microwave/ },
  ],
  // What harms nobody, of each that was asked for.
  [
    'safety',
    'I must not wear wool. A warm sweater or a hoodie for a man?',
    { has: /Fleece Hoodie/, not: /T-Shirt|[Ww]ool\b|[Mm]erino/, in: 'men' },
  ],
  [
    'safety',
    'wool gives me hives, so a cosy cardigan or hoodie without it please, for women',
    { has: /Terry Hoodie/, not: /T-Shirt|[Ww]ool\b|[Mm]erino|[Mm]ohair/, in: 'women' },
  ],
  [
    'safety',
    'my son (6) gets a rash from wool. a jumper or a hoodie that keeps him warm?',
    { has: [/Rainbow Knit/, /Dotted Hoodie/], in: 'kids' },
  ],
  // One's own things.
  ['own', 'where has my teapot got to', { me: true, says: /Pending/ }],
  ['own', 'where did my headphones end up?? ordered in june', { me: true, says: /Out for Shipping/ }],
  ['own', 'my teapot - sent or not?', { me: true, says: /Pending/ }],
  ['own', 'my headphones, have they gone out or what', { me: true, says: /Out for Shipping/ }],
  ['own', 'those ankle boots of mine. handed over or not', { me: true, says: /Handed/ }],
  ['own', 'my dress. shipped or not', { none: true, says: SIGN_IN }],
  ['own', 'any news on my headphones?', { me: true, says: /Out for Shipping/ }],
  // The sum of what was spoken of.
  [
    'conversation',
    ['do you have teapots?', 'and coffee cups?', 'what would the pot and four cups come to?'],
    { says: /\$154\.00/ },
  ],
  [
    'conversation',
    ['a red wine glass', 'and the dinner set', 'six of each, what does that come to?'],
    { says: /\$351\.00/ },
  ],
  [
    'conversation',
    ['a keyboard', 'ok', 'and the desk microphone', 'how much for both together?'],
    { says: /\$207\.00/ },
  ],
  [
    'conversation',
    ['show me the straw hat', 'and the sunglasses', 'total for the two?'],
    { says: /\$138\.00/ },
  ],
  [
    'conversation',
    ['how much is the teapot', 'and the serving bowl?', 'what do they come to together'],
    { says: /\$102\.00/ },
  ],
  [
    'conversation',
    ['tell me about the kite', 'ok and the kick scooter', "what's the total if I take both"],
    { says: /\$105\.00/ },
  ],
  [
    'conversation',
    ['beeswax candle', 'and the wall mirror', 'and the folding fan', 'all three, what does that come to?'],
    { says: /\$138\.90/ },
  ],
  [
    'conversation',
    [
      'Have you a wool overcoat for men?',
      'Three lambswool scarves too, please. The coat and three scarves, how much is that in all?',
    ],
    { says: /\$437\.50/ },
  ],
  // Which of the two that were asked about one by one.
  [
    'conversation',
    ['how much is the straw hat', 'and the cotton cap?', 'which of the two can I fold?'],
    { has: [/Straw Hat/, /Cotton Cap/] },
  ],
  [
    'conversation',
    ['tell me about the briefcase', 'what about the umbrella?', 'which of the two is better in the rain'],
    { has: [/Briefcase/, /Umbrella/] },
  ],
  [
    'conversation',
    ['how much is the kite', 'and the scooter?', 'which of them is for ages 4 to 9?'],
    { has: [/Kite/, /Scooter/], says: /four to nine/ },
  ],
  [
    'conversation',
    ['is the slim laptop heavy', 'and the mirrorless camera?', 'which of the two has a battery included'],
    { has: [/Laptop/, /Camera/], says: /battery included/ },
  ],
  [
    'conversation',
    ['do you have a teapot', 'and a salad bowl?', 'are both dishwasher safe?'],
    { has: [/Teapot/, /Bowl/] },
  ],
  // For me, and so for nobody's child.
  [
    'several',
    'a backpack for my daughter and a cap for me',
    { has: [/Explorer/, /Washed Cotton Cap/], not: /Sun Cap/ },
  ],
  [
    'several',
    'I want a vase, a candle and a cap for myself',
    { has: [/Vase/, /Candle/, /Washed Cotton Cap/], not: /Sun Cap/ },
  ],
  [
    'several',
    'a lamp for the hall, a scarf and a hoodie for me',
    { has: [/Scarf/, /Hoodie/], not: /Dotted/ },
  ],
  // In other languages.
  [
    'language',
    'Ich brauche einen Rucksack, einen Regenschirm und eine Zahnbürste',
    {
      has: [/Backpack/, /Umbrella/, /Toothbrush/],
      says: /\b(?:Hier|Das|ist|sind|habe)\b/,
      saysNot: /\*\*Backpacks/,
    },
  ],
  [
    'language',
    'Necesito una mochila, un paraguas y una vela',
    { has: [/Backpack/, /Umbrella/, /Candle/], says: /tiene|encontrado/, saysNot: /\*\*Umbrellas/ },
  ],
  [
    'language',
    'Je voudrais une théière, un bol et un miroir',
    { has: [/Teapot/, /Bowl/, /Mirror/], says: /Voici/, saysNot: /\*\*Bowls/ },
  ],
  ['language', 'أريد شمعة ومزهرية', { has: [/Candle/, /Vase/], says: /[\u0600-\u06FF]{3}/, saysNot: /\*\*/ }],
  ['conversation', ['Busco un reloj de pulsera', '¿Es resistente al agua?'], { says: /50 m/ }],
  ['item', '¿Qué medidas tiene?', { page: 'Cabin Suitcase with Silent Wheels', says: /55 × 40/ }],
  ['item', '¿Cuánta memoria tiene?', { page: 'Slim Everyday Laptop', says: /16 GB/ }],
  ['item', '¿Se puede lavar a máquina?', { page: 'Merino Crew Neck Sweater', says: /Wool programme/ }],
  ['conversation', ['أبحث عن سماعات', 'كم تدوم البطارية؟'], { says: /thirty-five/ }],
  ['conversation', ['أريد إبريق شاي', 'هل هو آمن في غسالة الصحون؟'], { says: /Dishwasher safe/ }],
  ['item', 'هل هذه الساعة مقاومة للماء؟', { page: 'Automatic Wrist Watch', says: /50 m/ }],
  ['conversation', ['je cherche un parapluie', 'il résiste au vent ?'], { says: /gust/ }],
  ['item', 'La garantie est de combien ?', { page: 'Automatic Wrist Watch', says: /guarantee/ }],
  ['item', 'Welche Matratze passt?', { page: 'Low Platform Bed with Linen Set', says: /160/ }],
  ['conversation', ['Teekanne', 'Wie viele Tassen gehen rein?'], { says: /four cups/ }],
  // Who tells who they are.
  ['size', 'Tall lady here. You have jeans in XXL?', { in: 'women', size: 'XXL', only: /Jeans/ }],
  ['size', "I'm quite a big bloke, you got hoodies in XXL?", { in: 'men', size: 'XXL', only: /Hoodie/ }],
  ['size', 'My husband is short. You have shorts in S for him?', { in: 'men', size: 'S', only: /Shorts/ }],
  ['size', 'small woman, you have trousers in S?', { in: 'women', size: 'S', only: /Trousers|Jeans/ }],
  // Nothing for something.
  ['conversation', ['toys', 'nothing for outside please'], { in: 'kids', not: /Kite|Scooter/ }],
  ['negation', 'toys, but nothing for outdoors', { in: 'kids', not: /Kite|Scooter/ }],
  [
    'conversation',
    ['what bags do you have', 'nothing for travelling'],
    { not: /Suitcase/, has: /Handbag|Clutch|Briefcase/ },
  ],
  ['conversation', ['show me your electronics', 'nothing for gaming please'], { not: /Controller/ }],
  ['conversation', ['jackets for men', 'nothing for the office'], { not: /Blazer/, has: /Jacket/ }],
  [
    'conversation',
    ['clothes for my daughter', 'nothing for summer'],
    { in: 'kids', not: /Summer Dress|Shorts/ },
  ],
  // For somebody else now.
  [
    'conversation',
    ['a summer dress for my niece', 'sweet! and for my nephew, he is 4?'],
    { in: 'kids', not: /Dress/ },
  ],
  [
    'conversation',
    ['a warm sweater for my daughter', "and for my son? he's 5, warm clothes too"],
    { in: 'kids', has: /Sweater|Hoodie/, not: /Dress|Shorts/ },
  ],
  [
    'conversation',
    ['a skirt for me', 'and for my boyfriend? summer clothes, too'],
    { in: 'men', has: /Shorts|Shirt/, not: /Skirt|Overcoat/ },
  ],
  [
    'conversation',
    ['a dress for my wife', 'and for my husband, also something for the summer'],
    { in: 'men accessories', not: /Dress/ },
  ],
  // The weather beside the occasion.
  [
    'conversation',
    ["I'm a man with a job interview, what do I wear?", "no blazer, it's 34 degrees"],
    { in: 'men accessories', has: /Shirt|Chinos/, not: /Blazer|Sweater|Overcoat|T-Shirt|Shorts/ },
  ],
  [
    'conversation',
    ['what can a woman wear to a wedding', 'it will be freezing'],
    { in: 'women accessories', not: /Hoodie|Bikini|Sundress|Jeans/ },
  ],
  [
    'conversation',
    ["I'm a woman, what do I wear to a funeral?", "it's boiling hot though"],
    { in: 'women accessories', not: /Shorts|Bikini|Swimsuit|Hoodie|Sundress/ },
  ],
  // Over what one swims in.
  [
    'conversation',
    ['one-piece swimsuit', 'something to put on over it?'],
    { in: 'women', not: /Blazer|Coat|Sweater/, has: /Shirt|Robe|Dress/ },
  ],
  [
    'conversation',
    ['bikini', 'and to throw on over it at the pool?'],
    { in: 'women accessories', not: /Blazer|Trench|Plaid|Cashmere/ },
  ],
  // About the item of the open page.
  ['item', 'Which laptop fits?', { page: 'Waxed Canvas Weekend Backpack', says: /padded sleeve/ }],
  ['item', 'what blades does it need', { page: 'Weighted Safety Razor', says: /standard blades/ }],
  ['item', 'Which battery do I need?', { page: 'Silent Wireless Mouse', says: /One AA/ }],
  ['item', 'what phone fits?', { page: 'Quilted Clutch Bag', says: /for a phone/ }],
  ['item', 'which jumper goes under?', { page: 'Kids Denim Jacket', says: /room for a jumper/ }],
  // Described, after something else.
  [
    'conversation',
    ['do you have a webcam', 'and something to listen to music with on the train'],
    { has: /Headphones/ },
  ],
  [
    'conversation',
    ['a keyboard', 'and something to talk to my friends with online'],
    { has: /Microphone|Headphones/ },
  ],
  ['conversation', ['got any mirrors?', 'and something that tells me the time'], { has: /Clock|Watch/ }],
  ['conversation', ['a sofa', 'and something to put my roses in'], { has: /Vase/ }],
  // A bag is to hold something.
  ['conversation', ['I need a bag for work', 'leather please'], { has: /Briefcase/, not: /Coin Purse/ }],
  [
    'conversation',
    ['a bag', 'in leather', 'that I can close with a key'],
    { has: /Briefcase/, not: /Coin Purse/ },
  ],
  ['find', 'a leather purse for coins', { has: /Coin Purse/ }],
];
