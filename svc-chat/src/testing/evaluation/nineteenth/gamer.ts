import { NO } from '../twelfth/patterns.ts';
import type { Written } from '../written.ts';

/** Fifteen, plays until two in the morning, never uses the shift key. */
export const gamer: readonly Written[] = [
  ['find', 'wireless controller pls', { first: /Game Controller/ }],
  ['synonym', 'a mic for streaming', { first: /Microphone/ }],
  ['typo', 'keybord that isnt loud', { first: /Keyboard/ }],
  ['price', 'gaming stuff for 70 bucks or less', { max: 70, in: 'electronics', has: /Controller|Mouse/ }],
  [
    'negation',
    'a hoodie. not for girls and not for little kids',
    { in: 'men', has: /Fleece Hoodie/, not: /\bkids\b/i },
  ],
  ['several', 'headset + mouse + smth to sit on', { has: [/Headphones/, /Mouse/, /Chair|Sofa/] }],
  ['item', 'does the mouse work on a glass desk', { says: /works? on glass|\byes\b|\byep\b/i }],
  ['compare', 'whats cheaper the mini tv or the laptop', { says: /\b289\b/ }],
  ['gift', 'bday gift for my lil bro hes 5, got 30 bucks', { max: 30, in: 'kids', has: /./ }],
  [
    'occasion',
    'school prom and i need an outfit, im a guy btw',
    { in: 'men accessories', has: /Blazer|Shirt|Derby|Top Hat|Chinos|Overcoat/ },
  ],
  ['talk', 'gg thats it cya', { none: true, says: /./ }],
  ['not-sold', 'playstation 5?', { says: NO }],
  [
    'conversation',
    ['tv for my room', 'has it got hdmi', 'how many inches is it'],
    { says: /fourteen|\b14\b/i },
  ],
  [
    'conversation',
    ['smth for cold hands', 'can i swipe on my phone with them on'],
    { says: /conductive|thumb|touch|\byes\b/i },
  ],
  ['conversation', ['u got caps', 'not the kids one', 'how do i wash that'], { says: /hand.?wash|by hand/i }],
];
