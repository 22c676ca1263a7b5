import type { Written } from '../written.ts';

/** Questions about the one item that was spoken of, though they name other things or people. */
export const ofOneThing: readonly Written[] = [
  [
    'conversation',
    ['leather briefcase', 'would a 15-inch laptop go in, or is that too big?'],
    { only: /Briefcase/ },
  ],
  [
    'conversation',
    ['do you have a backpack for adults?', 'will my laptop and a water bottle fit inside'],
    { only: /Backpack/, says: /sleeve for a laptop/ },
  ],
  [
    'conversation',
    ['do you have a microphone', 'thank you. can i plug it into my laptop'],
    { only: /Microphone/, says: /USB-C/ },
  ],
  [
    'conversation',
    ['do you have a keyboard', 'ok and could i connect it to a tablet and a phone?'],
    { only: /Keyboard/, says: /three devices/ },
  ],
  [
    'conversation',
    ['do you have a teapot', 'is it enough for six cups'],
    { only: /Teapot/, says: /four cups/ },
  ],
  [
    'conversation',
    ['coffee cup', 'can i put it in the microwave and the dishwasher'],
    { only: /Coffee Cup/, says: /microwave safe/ },
  ],
  [
    'conversation',
    ['knitting set please', 'thanks. my son is 9 and has never knitted, can he do it?'],
    { only: /Knitting/, says: /beginners/ },
  ],
  ['conversation', ['do you have a scooter', 'will my nephew manage it? he is 4'], { says: /\bYes\b/ }],
  ['conversation', ['wireless mouse', 'does it work with a macbook and with my laptop'], { only: /Mouse/ }],
  ['conversation', ['leather belt', 'do you have a handbag too'], { only: /Handbag/ }],
  ['conversation', ['headphones', 'can i return them with the laptop i bought'], { says: /14 days/ }],
  // What goes with what somebody has, or with what lies before their eyes.
  [
    'goes-with',
    'I have a grey suit (from 2012). Which of your shoes go with it?',
    { first: /Derby/, only: /Derby|Pumps/ },
  ],
  [
    'goes-with',
    "I've got a green skirt from last year. What top goes with it?",
    { in: 'women', not: /skirt/i },
  ],
  [
    'goes-with',
    'any top that works with these, under 40?',
    { page: 'High-Rise Straight Jeans', in: 'women', max: 40, has: /Shirt|Blouse/ },
  ],
  [
    'goes-with',
    'I like this dress. What shoes and which bag with it?',
    { page: 'Floral Midi Dress', has: [/Pumps|Sandals|Flats/, /Bag/] },
  ],
  [
    'item',
    'which cable comes with it',
    { page: 'Noise-Cancelling Wireless Headphones', says: /cable for planes/ },
  ],
  // What keeps the rain out, and nothing else beside it.
  ['conversation', ['a jacket please', 'mens', 'one that shrugs off rain'], { only: /Waxed|Gilet/ }],
  ['find', 'waterproof shoes for women', { only: /Boots/ }],
  ['find', "a men's jacket that keeps the rain out", { only: /Waxed|Gilet/ }],
  ['find', 'kids rain jacket', { only: /Kids/ }],
  ['own', 'did my teapot ship yet??? it is for my nana', { me: true, says: /pending/i }],
];
