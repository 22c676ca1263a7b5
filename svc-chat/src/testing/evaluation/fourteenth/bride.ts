import type { Written } from '../written.ts';

/** Who marries in eleven weeks. */
export const bride: readonly Written[] = [
  ['find', 'omg hi! do you have anything in satin?', { has: /Satin|Clutch/ }],
  ['synonym', 'a barrette or some kind of hair thingy', { has: /Hair Bow/ }],
  [
    'price',
    'Pumps or flats for my bridesmaids, below 70 each',
    { max: 70, has: /Ballet Flats/, in: 'women' },
  ],
  [
    'negation',
    'Bridesmaid dresses!! no florals no dots, my mother in law has opinions',
    { not: /floral|flower|blossom|\bdots?\b/i, has: /dress/i, in: 'women accessories' },
  ],
  ['negation', 'evening bag for the day itself, anything but leather', { not: /leather/i, has: /Clutch/ }],
  [
    'several',
    'a ring for me, a bracelet for my maid of honour and a wine glass for the toast',
    { has: [/Ring/, /Bracelet/, /Wine Glass/] },
  ],
  [
    'gift',
    'Something for each of my four bridesmaids, not more than 30 apiece',
    { max: 30, has: /./, in: 'women accessories beauty home' },
  ],
  [
    'gift',
    'my fiancé is into proper shaving and mechanical watches, wedding morning gift, up to 350',
    { max: 350, has: /Razor|Watch/ },
  ],
  [
    'occasion',
    'honeymoon in the Maldives, what do I (she) need for the pool',
    { has: /Bikini|Swimsuit|Straw Hat|Sunglasses|Sandals/, in: 'women accessories beauty' },
  ],
  ['occasion', 'It might pour on our wedding day, what could we have ready?', { has: /Umbrella/ }],
  ['item', 'the satin slip dress - can i wash it myself?', { says: /hand wash|dry clean/i }],
  [
    'conversation',
    ['show me heels', 'how high are they, the suede ones', 'would they survive a wet lawn'],
    { says: /rain/i },
  ],
  [
    'goes-with',
    'What shoes would you put with the satin evening dress?',
    { has: /Pumps|Flats|Sandals/, in: 'women' },
  ],
  [
    'compare',
    'sari gown or slip dress, which would you choose for the evening party',
    { says: /Sari[\s\S]*Slip|Slip[\s\S]*Sari/i },
  ],
  ['own', 'which dress did i save again?', { me: true, says: /Floral Midi Dress/ }],
  ['help', 'if a bridesmaid dress doesnt fit can we send it back', { says: /return/i }],
];
