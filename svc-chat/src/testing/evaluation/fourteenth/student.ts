import { LOG_IN, NO } from '../twelfth/patterns.ts';
import type { Written } from '../written.ts';

/** Second year, five to a flat. */
export const student: readonly Written[] = [
  ['find', 'need headphones the library is LOUD', { has: /Headphones/ }],
  ['synonym', 'specs w that blue light thing for writing essays', { has: /Reading Glasses/ }],
  ['typo', 'alram clock', { has: /Sunrise Alarm Clock/ }],
  ['price', 'broke till friday, anything under a tenner', { max: 10, has: /Soap|Toothbrush/ }],
  [
    'negation',
    'want to decorate my dorm, no mirrors i hate seeing myself lol',
    { not: /\bmirror\b/i, in: 'home electronics', has: /./ },
  ],
  [
    'negation',
    'a jacket or coat for uni (f), not denim, everyone has denim',
    { not: /denim/i, has: /Coat|Blazer/, in: 'women' },
  ],
  [
    'several',
    'mouse for my laptop, a plate + a cup, first time living alone',
    { has: [/Mouse/, /Dinner Set/, /Cup/] },
  ],
  ['gift', 'flatmate saved me in stats, want to say thanks, 15 dollars max', { max: 15, has: /./ }],
  [
    'occasion',
    'first date thurs, bar, im a guy, help',
    { in: 'men accessories beauty', has: /Shirt|Blazer|Jeans|Chinos|Jacket|Sneakers/ },
  ],
  [
    'item',
    'how much storage does ur laptop have n is the screen glossy',
    { says: /512[\s\S]*matt|matt[\s\S]*512/i },
  ],
  [
    'conversation',
    ['knitting stuff?', 'would a total beginner manage', 'sick, what do i end up with'],
    { says: /scarf/i },
  ],
  ['own', 'show my orders', { says: LOG_IN, none: true }],
  ['help', 'is there a student discount', { says: /discount|offer|coupon|code/i }],
  ['talk', 'lol ur funny for a bot', { none: true, says: /./ }],
  ['not-sold', 'u sell energy drinks?', { says: NO }],
];
