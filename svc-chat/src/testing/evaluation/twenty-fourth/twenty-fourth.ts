import type { Written } from '../written.ts';

/** What a woman can wear on a festive day. */
const FESTIVE =
  /dress|gown|skirt|blouse|trousers|kimono|cardigan|denim jacket|trench|blazer|wool blend coat|pumps|mule|ballet|ankle boots|clutch|handbag|coin purse|sunglasses|straw hat|\bring\b|bracelet|watch|hair bow|scarf|gloves|\bfan\b|umbrella|nail polish|\blip|parfum/i;
/** What goes above or beside women's jeans. */
const WITH_WOMENS_JEANS =
  /t-shirt|blouse|linen shirt|cardigan|sweater|hoodie|denim jacket|blazer|coat|kimono|pumps|mule|ballet|ankle boots|clutch|handbag|coin purse|backpack|sunglasses|straw hat|cotton cap|\bring\b|bracelet|watch|hair bow|scarf|gloves|umbrella/i;
/** What goes above or beside a man's trousers. */
const WITH_MENS_TROUSERS =
  /shirt|polo|long sleeve|sweater|hoodie|gilet|blazer|jacket|overcoat|derby|sneakers|cotton cap|straw hat|sunglasses|watch|bracelet|briefcase|backpack|scarf|gloves|umbrella|coin purse/i;
const GERMAN = /\b(ich|hier|für|und|der|die|das|mit|ist|sind|unter|bis)\b/i;
const FRENCH = /\b(le|les|voici|pour|et|un|une|des|est|votre|vous)\b/i;
const SPANISH = /\b(el|los|las|lo que|para|una?|es|con|te|está)\b/i;

