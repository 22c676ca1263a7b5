import { ANIMAL, WOOL } from '../seventh/patterns.ts';
import type { Written } from '../written.ts';

/** What was answered wrongly while the causes of the misses of `eleventh` were mended. */
export const everyday: readonly Written[] = [
  ['safety', 'need a jumper, but merino gives him spots', { not: WOOL }],
  ['safety', 'my skin goes red with lanolin, cardigan ideas?', { not: WOOL }],
  ['safety', 'bag where nothing died for it', { not: ANIMAL, has: /Bag|Backpack|Suitcase/ }],
  ['safety', 'something for a toddler who swallows everything', { has: /Teddy/, not: /bean|four to nine/ }],
  ['negation', 'dress, florals make me look like a sofa', { not: /floral|blossom/i, only: /Dress|Gown/ }],
  ['goes-with', 'do the derby shoes go with chinos', { has: /Derby/ }],
  ['goes-with', ['show me mens shirts', 'what trousers go with the first one'], { has: /Chinos/, in: 'men' }],
  ['goes-with', 'was kann ich zum Trenchcoat tragen', { has: /Jeans|Trousers/, in: 'women accessories' }],
  ['goes-with', 'quoi porter avec la jupe en lin', { has: /Blouse|T-Shirt|Shirt/ }],
  ['goes-with', 'que puedo llevar con la falda de lino', { has: /Blouse|T-Shirt|Shirt/ }],
  ['goes-with', 'ماذا ألبس مع التنورة', { has: /Blouse|T-Shirt|Shirt/ }],
  ['compare', "what's lighter, the laptop or the camera", { says: /Laptop[\s\S]*Camera/ }],
  ['compare', 'does the wool overcoat cost more than the field jacket', { says: /289\.00[\s\S]*164\.00/ }],
  ['compare', ['mens jackets', 'how are 1 and 3 different'], { says: /Washed Denim[\s\S]*Field Jacket/ }],
  ['compare', 'difference between both hoodies', { says: /Terry[\s\S]*Fleece/ }],
  ['several', "i'd love a teapot, and can i return it?", { has: /Teapot/, says: /14 days/ }],
  ['several', 'toothbrush and do you ship to california?', { has: /Toothbrush/, says: /New York/ }],
  ['several', 'Do you have umbrellas? And how much is shipping?', { has: /Umbrella/, says: /free/ }],
  ['help', 'I bought the boots. Can I return them?', { says: /return/i, none: true }],
  ['gift', 'thank you present for my nurse', { has: /./ }],
  ['gift', 'my dad retires next month, budget 150', { max: 150, saysNot: /Jacket|Shorts/ }],
  ['gift', 'my niece likes to draw', { in: 'kids' }],
  ['price', 'i have two kids, which toys do you have', { in: 'kids', saysNot: /\$2\.00/ }],
];
