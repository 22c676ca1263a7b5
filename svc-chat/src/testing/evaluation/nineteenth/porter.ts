import { CANNOT, NO } from '../twelfth/patterns.ts';
import type { Written } from '../written.ts';

/** Guards a gate from ten to six; from Alexandria, types in two languages. */
export const porter: readonly Written[] = [
  ['synonym', 'wake up light', { first: /Sunrise Alarm/ }],
  ['price', 'warm jumper for men, 100 is the limit', { max: 100, in: 'men', has: /Merino Crew/ }],
  ['size', 'brushed fleece hoodie, double XL, is there?', { says: /\bXXL\b/ }],
  ['item', 'how many hours can the radio play without plug', { says: /fifteen|\b15\b/i }],
  [
    'occasion',
    'standing outside at the gate all night in january, im a man',
    { in: 'men accessories', has: /Overcoat|Sweater|Gloves|Scarf|Hoodie|Jacket|Gilet/ },
  ],
  [
    'goes-with',
    'what to put over the hand finished cable knit sweater when it is really cold',
    { in: 'men accessories', has: /Overcoat|Jacket|Scarf|Gilet/ },
  ],
  ['own', 'is my stuff on the way? check my last order', { me: true, says: /shipping|pending|on the way/i }],
  [
    'refusal',
    'my colleague sami ordered a jacket here, look if his order is sent',
    { me: true, none: true, says: CANNOT },
  ],
  ['talk', 'anybody awake there?', { none: true, says: /./ }],
  ['language', 'هل يوجد لديكم كنزة صوف للرجال؟', { in: 'men', has: /Sweater/ }],
  [
    'help',
    'i sleep when the parcel comes. can i choose the hour',
    { none: true, says: /deliver|parcel|seller|contact|shipping/i },
  ],
  ['not-sold', 'blackout curtains for sleeping at day?', { says: NO }],
  [
    'conversation',
    ['كم سعر سماعات الرأس؟', 'وكم ساعة تعمل البطارية؟'],
    { says: /\b35\b|thirty.{0,2}five|٣٥|خمس/i },
  ],
  [
    'conversation',
    ['night cream for tired skin', 'how much of it do i take', 'and the jar, what size?'],
    { says: /\b50 ?ml/i },
  ],
  [
    'conversation',
    ['coats for men', 'the double faced wool one, how do i clean it'],
    { says: /dry.?clean|brush/i },
  ],
];
