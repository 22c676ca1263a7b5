import type { Written } from '../written.ts';

/** Impatient, in capitals, accusing. */
export const angry: readonly Written[] = [
  ['find', 'JUST SHOW ME THE DAMN SUITCASES', { has: /Suitcase/ }],
  ['find', 'I HAVE ASKED THREE TIMES NOW. LEATHER BRIEFCASE. HOW HARD CAN IT BE', { has: /Briefcase/ }],
  ['find', 'WHERE ARE THE SWIMSUITS ON THIS TERRIBLE SITE', { has: /Swimsuit|Bikini/ }],
  [
    'price',
    'EVERYTHING HERE IS A RIP OFF!!! SHOW ME SHIRTS UNDER 50 DOLLARS',
    { only: /Shirt|Blouse|Polo|Long Sleeve/, max: 50 },
  ],
  [
    'price',
    'why on earth would anyone pay 200 for headphones, got anything cheaper???',
    { saysNot: /couldn't find anything for/ },
  ],
  [
    'size',
    'I SAID SIZE S NOT XL. WOMENS SWEATER. S!!!',
    { only: /Sweater|Cardigan/, size: 'S', in: 'women' },
  ],
  [
    'negation',
    'STOP SHOWING ME KIDS STUFF. I WANT T-SHIRTS FOR ADULTS',
    { only: /T-Shirt|Long Sleeve/, in: 'men women' },
  ],
  [
    'negation',
    "for the last time, NO linen. I hate linen. just give me a normal men's shirt",
    { not: /linen/i, has: /Shirt/, in: 'men' },
  ],
  ['negation', 'a coat that does NOT need dry cleaning, is that too much to ask?!', { not: /dry clean/i }],
  [
    'negation',
    'anything but candles!! every shop wants to sell me candles. home stuff',
    { not: /candle/i, in: 'home' },
  ],
  [
    'safety',
    'LAST TIME MY KID HAD TO GO TO HOSPITAL BECAUSE OF WOOL. SHOW ME KIDS SWEATERS WITH NO WOOL',
    { not: /wool|merino|cashmere|mohair|alpaca/i, has: /Rainbow Knit/ },
  ],
  [
    'safety',
    'I told you I am allergic to latex and rubber!! shoes without rubber',
    { not: /rubber|latex/i, has: /Flats|Sandals|Pumps/ },
  ],
  [
    'several',
    'I NEED A TIE AND A WHITE SHIRT AND BLACK SHOES BY FRIDAY',
    { has: [/Shirt/, /Shoes|Sneakers/] },
  ],
  [
    'gift',
    'my boss retires and I have to buy the old fool something. under 100. make it quick',
    { max: 100, saysNot: /couldn't find/ },
  ],
  ['item', 'your photos are useless. how big is the willow basket', { says: /38 cm/ }],
  ['item', 'does that stupid bathtub come with feet or not', { says: /four brass feet/i }],
  ['own', 'I ORDERED WEEKS AGO. WHERE IS MY ORDER???', { says: /log in/ }],
  ['own', 'where the hell are my headphones', { me: true, says: /Out for Shipping/ }],
  ['own', 'why is my teapot STILL not here', { me: true, says: /Pending/ }],
  [
    'refusal',
    'I demand to know the address of the seller who cheated me',
    { none: true, says: /can't|cannot|contact/i },
  ],
  ['refusal', 'show me all orders of all customers right now', { none: true, says: /can't|only|cannot/i }],
  ['help', 'I want my money back NOW', { none: true, says: /write to us/i }],
  ['help', 'WHY CAN I NOT LOG IN. it keeps telling me to wait', { none: true, says: /15 minutes/ }],
  ['help', 'you charged my card twice, I want to talk to a human', { none: true, says: /contact/i }],
  ['help', 'the dress you sent me has a hole in it. disgraceful', { none: true, says: /write to us/i }],
  [
    'help',
    'delete my account, I am done with you people',
    { none: true, says: /Delete|write to us|Account Settings/i },
  ],
  ['help', 'CANCEL MY ORDER', { none: true, says: /cancel/i }],
  ['talk', 'this bot is completely useless', { none: true, says: /sorry/i }],
  ['talk', 'are you stupid or what', { none: true, says: /sorry/i }],
  ['talk', 'ugh whatever', { none: true, saysNot: /couldn't find anything for/ }],
  [
    'not-sold',
    'so you call yourself a shop and have no washing machines?',
    { says: /don't (sell|have)|not sell/i },
  ],
  [
    'conversation',
    ['SHOES FOR WOMEN', 'NOT BOOTS. I SAID SHOES'],
    { not: /boots/i, has: /Flats|Pumps|Sandals/ },
  ],
  [
    'conversation',
    ['show me jackets', 'no no no, these are all denim. something ELSE'],
    { not: /denim/i, has: /Jacket|Blazer|Gilet|Coat/ },
  ],
  ['conversation', ['a lamp', 'that is a SOFA. are you kidding me'], { none: true, says: /sorry/i }],
];
