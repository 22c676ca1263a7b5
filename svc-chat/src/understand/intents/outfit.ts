import { isKindOf } from '../../lexicon/kinds.ts';
import { stemsOf } from '../../lexicon/phrase.ts';
import type { Intent } from '../intent.ts';
import { kindsIn } from '../item-meant.ts';
import type { Asked } from './asked.ts';

/** "I have a grey suit and a white shirt. What do I add?": what somebody has on, and the question for more. */
const HAS_ON =
  /(?:^|\b(?:i|we|he|she|they|have|has|am|is|my \w+) )(?:have |has |am |is )?(?:already |just |only )?(?:got|have|has|own|owns|bought|wears?|wearing|chose|picked|going (?:in|with)|in) (?:on )?((?:(?!(?:to|for|nothing|no|not|any)\b)[a-z-]+ (?:, )?){2,14}?)(?:already |on |ready )?(?:(?:for|to|at) (?:\w+ ){1,4})?[.;,!:] (?:so |now |and |but )*(?:what|which|anything|how)\b[^.?!]*\b(?:add|adds|adding|need|needs|complet\w+|finish\w*|missing|lacks?|lacking|lift|liven|spice|jazz|round|still|else|on top|with it|with that|with them|not look|look less|look more)\b/;

const COVERS: readonly (readonly [string, readonly string[]])[] = [
  ['top', ['top', 'dress', 'robe', 'swimwear']],
  ['bottom', ['bottom', 'dress', 'swimwear', 'robe']],
  ['layer', ['outerwear', 'cardigan', 'sweater', 'hoodie']],
];
const OF_WOMEN = ['dress', 'skirt', 'blouse', 'pump', 'flat', 'handbag', 'clutch'];
const OF_MEN = ['polo', 'chinos', 'derby', 'tie'];
const MOST = 6;

/** What completes clothes of which somebody has two or more. */
export function toCompleteOutfit({ clean, wish }: Asked): Intent | undefined {
  const spaced = clean.replace(/ ?([.,;!?:])/g, ' $1');
  const found = HAS_ON.exec(spaced);
  const owned = found?.[1];
  // "which pants go with the oxford shirt?": what is wanted is named.
  if (!owned || !/ (?:and|,) /.test(owned)) return undefined;
  const asked = spaced.slice(spaced.indexOf(owned) + owned.length);
  if (kindsIn(stemsOf(asked)).length > 0) return undefined;
  const kinds = kindsIn(stemsOf(owned ?? ''));
  const worn = kinds.filter((kind) => ['clothing', 'shoe', 'accessory'].some((one) => isKindOf(kind, one)));
  if (worn.length < 2 || !worn.some((kind) => isKindOf(kind, 'clothing'))) return undefined;
  const has = (some: readonly string[]) => worn.some((kind) => some.some((one) => isKindOf(kind, one)));
  const [top, bottom, layer] = COVERS.map(([, by]) => has(by));
  // A suit is a jacket with its trousers.
  const suited = /\bsuit\b/.test(owned);
  const women = has(OF_WOMEN);
  const said = wish?.recipient?.who;
  const who = said && said !== 'anyone' ? said : women ? 'women' : suited || has(OF_MEN) ? 'men' : undefined;
  const wanted = [
    ...(top ? [] : ['shirt', 't-shirt']),
    ...(bottom || suited ? [] : ['trousers', 'jeans']),
    ...(has(['shoe']) ? [] : ['shoe']),
    ...(layer ? [] : ['jacket', 'cardigan']),
    ...(women || who === 'women' ? ['clutch', 'bracelet', 'ring', 'handbag'] : ['watch']),
    'scarf',
    ...(women || who === 'women' ? [] : ['briefcase', 'sunglasses']),
  ].filter((kind) => !worn.some((mine) => isKindOf(mine, kind) || isKindOf(kind, mine)));
  const frame = wish ?? { not: [] };
  return {
    kind: 'goes-with',
    wish: {
      ...(wish?.maxPrice === undefined ? {} : { maxPrice: wish.maxPrice }),
      ...{ kinds: [], colours: [], materials: [], patterns: [], words: [], interests: [], occasions: [] },
      not: frame.not,
      recipient: who ? { who } : { who: 'anyone', grown: true },
    },
    complements: wanted.slice(0, MOST),
    beside: owned.replace(/\s*,\s*/g, ', ').trim(),
    not: new Set(),
  };
}
