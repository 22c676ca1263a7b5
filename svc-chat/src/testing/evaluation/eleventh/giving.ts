import type { Written } from '../written.ts';

/** Who gives, and who goes on talking. */
export const giving: readonly Written[] = [
  [
    'gift',
    'present for grandpa 78, up to 60 bucks',
    { max: 60, has: /./, in: 'men accessories home electronics beauty' },
  ],
  ['gift', '5 yo boy birthday, 30 max', { max: 30, in: 'kids' }],
  ['gift', 'need something for my teacher, not more than 25', { max: 25, has: /./ }],
  ['gift', 'secret santa, limit is $20', { max: 20, has: /./ }],
  [
    'gift',
    'my sister is 16 and into makeup, budget 40',
    { max: 40, in: 'beauty accessories women', has: /Lip|Nail/ },
  ],
  [
    'gift',
    'our neighbours feed the cat when we are away, a small thank you',
    { has: /./, saysNot: /cat food|don't sell/i },
  ],
  ['gift', 'what do you get a man who games all day?', { has: /Controller|Headphones/ }],
  [
    'gift',
    'mum turns 50 next week, around 100 dollars',
    { has: /./, max: 130, in: 'women accessories beauty home electronics' },
  ],
  ['gift', 'new baby in the family', { has: /Teddy/, in: 'kids home beauty' }],
  ['gift', 'uncle Bob loves photography', { has: /Camera/ }],
  [
    'gift',
    'for my best friend (f, 30) who does yoga and hates clutter, 50-80',
    { min: 50, max: 80, has: /./ },
  ],
  ['gift', 'newlyweds, something nice for the table, 100 at most', { max: 100, in: 'home' }],
  ['conversation', ['show me laptops', 'too expensive', 'just a keyboard then'], { has: /Keyboard/ }],
  [
    'conversation',
    ['i need a coat', 'for my wife', 'without wool'],
    { not: /wool/i, in: 'women', has: /Coat/ },
  ],
  ['conversation', ['gift for my daughter', 'she is 6', 'max 30 dollars'], { max: 30, in: 'kids' }],
  ['conversation', ['Do you have sunglasses?', 'and a case for them?'], { says: /case/i }],
  [
    'conversation',
    ['boots', 'do they come in XL', 'ok and how do I look after them'],
    { says: /clean|cream/i },
  ],
  ['conversation', ['womens tops', 'in stripes'], { has: /Breton/, in: 'women' }],
  ['conversation', ['how much is shipping', 'and to texas?'], { says: /New York|California/ }],
  ['conversation', ['show me sneakers', 'any in women sizes?'], { saysNot: /don't know that/i, says: /./ }],
  [
    'conversation',
    ['i want to buy a watch', 'is it waterproof', 'great, what about the strap'],
    { says: /leather/i },
  ],
  ['conversation', ['red lipstick', 'and something for the nails', 'how much together'], { says: /38\.00/ }],
  ['conversation', ['mens shirts under 60', 'the cheapest one please', 'which sizes?'], { says: /S, M, L/ }],
  [
    'conversation',
    ['hello', 'im looking for a lamp', 'no, only the lamp, without a sofa'],
    { says: /./, not: /sofa/i },
  ],
  ['talk', 'hmm not sure what i want', { none: true, says: /\?/ }],
  ['talk', 'just looking around', { none: true, says: /./ }],
  ['talk', 'i am so tired of everything being ugly', { none: true, says: /\?/ }],
  ['talk', 'surprise me then, i dunno', { saysNot: /don't know that/i, says: /./ }],
  ['talk', 'my dog ate my homework lol', { none: true }],
  ['talk', 'it is raining again', { none: true, says: /./ }],
];
