import { WOOL } from '../seventh/patterns.ts';
import type { Written } from '../written.ts';

/** A stylist who thinks in outfits and throws out what does not suit. */
export const stylist: readonly Written[] = [
  ['goes-with', 'I have a camel trench. Shoes?', { has: /Boots|Flats|Pumps|Sandals|Shoes|Sneakers/ }],
  [
    'goes-with',
    'top to pair with high rise jeans',
    { in: 'women', has: /Shirt|Blouse|T-Shirt|Sweater|Cardigan|Hoodie/ },
  ],
  [
    'goes-with',
    'finish this look: linen trousers, oversized shirt, and …? a bag',
    { has: /Bag|Clutch|Backpack/ },
  ],
  ['compare', 'camel trench or plaid coat for drizzle?', { says: /Trench[\s\S]*Coat|Coat[\s\S]*Trench/ }],
  ['negation', 'evening look, satin is over, so no satin', { not: /satin/i, has: /Dress|Gown/ }],
  ['negation', 'statement hat, felt excluded', { not: /\bfelt\b/i, has: /Hat/ }],
  [
    'negation',
    'knitwear for women minus cables minus mohair',
    { not: /cable|mohair/i, in: 'women', has: /./ },
  ],
  ['negation', 'trousers, women, denim need not apply', { not: /denim|jeans/i, has: /Linen Trousers/ }],
  ['negation', 'not black tie. relaxed wedding guest, male', { in: 'men accessories', has: /./ }],
  ['negation', "I'd sooner die than wear polka dots. dresses", { not: /polka|dots/i, has: /Dress|Sundress/ }],
  ['negation', 'blazers but not in ivory', { not: /ivory/i, has: /Blazer/ }],
  ['find', 'something fluid and bias cut', { has: /Satin Slip|Polka Dot Tea/ }],
  ['find', 'boxy warm weather shirt', { has: /Short Sleeve Linen Shirt/ }],
  ['find', 'cropped anything', { has: /Cropped Denim|Breton|Chunky/ }],
  ['synonym', 'court shoes in a rosy brown', { has: /Suede Block Heel Pumps/ }],
  ['synonym', 'a fascinating headpiece for hair, bow like', { has: /Hair Bow/ }],
  ['typo', 'sufde pums', { has: /Suede Block Heel Pumps/ }],
  ['typo', 'cashmier crewnek', { has: /Cashmere/ }],
  ['conversation', ['coats for women', 'nothing with wool', 'is it lined?'], { says: /./, not: WOOL }],
  ['conversation', ['skirts', 'the other one?', 'does it need ironing'], { says: /iron|Iron|steam|wash/i }],
];
