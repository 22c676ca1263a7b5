import { NO } from '../twelfth/patterns.ts';
import type { Written } from '../written.ts';

/** Buys costumes and props for a theatre, half of it in Paris. */
export const wardrobe: readonly Written[] = [
  ['find', 'A wicker basket for a country scene?', { first: /Willow Basket/ }],
  ['synonym', 'Something hand-held to waft in the opera box scene', { has: /Folding Fan/ }],
  [
    'several',
    'Period office set: telephone, clock, briefcase. Can you furnish it?',
    { has: [/Telephone/, /Clock/, /Briefcase/] },
  ],
  [
    'size',
    'Our villain (a man) wears XL. Show me coats or jackets he could have.',
    { size: 'XL', in: 'men', has: /Overcoat|Jacket/ },
  ],
  [
    'negation',
    'Evening gown for the diva, but no sari and no dots.',
    { not: /\bsari\b|\bdots?\b|dotted/i, has: /Satin Slip|Maxi/ },
  ],
  [
    'safety',
    'The actor who plays the duke comes out in a rash from wool. Is the top hat out of the question?',
    { says: /wool/i },
  ],
  ['item', 'Raw denim jeans: what has to be done before the first wear?', { says: /soak/i }],
  [
    'compare',
    "For the sailor chorus: the men's Breton long sleeve or the women's Breton tee, which is cheaper apiece?",
    { says: /\b32\b/ },
  ],
  [
    'occasion',
    'Our new musical plays at the seaside in the twenties. What do you have for the leading lady?',
    {
      in: 'women accessories beauty',
      has: /Hat|Swimsuit|Stripe|Fan|Sunglasses|dress|Linen|Umbrella|Bikini|Skirt/i,
    },
  ],
  [
    'goes-with',
    'What would you pair with the mohair cardigan for a heroine of the fifties?',
    { in: 'women accessories', has: /Skirt|dress|Flats|Jeans|Trousers|Blouse|Shirt|Pumps|Scarf|Bow/i },
  ],
  ['language', 'Auriez-vous un éventail et un haut-de-forme ?', { has: [/Fan/, /Top Hat/] }],
  ['not-sold', 'Do you carry rapiers, blunt ones for stage fights?', { says: NO }],
  [
    'conversation',
    ['We need a kimono for Madame Butterfly.', 'How should the laundry treat it?'],
    { says: /hand.?wash|by hand|cool/i },
  ],
  [
    'conversation',
    ['mirror for the dressing room', 'is the frame carved wood or something else?'],
    { says: /resin/i },
  ],
  [
    'conversation',
    ['A wooden bracelet for the fortune-teller.', 'She dives into a lake in act three. Will it survive?'],
    { says: /out of (?:the )?water|(?:not|n't|away|avoid|dry)[\s\S]{0,60}water|no\b/i },
  ],
];