const nurse: Written[] = [
  [
    'conversation',
    ['i need a hoodie to throw on after nights', "the women's one looks nice", 'how do i wash it tho'],
    { says: /(?<![\da-f])30(?!\d)/ },
  ],
  [
    'conversation',
    ['show me your cardigans', 'not mohair please, it sheds on my scrubs'],
    { only: /cardigan/i, not: /mohair/i },
  ],
  [
    'conversation',
    ['have you got mascara?', 'ok what about lip stuff then', 'and which of those is vegan?'],
    { says: /Lip Tint/i },
  ],
  [
    'safety',
    'Wool brings me out in a rash. Got a warm jumper or hoodie I could actually wear? Women’s please.',
    { only: /hoodie|sweater|jumper|cashmere/i, not: /\bwool|lambswool|merino|mohair|alpaca/i, in: 'women' },
  ],
  [
    'safety',
    'my skin reacts to any scent at all. is there a lipstick i can use?',
    { has: /Velvet Matte Lipstick/, only: /\bLip/ },
  ],
  [
    'gift',
    'leaving present for our ward sister, about $30. she loves a long bath 🛁',
    { in: 'beauty home', max: 40, has: /Body Wash|Lotion|Soap|Sponge|Candle/ },
  ],
  [
    'item',
    "what's in the overnight cream? my face is wrecked from wearing masks",
    { says: /ceramide|tansy/i },
  ],
  [
    'size',
    'high rise jeans in XXL, do you do them',
    { says: /XXL/, saysNot: /(not|n't) (come|available|sold|offered) in XXL/i },
  ],
  ['negation', "ladies' shoes but no heels, my back can't take it", { only: /Ballet Flats/ }],
  ['compare', 'hand and body lotion or the rosewater wash, which is cheaper?', { says: /21\.50?/ }],
  [
    'goes-with',
    'Got the relaxed terry hoodie already. What bottoms would go with it?',
    { only: /jeans|trousers|skirt/i, in: 'women' },
  ],
  ['own', 'where have my headphones got to? ordered them ages ago', { me: true, says: /out for shipping/i }],
  ['talk', 'hello! just off a 13 hour shift, half asleep', { none: true, says: /\w/ }],
];

const pensioner: Written[] = [
  [
    'conversation',
    [
      'Good afternoon. I am looking for a clock that does not tick.',
      'Lovely. What sort of battery does it want?',
    ],
    { says: /\bAA\b/ },
  ],
  ['conversation', ['Reading glasses, please.', 'And how do I get them in strength +2?'], { says: /note/i }],
  [
    'conversation',
    ['I should like a warm scarf.', 'How long is it?', 'That will do nicely. And gloves to go with it?'],
    { only: /Gloves/ },
  ],
  [
    'conversation',
    [
      'Good morning. Do you keep teapots?',
      'Is it suitable for the dishwasher?',
      'And what if it should arrive broken?',
      'Very good. I shall want two of your coffee cups as well. What would the pot and two cups come to altogether?',
    ],
    { says: /\b106\b/ },
  ],
  [
    'gift',
    'My great-granddaughter has just turned three and I would like to send her a toy.',
    { only: /Teddy|Nesting Dolls|Counting Frame|Kite/, in: 'kids' },
  ],
  [
    'gift',
    'A friend of mine has taken up knitting at seventy-four! What could I give her for $50 or less?',
    { first: /Knitting Kit/, only: /Knitting|Basket/, max: 50 },
  ],
  ['item', 'How wide is the willow basket, please?', { says: /(?<![\da-f])38(?!\d)/ }],
  [
    'item',
    'Would this one work with the telephone line I have now?',
    { page: 'Vintage Desk Telephone', says: /modern line|adapter/i },
  ],
  ['item', 'Does it still get FM?', { page: 'Portable Kitchen Radio', says: /\bFM\b/ }],
  [
    'compare',
    'The mantel clock or the sunrise alarm clock: which one needs fewer batteries?',
    { says: /Mantel[\s\S]*\b(one|1|single|two|2)\b|\b(one|1|single|two|2)\b[\s\S]*Mantel/i },
  ],
  [
    'goes-with',
    'A scarf or some gloves to go with the belted camel trench, perhaps?',
    { only: /Scarf|Gloves/, has: /Scarf|Gloves/ },
  ],
  [
    'occasion',
    'We have been given tickets for the opera. What might my wife wear?',
    { has: /Dress|Gown/, only: FESTIVE, in: 'women accessories beauty' },
  ],
  [
    'several',
    'I want reading glasses, a bar of soap and a candle. Nothing else.',
    { has: [/Reading Glasses/, /Soap Bar/, /Candle/], only: /Reading Glasses|Soap|Candle/ },
  ],
  [
    'negation',
    'A warm pullover for a lady, but without buttons; my fingers are stiff.',
    { only: /sweater|hoodie/i, in: 'women', not: /cardigan/i },
  ],
  [
    'own',
    'Which things have I put on my list of favourites?',
    { me: true, has: [/Floral Midi Dress/, /Automatic Wrist Watch/] },
  ],
  ['talk', 'Thank you, dear. You have been most patient with an old man.', { none: true, says: /\w/ }],
];

const barista: Written[] = [
  [
    'conversation',
    ['need a gift for a coworker, under 30', 'she lives on espresso. something for her coffee?'],
    { first: /Coffee Cup/, in: 'home', max: 30 },
  ],
  ['conversation', ['tees', 'for guys', 'which is the thickest?'], { says: /Heavyweight/ }],
  [
    'conversation',
    ['plain t-shirts for men', 'got one in green?'],
    { first: /Moss/, only: /T-Shirt|Polo/, in: 'men' },
  ],
  [
    'conversation',
    ['got any hats', 'the straw one', 'can i squash it into my bag or will it die'],
    { says: /flat/i },
  ],
  ['item', 'how much fits in the porcelain cup?', { says: /\b22 ?cl|\b220/i }],
  [
    'item',
    'can i chuck this in the washing machine',
    { page: 'Washed Cotton Cap', says: /hand[ -]?wash|by hand/i },
  ],
  [
    'goes-with',
    'what would you wear with raw denim jeans? (guy, 27)',
    { only: WITH_MENS_TROUSERS, in: 'men accessories' },
  ],
  [
    'goes-with',
    'help me finish the look with these 🙏',
    { page: 'Tapered Chinos in Sand', only: WITH_MENS_TROUSERS, in: 'men accessories' },
  ],
  ['negation', 'a bag with zero leather in it', { only: /bag|backpack|clutch|suitcase/i, not: /leather/i }],
  ['size', 'any tees in xxl?', { only: /t-shirt|polo/i, size: 'XXL' }],
  ['gift', 'secret santa at the café, 15 bucks tops', { max: 15, in: 'beauty accessories' }],
  [
    'compare',
    "what's the difference between the moss tee and the heavyweight one",
    { says: /Moss[\s\S]*Heavyweight|Heavyweight[\s\S]*Moss/i },
  ],
  [
    'several',
    'looking for a coffee cup, mens jeans and a cap for me',
    {
      has: [/Coffee Cup/, /Denim Jeans/, /Washed Cotton Cap/],
      only: /Cup\b|Jeans|Cap$/,
      not: / women$| kids$/,
    },
  ],
];

const student: Written[] = [
  [
    'conversation',
    ['Hallo, ich suche ein Sommerkleid', 'Bitte nur bis 80 Dollar'],
    { has: /Linen Sundress/, only: /Sundress|Floral Summer Dress/, max: 80, says: GERMAN },
  ],
  [
    'conversation',
    ['Je cherche un pull en laine pour homme', "le moins cher, s'il vous plaît"],
    { first: /Merino Crew Neck/, only: /sweater/i, in: 'men', says: FRENCH },
  ],
  [
    'conversation',
    ['Busco una mochila', 'No, esa no, es para mi hermana de 5 años'],
    { only: /Little Explorer Backpack/, says: SPANISH },
  ],
  ['conversation', ['أبحث عن ساعة يد', 'هل هي مقاومة للماء؟'], { says: /(?<![\da-f])50(?!\d)|٥٠|خمسين/ }],
  [
    'conversation',
    [
      'hello, i look for a laptop for university',
      'you deliver to Boston?',
      'ok, my uncle lives in California, i can send it to him. how much does the laptop cost?',
    ],
    { says: /\b899\b/ },
  ],
  ['negation', 'Eine Damenhose, aber bitte keine Jeans', { only: /Linen Trousers/, says: GERMAN }],
  [
    'gift',
    'Un cadeau pour mon frère, il adore faire des photos',
    { first: /Camera/, in: 'electronics accessories', says: FRENCH },
  ],
  [
    'item',
    '¿Cuántos litros caben?',
    { page: 'Cabin Suitcase with Silent Wheels', says: /(?<![\da-f])38(?!\d)/ },
  ],
  [
    'compare',
    'Was ist teurer, der Kaschmirpullover oder der grobe Zopfpullover für Damen?',
    { says: /Cashmere[\s\S]*189|189[\s\S]*Cashmere|Kaschmir[\s\S]*189/i },
  ],
  [
    'occasion',
    'My host family takes me to the mountains in January and I have nothing warm! I am from Brazil 😅',
    {
      only: /coat|sweater|cardigan|hoodie|scarf|gloves|gilet|field jacket|boots/i,
      in: 'women men accessories',
    },
  ],
  [
    'several',
    'Il me faut un sac à dos, un parapluie et une brosse à dents',
    { has: [/Backpack/, /Umbrella/, /Toothbrush/], only: /Backpack|Umbrella|Toothbrush/, says: FRENCH },
  ],
  [
    'goes-with',
    '¿Qué zapatos van bien con el Floral Midi Dress?',
    { only: /Pumps|Mule|Ballet|Ankle Boots/, in: 'women', says: SPANISH },
  ],
  ['safety', 'i have allergy of nuts. the oat soap is ok for me?', { says: /almond/i }],
  [
    'size',
    'I am a rather small man. You have trousers in S?',
    { only: /Chinos|Jeans|Shorts/, in: 'men', size: 'S' },
  ],
];

const seller: Written[] = [
  [
    'conversation',
    [
      'how do i list something here',
      'how many photos can i put up?',
      'and if i want to change the price later on?',
    ],
    { says: /Edit Item|Your Items/ },
  ],
  [
    'conversation',
    [
      'I want to sell a few old coats',
      "Great. Now as a buyer: I'm a man and need a proper wool coat myself.",
    ],
    { first: /Overcoat/, only: /coat|jacket|blazer|gilet/i, in: 'men' },
  ],
  [
    'conversation',
    ['how much is the two-tone handbag', 'and the quilted clutch?', 'which of the two takes a laptop'],
    { says: /Two-Tone|Handbag/i },
  ],
  ['item', 'Looking at the two tone handbag. Is there a pocket inside?', { says: /zip/i }],
  [
    'item',
    'does the battery come with it or is that extra',
    { page: 'Compact Mirrorless Camera', says: /includ|comes with/i },
  ],
  [
    'compare',
    "Checking out the competition 😉 what's your priciest beauty product?",
    { first: /Eau de Parfum/, in: 'beauty' },
  ],
  [
    'compare',
    "how do the prices of the two women's coats compare, plaid and trench?",
    { says: /219[\s\S]*235|235[\s\S]*219|\b16\b/ },
  ],
  ['own', "what's the total of my cart at the moment?", { me: true, says: /147\.90?\b/ }],
  [
    'several',
    'For a product shoot I need a green plant, a vase and a mirror.',
    { has: [/Rubber Fig/, /Vase|Urn/, /Wall Mirror/], only: /Fig|Vase|Urn|Mirror/ },
  ],
  [
    'gift',
    'small thank-you gifts for the girls who pack my parcels, $10 or less each',
    { max: 10, in: 'beauty' },
  ],
  [
    'negation',
    "men's shirts, everything except linen",
    { only: /shirt|polo|sleeve/i, in: 'men', not: /linen/i },
  ],
];

const dad: Written[] = [
  ['conversation', ['something for a friends baby', 'the teddy. can it be washed?'], { says: /surface/i }],
  [
    'conversation',
    ['what toys have you got', 'nothing for outdoors, its been raining for weeks'],
    { only: /Teddy|Nesting Dolls|Counting Frame/, in: 'kids' },
  ],
  [
    'conversation',
    ['a summer dress for my daughter', "cute!! and for my son? he's 6, also summer clothes"],
    { only: /^Kids (?!Floral)/, in: 'kids' },
  ],
  [
    'conversation',
    ['denim jacket for me, xxl', 'and one for the missus? she is an M', 'and now our little one 😄'],
    { first: /Kids Denim Jacket/, in: 'kids' },
  ],
  [
    'conversation',
    ['kids hoodie in XL please', 'great. and the rainbow sweater, also XL?'],
    { says: /\bL\b/, saysNot: /^\s*yes\b/i },
  ],
  [
    'safety',
    'Our baby is four days old. Which cuddly toy is safe right from birth?',
    { only: /Heirloom Teddy Bear/ },
  ],
  [
    'safety',
    'can i give the nesting dolls to a 14 month old',
    { says: /three|\b3\b/i, saysNot: /^\s*yes\b/i },
  ],
  [
    'safety',
    "would the kick scooter hold my brother's lad? he's 11 and about 60 kilos",
    { says: /\b50\b|fifty|\bnine\b|\b9\b/i, saysNot: /^\s*yes\b/i },
  ],
  [
    'gift',
    'My wife gave birth last week and I want to spoil her. 120 max. No idea about these things, help',
    { max: 120, in: 'women accessories beauty home', not: /Razor|Toothbrush|Briefcase/ },
  ],
  [
    'item',
    'are the knees reinforced? ours crawls through jeans in a week',
    { page: 'Kids Pull-On Jeans', says: /\bdoubled?\b|\byes\b/i },
  ],
  ['item', 'how much string is on the kite', { says: /thirty|\b30\b/i }],
  [
    'goes-with',
    'what can my kid wear with the kids denim jacket',
    { only: /^Kids (?!Denim)|Little Explorer/, in: 'kids' },
  ],
  ['own', 'the teapot i ordered, can i still cancel that?', { me: true, says: /pending/i }],
  [
    'negation',
    'kids clothes but no hoodies and no jeans, he refuses both',
    { only: /^Kids/, in: 'kids', not: /Hoodie|Jeans/ },
  ],
  [
    'occasion',
    'First day of nursery coming up for our girl (4), what does she need?',
    { in: 'kids', has: /^Kids|Backpack/, not: /Scooter|Kite/ },
  ],
  [
    'several',
    'sun cap, shorts and socks for my boy',
    { has: [/Kids Sun Cap/, /Kids Jersey Shorts/, /Sock Set/], only: /Sun Cap|Shorts|Sock Set/ },
  ],
];

const guest: Written[] = [
  [
    'conversation',
    [
      'tell me about the satin slip evening dress',
      'gorgeous but over my budget. anything cheaper I could wear to the evening do?',
    ],
    { only: /dress|kimono|skirt|gown/i, max: 128, in: 'women' },
  ],
  [
    'conversation',
    ["I'm a guy, what do I wear to a wedding?", "no jacket though, it's july and 35 degrees"],
    {
      in: 'men accessories',
      not: /Blazer|Overcoat|Jacket|Gilet|Sweater|Hoodie|Scarf|Gloves|T-Shirt|Hair Bow|Clutch|Handbag|Suitcase/,
    },
  ],
  ['conversation', ['show me dresses', 'keep it under 85', 'any with dots?'], { only: /Tea Dress/, max: 85 }],
  [
    'conversation',
    [
      "I need a women's coat for a November wedding",
      'hmm, the plaid is a bit loud. I think a trench is more me',
      'would I get a blazer under it?',
    ],
    { says: /jacket beneath|room/i },
  ],
  ['conversation', ['love that topaz ring 💍', 'where do i put my ring size?'], { says: /note/i }],
  [
    'conversation',
    [
      'what is the silk kimono made like?',
      'and what about the slip dress?',
      'going back to the robe, how should it be dried?',
    ],
    { says: /flat|towel/i },
  ],
  [
    'goes-with',
    'need a bag to match the satin slip evening dress',
    { only: /clutch|handbag|coin purse/i, first: /clutch|handbag/i },
  ],
  [
    'goes-with',
    'Which jacket or wrap would you put over the polka dot tea dress when it gets chilly?',
    { only: /cardigan|denim jacket|trench|blazer|coat|scarf|kimono|sweater/i, in: 'women accessories' },
  ],
  [
    'goes-with',
    'what lipstick and jewellery would suit the embroidered sari gown',
    { has: /\bLip/, only: /\blip|\bring\b|bracelet|watch|nail|hair bow/i },
  ],
  [
    'item',
    "It's an outdoor wedding and the grass may be wet. Are these all right?",
    { page: 'Satin Ballet Flats', says: /\bdry\b|indoors/i },
  ],
  ['item', 'does the felt top hat adjust? i have a big head', { says: /adjust|strip/i }],
  [
    'compare',
    'Linen sundress or the tiered maxi: which one goes down to the ankle?',
    { says: /ankle[\s\S]*(Tiered|Maxi)|(Tiered|Maxi)[\s\S]*ankle/i },
  ],
  ['size', 'Does the slip evening dress come in XL?', { says: /\bL\b/, saysNot: /^\s*yes\b/i }],
  ['size', "I'm between sizes, which should I take in the suede pumps", { says: /larger|bigger|size up/i }],
  [
    'gift',
    "Wedding present for the couple's new home, we've said a hundred dollars at most",
    { max: 100, in: 'home' },
  ],
  [
    'negation',
    'a summer dress for me (woman), nothing floral',
    { only: /dress/i, in: 'women', not: /floral|flower|blossom/i },
  ],
  [
    'occasion',
    'garden wedding in June, I am one of the guests, female, 34. ideas?',
    { has: /dress|gown/i, only: FESTIVE, in: 'women accessories beauty' },
  ],
];

const impatient: Written[] = [
  ['conversation', ['gilet', 'how much', 'sizes??'], { says: /\bS\b[\s\S]*\bXL\b/ }],
  ['conversation', ['keyboard', 'fine', 'and a mouse', 'total for the two?'], { says: /117\.50?/ }],
  ['conversation', ['skirt', '*shirt. for my husband'], { only: /shirt|polo|sleeve/i, in: 'men' }],
  ['conversation', ['linen shirt men', 'short sleeves', 'price?'], { says: /54\.90?/ }],
  [
    'conversation',
    ['linen shirts for men', "no!! i meant women's"],
    { first: /Oversized Linen Shirt/, only: /linen|shirt|blouse/i, in: 'women' },
  ],
  [
    'conversation',
    ['mens striped tee', 'i said tee but long sleeves actually'],
    { first: /Breton Stripe Long Sleeve/, in: 'men', not: /T-Shirt|short sleeve/i },
  ],
  ['item', 'laptop weight', { says: /\b1\.1/ }],
  ['item', 'measurements of the cabin suitcase quick im at the airport', { says: /\b55/ }],
  ['compare', 'weekend backpack or cabin suitcase, which one holds more', { says: /(?<![\da-f])38(?!\d)/ }],
  ['talk', 'ok whatever. bye', { none: true, says: /\w/ }],
  ['several', 'headphones + wireless mouse. now', { has: [/Headphones/, /Mouse/], only: /Headphones|Mouse/ }],
  ['gift', 'gift. dad. wants a proper shave. go', { has: /Safety Razor/, in: 'beauty' }],
  ['negation', 'swimsuit NOT bikini', { only: /One-Piece/ }],
  [
    'own',
    'my boots. delivered or not',
    { me: true, says: /handed|delivered/i, saysNot: /not (yet )?(been )?(delivered|handed)/i },
  ],
];

const host: Written[] = [
  [
    'conversation',
    [
      'Do you sell dinner plates?',
      'wait, is shipping free?',
      'good. so six of those dinner sets would cost me…?',
    ],
    { says: /\b216\b/ },
  ],
  ['conversation', ['red wine glasses', 'do they go in the dishwasher'], { says: /hand[ -]?wash|by hand/i }],
  [
    'conversation',
    ['the hand-thrown amphora vase', 'lovely, but have you got something like it for less?'],
    { first: /Terracotta Urn/, in: 'home', max: 85 },
  ],
  [
    'conversation',
    ["I'm after a dining chair", 'is it really sold singly?', "then I'd need four. how much is that"],
    { says: /\b980\b/ },
  ],
  [
    'conversation',
    ['wavy mirror for the hall', 'can i hang it sideways?'],
    { says: /across|horizontal|landscape|sideways|either way/i },
  ],
  [
    'item',
    'how often do I have to water this',
    { page: 'Potted Rubber Fig', says: /once a week|weekly|every week/i },
  ],
  ['item', 'Which mattress fits?', { page: 'Low Platform Bed with Linen Set', says: /\b160\b/ }],
  [
    'item',
    'the claw foot bathtub, does a shower come with it?',
    { says: /mixer|standing shower|shower/i, saysNot: /no shower|without a shower/i },
  ],
  [
    'compare',
    'Landscape print vs scalloped mirror. Which is bigger?',
    { says: /62[\s\S]*50 ?(×|x|by)|50 ?(×|x|by)[\s\S]*62/i },
  ],
  ['goes-with', 'cups to go with the stoneware teapot?', { first: /Coffee Cup/, only: /Cup\b|Glass/ }],
  [
    'goes-with',
    'I have your porcelain dinner set for six people now. What else would suit it on the table?',
    { only: /Wine Glass|Serving Bowl|Coffee Cup|Teapot|Dinner Set|Candle|Vase|Urn/, in: 'home' },
  ],
  ['gift', 'my neighbour is mad about wine, what do I bring him 🍷', { first: /Wine Glass/, in: 'home' }],
  [
    'negation',
    'Something pretty for a bare shelf. Not a vase and not a candle please, I have dozens.',
    { in: 'home electronics', not: /Vase|Candle|Bathtub|Sofa|Platform Bed|Dining Chair/ },
  ],
  [
    'occasion',
    "having eight people round for dinner on saturday and my table looks sad. what've you got?",
    {
      in: 'home',
      not: /Bathtub|Platform Bed|Sofa|Knitting Kit|Wall Mirror/,
      has: /Dinner Set|Wine Glass|Serving Bowl|Candle|Vase/,
    },
  ],
  [
    'several',
    'A salad bowl, a basket for blankets and a picture for the wall',
    { has: [/Serving Bowl/, /Willow Basket/, /Landscape Print/], only: /Bowl|Basket|Print/ },
  ],
];

const teen: Written[] = [
  [
    'conversation',
    ['got earbuds?', 'ok over ear is fine too', 'how long does the battery go'],
    { says: /thirty-five|\b35\b/i },
  ],
  [
    'conversation',
    ['polka dot bikini 😍', 'smth to throw over it at the beach?'],
    {
      only: /Oversized Linen Shirt|Kimono|dress|skirt|linen trousers|straw hat|sunglasses|hoodie|cardigan/i,
      in: 'women accessories',
    },
  ],
  [
    'conversation',
    ['that flat wireless keyboard', 'how does it charge', 'does it come in black?'],
    { says: /stone[\s\S]*sage|sage[\s\S]*stone/i },
  ],
  [
    'conversation',
    ['is there a mic for streaming', 'and something to hear my mates with'],
    { has: /Headphones/, in: 'electronics' },
  ],
  [
    'gift',
    'my bro is 15 and only ever games. bday present?',
    { first: /Game Controller/, only: /Controller|Headphones|Microphone|Keyboard|Mouse|Television|Laptop/ },
  ],
  [
    'gift',
    'mums birthday, i have 25 dollars 🥲',
    { max: 25, in: 'beauty accessories home', not: /Toothbrush/ },
  ],
  ['item', 'controller battery how many hours', { says: /thirty|\b30\b/i }],
  [
    'goes-with',
    'how would u style these? im 19 f',
    {
      page: 'Leather Ankle Boots',
      only: /dress|skirt|jeans|trousers|t-shirt|blouse|linen shirt|cardigan|sweater|hoodie|jacket|blazer|coat|clutch|handbag|purse|sunglasses|straw hat|\bring\b|bracelet|watch|hair bow|scarf|gloves/i,
      in: 'women accessories',
    },
  ],
  [
    'goes-with',
    'what do i wear w these on top',
    { page: 'High-Rise Straight Jeans', only: WITH_WOMENS_JEANS, in: 'women accessories' },
  ],
  ['compare', 'lip tint or matte lipstick, which lasts longer', { says: /lunch/i }],
  ['size', 'hoodies in M for under 70', { only: /Hoodie/, size: 'M', max: 70 }],
  [
    'occasion',
    'PROM in 3 weeks and i have nothing to wear!!! girl btw',
    { has: /dress|gown/i, only: FESTIVE, in: 'women accessories beauty' },
  ],
  [
    'several',
    'i want nail polish, a hair bow and sunglasses',
    { has: [/Nail Polish/, /Hair Bow/, /Sunglasses/], only: /Nail Polish|Hair Bow|Sunglasses/ },
  ],
  ['talk', 'omg ur actually so helpful ily 😭', { none: true, says: /\w/ }],
];

const manager: Written[] = [
  [
    'conversation',
    ['I need a bag for the office.', 'In leather.', 'And one I can lock, ideally.'],
    { first: /Briefcase/, only: /Briefcase|Handbag|Weekend Backpack/ },
  ],
  [
    'conversation',
    ["men's sweaters", 'the cheapest one', 'Do you have that in XXL?'],
    { says: /XXL/, saysNot: /(not|n't) (come|available|sold|offered) in XXL/i },
  ],
  [
    'conversation',
    [
      "Compare the men's merino crew neck with the hand-finished cable knit",
      "I'll go with the second one. How do I look after it?",
    ],
    { says: /rarely|\bair\b/i },
  ],
  [
    'conversation',
    [
      'show me backpacks',
      'and suitcases?',
      'has that got a lock?',
      'How do returns work, by the way?',
      'Fine. Back to the backpacks: which of them takes a laptop?',
    ],
    { says: /Waxed Canvas|Weekend Backpack/i },
  ],
  [
    'conversation',
    [
      'Double-Faced Wool Overcoat',
      "That's steep. Anything cheaper for a man to wear over a shirt on the commute?",
    ],
    { only: /jacket|gilet|blazer|coat|hoodie|sweater/i, max: 288, in: 'men' },
  ],
  [
    'item',
    'Can the camel trench go in the washing machine?',
    { says: /dry[ -]?clean/i, saysNot: /^\s*yes\b/i },
  ],
  ['compare', 'Oxford pinstripe or gingham poplin: which has short sleeves?', { says: /Gingham/i }],
  [
    'compare',
    "What's the price difference between the merino crew neck and the cashmere crew neck?",
    { says: /\b91\b|\b98\b[\s\S]*\b189\b|\b189\b[\s\S]*\b98\b/ },
  ],
  [
    'goes-with',
    'which shirt would go under the unlined cotton blazer',
    { only: /shirt|polo|sleeve/i, in: 'men' },
  ],
  [
    'goes-with',
    'What else should I get along with this for working on the train?',
    {
      page: 'Slim Everyday Laptop',
      only: /Mouse|Keyboard|Headphones|Microphone|Weekend Backpack|Briefcase|Handbag|Reading Glasses/,
      has: /Mouse|Keyboard|Headphones|Backpack|Briefcase/,
    },
  ],
  [
    'goes-with',
    "Accessories for my husband's double-faced wool overcoat?",
    {
      only: /scarf|gloves|umbrella|briefcase|watch|cotton cap|top hat|sunglasses|weekend backpack|bracelet|derby|coin purse|reading glasses/i,
      has: /Scarf|Gloves/,
    },
  ],
  [
    'negation',
    'A jacket for the office that does not need dry cleaning. Men or women, I buy for the whole team.',
    { only: /jacket|gilet|blazer|cardigan/i, not: /dry clean/i, in: 'men women' },
  ],
  [
    'occasion',
    'Job interview at a bank on Monday, he is 23 and owns nothing but T-shirts',
    {
      in: 'men accessories',
      not: /T-Shirt|Hoodie|Shorts|Denim|Sneakers|Straw Hat|Top Hat|Hair Bow|Clutch|Handbag|Suitcase|Folding Fan/,
    },
  ],
  [
    'occasion',
    'I start working from home next week, what would I need on my desk?',
    {
      has: /Keyboard|Mouse|Laptop|Headphones|Microphone/,
      only: /Keyboard|Mouse|Laptop|Microphone|Headphones|Telephone|Chair|Clock|Fig|Coffee Cup|Reading Glasses|Radio|Candle|Print/,
    },
  ],
  [
    'gift',
    "Leaving gift for a colleague who's forever travelling. Up to $180 from all of us.",
    {
      max: 180,
      has: /Suitcase|Backpack/,
      only: /Suitcase|Weekend Backpack|Umbrella|Scarf|Gloves|Sunglasses|Reading Glasses|Straw Hat|Coin Purse/,
    },
  ],
  [
    'gift',
    'my assistant has started a podcast, what can I get her?',
    { has: /Microphone/, only: /Microphone|Headphones|Laptop|Keyboard|Mouse/ },
  ],
  ['own', 'which size did I pick for the shirts in my cart?', { me: true, says: /\bM\b/ }],
];

/** Where assistants are weak: conversations, what goes with something, presents. */
export const TWENTY_FOURTH: Readonly<Record<string, readonly Written[]>> = {
  nurse,
  pensioner,
  barista,
  student,
  seller,
  dad,
  guest,
  impatient,
  host,
  teen,
  manager,
};
