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
  ['own', 'did my teapot ship yet??? it is for my nana', { me: true, says: /pending/i }],
];
