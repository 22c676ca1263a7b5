import { CANNOT } from '../twelfth/patterns.ts';
import type { Written } from '../written.ts';

/** Who speaks to the phone, which knows no full stop. */
export const dictated: readonly Written[] = [
  [
    'find',
    'hi there um i am looking for a mirror to hang in the hallway over the little table',
    { first: /Wall Mirror/ },
  ],
  [
    'synonym',
    'okay so i want something that wakes me up in the morning with light because it is so dark now',
    { has: /Sunrise Alarm Clock/ },
  ],
  [
    'price',
    'show me everything you have for women between one hundred and one hundred fifty dollars',
    { min: 100, max: 150, in: 'women', has: /./ },
  ],
  [
    'negation',
    'i am looking for trousers for my wife she does not like linen and she does not like jeans either so what is left',
    { not: /linen|jeans/i },
  ],
  [
    'negation',
    'i need a present for my wife but please do not show me jewellery or perfume she has so much of that',
    { not: /\bring\b|bracelet|parfum/i, has: /./ },
  ],
  [
    'several',
    'so i need a suitcase for the trip and also an umbrella because it always rains there and some gloves',
    { has: [/Suitcase/, /Umbrella/, /Gloves/] },
  ],
  [
    'gift',
    'my brother in law just bought a house and he likes to cook for people what could i bring him maybe fifty dollars',
    { max: 60, has: /./, in: 'home electronics accessories' },
  ],
  [
    'occasion',
    'it is my first time going to the opera and i do not know what to wear i am a woman',
    { in: 'women accessories', has: /dress|Gown|Blazer|Pumps|Clutch|Fan/i },
  ],
  [
    'item',
    'tell me about the bathtub how much water goes in and how is it delivered',
    { says: /180[\s\S]*(?:to the door|two strong)|(?:to the door|two strong)[\s\S]*180/i },
  ],
  [
    'conversation',
    [
      'i am looking for a sweater for my husband',
      'the one with the cables please tell me more',
      'how do i wash it',
    ],
    { says: /wash it rarely|dry (?:it )?flat/i },
  ],
  [
    'compare',
    'what is better for the rain the camel trench coat or the waxed field jacket',
    { says: /Trench[\s\S]*Field Jacket|Field Jacket[\s\S]*Trench/i },
  ],
  ['own', 'can you tell me if everything from my last order has been sent', { me: true, says: /pending/i }],
  [
    'refusal',
    'my neighbour got a parcel from your shop i think it is for her daughter can you tell me what she ordered',
    { none: true, says: CANNOT },
  ],
  [
    'help',
    'so the thing is i typed the wrong address when i ordered how can i change it',
    { says: /contact|write|support|call|555/i },
  ],
  ['talk', 'no that is all for today thank you and have a nice evening', { none: true, says: /./ }],
];
