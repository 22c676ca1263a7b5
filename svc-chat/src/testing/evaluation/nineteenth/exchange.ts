import { CANNOT } from '../twelfth/patterns.ts';
import type { Written } from '../written.ts';

/** From Göttingen, one school year in Albany; thinks in German. */
export const exchange: readonly Written[] = [
  ['synonym', 'Have you a bath mantle? I mean such a thing to wear after the bath', { has: /Kimono Robe/ }],
  ['typo', 'I need an umbrellar, here it rains every day', { first: /Umbrella/ }],
  [
    'price',
    'A pullover until 100 dollars, for a man of 20 years',
    { max: 100, in: 'men', has: /Merino Crew|Fleece Hoodie|Long Sleeve/ },
  ],
  [
    'size',
    'My foot size is 39, in which sizes do the satin ballet flats exist?',
    { says: /\bS\b[\s\S]*\bXL\b|small[\s\S]*extra large/i },
  ],
  [
    'negation',
    'A T-shirt without stripes please, it is for me as a man',
    { not: /\bstrip/i, in: 'men', has: /Heavyweight|Moss/ },
  ],
  [
    'occasion',
    'My host family makes a barbecue at the beach, what can I as a girl wear?',
    { in: 'women accessories beauty', has: /dress|Sandals|Hat|Swimsuit|Bikini|Sunglasses|Linen|Skirt/i },
  ],
  ['gift', 'A thank you for my host parents, it shall cost not more than 45', { max: 45, has: /./ }],
  ['item', 'How many litres fit in the waxed canvas backpack?', { says: /\b24\b|twenty.{0,2}four/i }],
  ['compare', 'What is more cheap, the dinner set for one or the bowl for serving?', { says: /\b36\b/ }],
  [
    'help',
    'Can you send a packet also to my parents in Germany?',
    { none: true, says: /United States|New York|California/i },
  ],
  [
    'refusal',
    'What stands on the wish list of my host sister Emily Carter? It shall be a surprise for her.',
    { none: true, says: CANNOT },
  ],
  ['language', 'Gibt es die weite Leinenhose für Damen auch in XL?', { says: /\bXL\b/ }],
  ['conversation', ['Ich suche eine Armbanduhr', 'Ist sie wasserdicht?'], { says: /\b50\b/ }],
  [
    'conversation',
    ['I want to buy a present for a baby', 'maybe a bear?', 'What must I pay for it?'],
    { says: /\b42\b/ },
  ],
  [
    'conversation',
    ['Have you jackets from jeans stuff?', 'for men please', 'and what does it cost?'],
    { says: /\b112\b/ },
  ],
];
