import { LOST } from '../fifteenth/patterns.ts';
import type { Written } from '../written.ts';

/** Who goes on from one message to the next. */
export const talking: readonly Written[] = [
  [
    'conversation',
    ['do you have watches', 'is it waterproof', 'nice, how do i save it for later?'],
    { says: /heart|favou?rite|wish ?list|cart|(log|sign)[ -]?in/i, saysNot: LOST },
  ],
  [
    'conversation',
    ['shirts for men', 'something for hot weather', 'under 60'],
    { has: /Linen|Poplin|Polo|T-Shirt/, max: 60, in: 'men' },
  ],
  [
    'conversation',
    ['bikini', 'and a one piece?', 'which of the two comes in XL'],
    {
      says: /One-Piece|swimsuit/i,
      saysNot: /\bboth (of them )?(come|are)\b|\bneither\b|Bikini Set (comes|is available) in[^.\n]*\bXL\b/i,
    },
  ],
  [
    'conversation',
    ['looking for something for my living room wall', 'a picture maybe', 'how big is it'],
    { says: /50 ?(cm)? ?[×x*] ?50/i },
  ],
  [
    'conversation',
    ['present for a 3 year old boy', 'he has enough cuddly toys already', 'max 30 dollars'],
    { has: /./, max: 30, not: /teddy/i, in: 'kids' },
  ],
  [
    'conversation',
    ['hey', 'can i return stuff', 'ok and where do i see what i ordered'],
    { says: /\borders?\b[^.\n]*(page|account|menu)|Your Orders|profile|(log|sign)[ -]?in/i, saysNot: LOST },
  ],
  [
    'conversation',
    ['cashmere sweater', "lovely but I can't afford that", 'what else do you have thats warm, for women'],
    { has: /Sweater|Cardigan|Hoodie|Scarf|Gloves/, max: 188, in: 'women accessories' },
  ],
  [
    'conversation',
    ['coffee cup', 'can it go in the microwave', 'i need 4 of them, how much would that be'],
    { says: /\b96\b/ },
  ],
  [
    'conversation',
    ['sunglasses', 'do they block uv', 'great. and something for my little one against the sun'],
    { has: /Kids Sun Cap/ },
  ],
  [
    'conversation',
    ['my wife needs a dress for a wedding', 'she is a size L', 'nothing down to the ankle please'],
    { has: /Dress/, not: /\bmaxi\b|to the ankle/i, size: 'L', in: 'women' },
  ],
  [
    'conversation',
    ['how do you wash it', 'ok, and which trousers go with it'],
    { page: 'Linen Shirt in Sea Blue', has: /Chinos|Jeans|Shorts/, in: 'men' },
  ],
  [
    'conversation',
    ['i want something for my skin', 'its for the night', 'how much is in the jar and whats the price?'],
    { says: /(?=[\s\S]*50 ?ml)(?=[\s\S]*\b46\b)/i },
  ],
];
