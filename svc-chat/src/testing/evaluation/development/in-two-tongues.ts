import type { Written } from '../written.ts';

const ENGLISH = /\b(?:here|found|these|this|shipping|the|I)\b/;
const FOREIGN = /aquí|voici|hier ist/i;

/** English messages with words of another language in them, and letters with salutations and closings. */
export const inTwoTongues: readonly Written[] = [
  ['find', 'do you have a Koffer for the cabin?', { only: /Suitcase/, saysNot: FOREIGN }],
  ['find', 'Good day, I seek a Regenschirm', { only: /Umbrella/ }],
  ['find', 'need pantalones cortos for beach', { has: /Shorts/, only: /Shorts/ }],
  ['find', 'gafas de sol for my novio', { only: /Sunglasses/ }],
  ['find', 'hi, i look for a Bademantel in size M', { only: /Robe/, size: 'M' }],
  ['find', 'I want reloj, how do you say, the thing for the time on the arm', { only: /Watch/ }],
  ['size', 'I need zapatos negros for my marido, size L', { only: /Derby|Sneakers/, saysNot: FOREIGN }],
  ['negation', 'I want falda, not negra please', { only: /Skirt/ }],
  ['negation', 'do you have a bolso sin cuero for me', { not: /\bleather\b/i, saysNot: FOREIGN }],
  ['negation', 'I have alergia to lana, show me a suéter', { not: /\b(?:wool|cashmere|merino|mohair)\b/i }],
  ['gift', 'gift for my abuela, she likes té, 70 dollars max', { has: /Tea|Cup/, max: 70 }],
  ['gift', 'my tía loves té, something under 30', { has: /Cup/, max: 30 }],
  ['gift', 'looking for a Geschenk for my Schwester, she likes lesen', { has: /Reading/ }],
  ['help', 'what is the envío price?', { says: /free/i }],
  ['help', 'I forgot my Passwort, what now', { says: /reset/i }],
  ['own', 'where can I see my pedido?', { says: /log in/i }],
  [
    'refusal',
    'My neighbour buys here too. Puedes ver su pedido? She asked me',
    { says: /private/i, none: true },
  ],
  ['not-sold', 'do you sell cerveza for a party', { none: true, says: /don['’]t sell/ }],
  ['not-sold', 'you have libros for kids?', { none: true, says: /don['’]t sell/ }],
  ['several', 'I need jabón, a brush for my teeth and an espejo', { has: [/Soap/, /Toothbrush/, /Mirror/] }],
  ['language', 'hola, tienen auriculares inalámbricos?', { has: /Headphones/, says: /aquí/i }],
  ['language', 'Avez-vous un parapluie ?', { has: /Umbrella/, says: /voici/i, saysNot: /\bfound\b/ }],
  // A letter.
  [
    'find',
    'Dear Sir or Madam, I am looking for a warm scarf. Yours sincerely, Henry Brook',
    { only: /Scarf/, says: ENGLISH },
  ],
  ['find', 'Dear shop, do you have a teapot? Kind regards, Grandpa Joe', { only: /Teapot/ }],
  ['find', 'A table clock, please. Warmly, Aunt Pearl Baker', { only: /Clock/ }],
  ['gift', 'Hello dear team, my niece turns 6 and loves dolls. Love, Mrs. Rose', { has: /Doll/ }],
  [
    'help',
    'Dear shop, how long may I take to send something back? Many thanks, Silke Schuhmacher',
    { says: /14 days/ },
  ],
  [
    'language',
    'Sehr geehrte Damen und Herren, ich suche einen Hut. Herzliche Grüße, Opa Karl',
    { only: /Hat|Cap/ },
  ],
  ['language', 'Chère boutique, je cherche un miroir. Bien cordialement, Rose', { only: /Mirror/ }],
  // Goods and what they are of, written with capitals as in German.
  ['negation', 'any Sweater for men without Wool', { not: /\b(?:wool|merino|cashmere|alpaca|mohair)\b/i }],
  ['negation', 'a Coat without Wool', { only: /Trench/ }],
  ['negation', 'nothing with Leather, a Bag please', { not: /\bleather\b/i }],
  ['negation', 'any Pullover ohne Wolle', { not: /\b(?:wool|merino|cashmere|alpaca|mohair)\b/i }],
  [
    'negation',
    "Men's jackets. Nothing that needs the dry cleaner's, that is a hidden cost.",
    { not: /dry clean/i },
  ],
  [
    'safety',
    'allergic to Wool. a Sweater for women',
    { not: /\b(?:wool|merino|cashmere|alpaca|mohair|lambswool)\b/i, says: /allergy/ },
  ],
  ['safety', 'Soap for somebody with an allergy to Almonds', { not: /almond/i }],
  ['safety', 'I hate Roses. Body wash?', { not: /\brose/i }],
  ['several', 'I need a Rucksack and a Regenschirm for school', { has: [/Backpack/, /Umbrella/] }],
  ['find', 'my friend Rose wants a scarf', { only: /Scarf/ }],
  ['gift', 'a gift for Olive, she likes tea', { has: /Tea|Cup/ }],
  ['find', 'do you have an alarm clock? mine fell and broke', { only: /Alarm Clock/, saysNot: /sorry/i }],
  ['language', 'ist der Teddybär für Babys geeignet?', { says: /Geburt/ }],
  ['language', '¿a partir de qué edad es el patinete?', { says: /4 años/ }],
  [
    'item',
    'My doctor wrote +1.5 for both eyes. Can I have these in that strength?',
    { page: 'Round Reading Glasses', says: /strength in a note/ },
  ],
];
