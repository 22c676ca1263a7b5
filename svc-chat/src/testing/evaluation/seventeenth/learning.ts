import { LOST } from '../fifteenth/patterns.ts';
import type { Written } from '../written.ts';

/** Who wants to know about a good, which of two to take, or what to add to one. */
export const learning: readonly Written[] = [
  [
    'item',
    'dimensions? i fly ryanair',
    { page: 'Cabin Suitcase with Silent Wheels', says: /55[^\d]{1,6}40[^\d]{1,6}20/ },
  ],
  [
    'item',
    'would a 15 inch macbook go in',
    {
      page: 'Full-Grain Leather Briefcase',
      says: /\byes\b|15[- ]?(inch|["″”])/i,
    },
  ],
  [
    'item',
    'Which wood is your curved dining chair, and how high does one sit?',
    { says: /(?=[\s\S]*\boak\b)(?=[\s\S]*\b45\b)/i },
  ],
  ['item', 'the fleece hoodie, can that go in the dryer or will it shrink', { says: /tumble|\blow\b/i }],
  [
    'item',
    'microwave??',
    {
      page: 'Porcelain Coffee Cup and Saucer',
      says: /microwave|\byes\b/i,
      saysNot: /not (be )?microwave|don['’]t sell/i,
    },
  ],
  [
    'item',
    'how many stars did ppl give it',
    { page: 'Velvet Matte Lipstick', says: /review|rating|\brated?\b|stars?\b/i, saysNot: LOST },
  ],
  [
    'item',
    'whos the seller of this one',
    { page: 'Stoneware Teapot', says: /\bsell|\bsold\b|\bstore\b|\bshop\b/i, saysNot: LOST },
  ],
  [
    'item',
    'Is the band solid gold, and where do I tell you my ring size?',
    { page: 'Topaz Solitaire Ring', says: /(?=[\s\S]*vermeil)(?=[\s\S]*\bnote\b)/i },
  ],
  ['item', 'what material is the dotted bikini made out of', { says: /nylon/i }],
  [
    'item',
    'can the covers come off, i have two dogs and a toddler 😅',
    {
      page: 'Two-Seat Linen Sofa with Reading Lamp',
      says: /zip|\byes\b|removable|come off/i,
      saysNot: /(not|n['’]t) (come off|removable)/i,
    },
  ],
  [
    'compare',
    'oat milk soap vs rosewater body wash, pros and cons',
    { says: /(?=[\s\S]*Oat Milk Soap)(?=[\s\S]*Rosewater Body Wash)/i },
  ],
  [
    'compare',
    'whats cheaper the wrist watch or the topaz ring',
    { says: /(?=[\s\S]*Topaz Solitaire Ring)(?=[\s\S]*\b240\b)/i },
  ],
  [
    'compare',
    'is the women’s cashmere sweater lighter on my purse than the chunky cable one?',
    { says: /(?=[\s\S]*Chunky Cable Knit)(?=[\s\S]*\b124\b)/i },
  ],
  [
    'compare',
    'sea blue or oat linen shirt?? same price so whats different',
    { says: /(?=[\s\S]*Sea Blue)(?=[\s\S]*\bOat\b)/i },
  ],
  [
    'goes-with',
    'what would u wear on top w these',
    {
      page: 'Tapered Chinos in Sand',
      has: /Shirt|Polo|Sweater|Blazer|Hoodie|Jacket|Long Sleeve/,
      in: 'men accessories',
    },
  ],
  [
    'goes-with',
    'just got your pleated linen midi skirt. shoes to match?',
    { has: /Flats|Sandals|Pumps|Boots/, in: 'women' },
  ],
  [
    'goes-with',
    'what looks good next to it on a sideboard',
    {
      page: 'Hand-Thrown Amphora Vase',
      has: /Urn|Candle|Print|Clock|Wall Mirror|Fig|Bowl|Teapot|Basket/,
      in: 'home electronics',
    },
  ],
  ['goes-with', 'a bag for the suede block heel pumps', { has: /Clutch|Handbag/, in: 'accessories' }],
];
