import type { Good } from '../shelf/good.ts';
import { NUMBER_WORDS } from '../text/number-words.ts';
import { phraseOf } from './phrase.ts';

/** By how much of something goods are told apart. */
export type Measure =
  | 'price'
  | 'warmth'
  | 'weight'
  | 'softness'
  | 'size'
  | 'length'
  | 'endurance'
  | 'sturdiness'
  | 'dressiness'
  | 'shelter'
  | 'quiet'
  | 'brightness';

/** "The warmest", "less formal": the measure, the side of it, and the word that was said, as a comparative. */
export type Degree = { measure: Measure; side: 'more' | 'less'; said: string; most: boolean };

const ADJECTIVES: readonly (readonly [Measure, more: string, less: string])[] = [
  ['price', 'expensive dear pricey costly', 'cheap affordable inexpensive'],
  ['warmth', 'warm cosy cozy toasty thick insulating', 'cool airy breathable fresh thin summery'],
  ['weight', 'heavy', 'light lightweight'],
  ['softness', 'soft cuddly gentle smooth fluffy', 'scratchy rough itchy stiff'],
  ['size', 'big large roomy spacious tall wide high deep bulky', 'small tiny compact little narrow dainty'],
  ['length', 'long', 'short cropped'],
  ['sturdiness', 'sturdy durable strong tough robust hardwearing solid practical', 'delicate fragile'],
  [
    'dressiness',
    'formal smart elegant dressy fancy classy posh chic festive',
    'casual relaxed comfortable comfy informal laid-back',
  ],
  ['shelter', 'waterproof rainproof water-resistant weatherproof', ''],
  ['quiet', 'quiet silent', 'loud noisy'],
  ['brightness', 'bright colourful colorful loud', 'dark plain subtle muted discreet'],
];

const SAID: ReadonlyMap<string, { measure: Measure; side: 'more' | 'less' }> = new Map(
  ADJECTIVES.flatMap(([measure, more, less]) =>
    (['more', 'less'] as const).flatMap((side) =>
      (side === 'more' ? more : less)
        .split(' ')
        .filter(Boolean)
        .map((word) => [word, { measure, side }] as const),
    ),
  ),
);

/** "warmer", "biggest", "heavier": the word that is compared. */
function baseOf(word: string): string | undefined {
  const stem = /^(\w{2,}?)(?:er|est)$/.exec(word)?.[1];
  if (!stem) return undefined;
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')].find((one) =>
    SAID.has(one),
  );
}

/** How long something lasts is no length. */
const LASTS = /\b(?:lasts?|runs?|battery|burns?|keeps?) (?:\w+ ){0,2}?(longer|longest)\b/;
const WITH = /\b(more|most|less|least) ([a-z-]+)\b|\b(\w{3,}(?:er|est))\b/g;
const HOLDS_MORE = /\b(?:holds?|fits?|carr(?:y|ies)|takes?) (?:the )?(more|most|less|least)\b/;
const WEIGHS = /\bweighs? (?:the )?(more|most|less|least)\b/;
const COSTS = /\bcosts? (?:the )?(more|most|less|least)\b/;
const FOR_RAIN = /\bkeeps? (?:\w+ ){0,3}(?:dry(?:er)?|rain (?:out|off))\b/;

/** The first degree that a prepared text compares by; undefined where it compares by none that is known. */
export function degreeIn(text: string): Degree | undefined {
  for (const [pattern, measure, more, less] of [
    [HOLDS_MORE, 'size', 'bigger', 'smaller'],
    [WEIGHS, 'weight', 'heavier', 'lighter'],
    [COSTS, 'price', 'dearer', 'cheaper'],
  ] as const) {
    const said = pattern.exec(text)?.[1];
    if (!said) continue;
    const side = /^m/.test(said) ? 'more' : 'less';
    return { measure, side, said: side === 'more' ? more : less, most: /st$/.test(said) };
  }
  const lasts = LASTS.exec(text)?.[1];
  if (lasts) return { measure: 'endurance', side: 'more', said: 'longer lasting', most: lasts === 'longest' };
  for (const [, how, adjective = '', compared = ''] of text.matchAll(WITH)) {
    const base = how ? adjective : baseOf(compared);
    const known = base === undefined ? undefined : SAID.get(base);
    if (!known || base === undefined) continue;
    const turned = how === 'less' || how === 'least';
    const side = turned ? (known.side === 'more' ? 'less' : 'more') : known.side;
    const most = how ? /^(?:most|least)$/.test(how) : compared.endsWith('est');
    const said = how ? `${turned ? 'less' : 'more'} ${adjective}` : compared.replace(/est$/, 'er');
    return { measure: known.measure, side, said, most };
  }
  if (FOR_RAIN.test(text))
    return { measure: 'shelter', side: 'more', said: 'better against rain', most: false };
  return undefined;
}

/** "too warm": what would be better. */
export function lessOf(adjective: string): Degree | undefined {
  const known = SAID.get(adjective);
  return (
    known && {
      ...known,
      side: known.side === 'more' ? 'less' : 'more',
      said: `less ${adjective}`,
      most: false,
    }
  );
}

const weights = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text.split(', ').map((one) => {
      const at = one.lastIndexOf(' ');
      return [phraseOf(one.slice(0, at)), Number(one.slice(at + 1))] as const;
    }),
  );

/** Of the fibres the warmest counts: "merino … wool programme" is not twice as warm. */
const FIBRES = weights('wool 3, lambswool 3.5, merino 2.5, cashmere 3, alpaca 3.5, mohair 2.5, fleece 2');
/** Words of descriptions that speak for (or against) a measure. */
const SIGNS: Readonly<Partial<Record<Measure, ReadonlyMap<string, number>>>> = {
  warmth: weights(
    'warm 2, warmth 2, thick 3, two layers 2, extra-fine -1, heavy 1, winter 2, chunky 2, cable 1.5, brushed 1, lined 0.5, light -1, linen -2, summer -2, airy -2, overcoat 1.5',
  ),
  weight: weights(
    'heavyweight 4, heavy 3, dense 2, thick 2, chunky 2, thirteen-ounce 2, cast iron 4, overcoat 1, cable 1, light -2, lightweight -3, featherlight -4, airy -2, fine -1, extra-fine -2, next to nothing -4, none of the weight -4, linen -1, voile -2, walnut 1, stoneware 1',
  ),
  softness: weights(
    'soft 2, softness 2, softened 1, cashmere 2.5, brushed 1.5, silk 1.5, mohair 1.5, cloud 2, terry 1, merino 1, jersey 1, supple 1, smooth 1, fleece 1.5, velvet 1.5, rigid -3, raw denim -2, stiff -2, stiffened -2, crisp -1',
  ),
  size: weights(
    'generous 1, large 2, big 2, roomy 2, deep 1, wide 1, weekend 2, long 1, small -1, mini -2, little -1.5, compact -2, phone -1, coin -3, clutch -2, low 0.5',
  ),
  length: weights(
    'maxi 5, ankle 5, floor 5, long 3, midi 4, mid calf 4, calf 4, below the knee 3.5, knee 3, hip 2, mini 1, short -1, cropped -2, cut short -2',
  ),
  sturdiness: weights(
    'heavyweight 2, outlast 3, stronger 2, strong 2, steel 1.5, full-grain 1.5, cobbler 2, guarantee 2, last 1, survive 2, waxed 1.5, doubled 1.5, welted 2, rigid 1, decade 2, oak 1, drift 1, sheer -2, thin -2, fine -1, silk -1, great care -2, featherlight -2',
  ),
  dressiness: weights(
    'evening 3, satin 2, silk 1.5, tailored 3, wedding 2, opera 2, elegant 2, blazer 2, pinstripe 1.5, meeting 1.5, oxford 1, embroidered 2, gold 1.5, velvet 1, calf 1, derby 2, sharp 1, office 1.5, hoodie -3, terry -1.5, relaxed -1, loose -1, playground -2, jersey -0.5, denim -1.5, sneaker -3, runner -2, t-shirt -1.5, shorts -2, everyday -1',
  ),
  shelter: weights(
    'rain 2, shower 2, storm 2, water-repellent 3, waxed 2.5, sheds rain 3, taped 1, water 0.5, umbrella 3, rubber sole 1, rubber half sole 1, keep from rain -4, dry day -4, indoors -2, suede -2, canvas -0.5, satin -2, knit -1',
  ),
  quiet: weights(
    'quiet 2, silent 3, no ticking 3, whisper 2, hardly click 2, noise-cancelling 3, bell -2, chime -1',
  ),
  brightness: weights(
    'rainbow 3, bright 2, multicoloured 3, stripe 1, dot 1, floral 1.5, gold 1, red 1.5, pink 1, butter 1, sunny 1, black -2, navy -1, charcoal -2, plain -2, quiet -1, sand -1, oat -1, matt -1',
  ),
};

const UNITS: readonly (readonly [unit: string, name: RegExp, times: number])[] = [
  ['l', /^(?:litres?|liters?|l)$/, 1],
  ['l', /^cl$/, 0.01],
  ['l', /^ml$/, 0.001],
  ['kg', /^(?:kilos?|kg)$/, 1],
  ['kg', /^(?:g|grams?)$/, 0.001],
  ['cm', /^(?:cm|centimetres?|centimeters?)$/, 1],
  ['cm', /^(?:mm|millimetres?)$/, 0.1],
  ['cm', /^(?:m|metres?|meters?)$/, 100],
  ['inch', /^inch(?:es)?$/, 1],
  ['hour', /^hours?$/, 1],
  ['hour', /^minutes?$/, 1 / 60],
];
const FIGURED: Readonly<Partial<Record<Measure, readonly string[]>>> = {
  size: ['l', 'cm', 'inch'],
  length: ['cm'],
  weight: ['kg'],
  endurance: ['hour'],
};
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const FIGURE = new RegExp(
  String.raw`\b(\d+(?:\.\d+)?|(?:(?:${TENS})-)?(?:${[...NUMBER_WORDS.keys()].join('|')}))(?: ?[×x] ?\d+(?:\.\d+)?)*[ -]([a-z]+)\b`,
  'gi',
);
const numberOf = (text: string): number =>
  Number(text) ||
  text
    .toLowerCase()
    .split('-')
    .reduce((sum, word) => sum + (NUMBER_WORDS.get(word) ?? 0), 0);

/** The largest of the figures that a description gives in a unit. */
function figureOf(good: Good, units: readonly string[]): { unit: string; amount: number } | undefined {
  const found = new Map<string, number>();
  for (const [, figure = '', name = ''] of good.item.description.matchAll(FIGURE)) {
    const unit = UNITS.find(([, pattern]) => pattern.test(name.toLowerCase()));
    if (!unit || !units.includes(unit[0])) continue;
    found.set(unit[0], Math.max(found.get(unit[0]) ?? 0, numberOf(figure) * unit[2]));
  }
  const unit = units.find((one) => (found.get(one) ?? 0) > 0);
  return unit === undefined ? undefined : { unit, amount: found.get(unit) ?? 0 };
}

/** How much of a measure a good has, in a unit of its own; undefined where its description tells nothing of it. */
export function amountOf(good: Good, measure: Measure): { unit: string; amount: number } | undefined {
  if (measure === 'price') return { unit: '$', amount: good.item.price };
  const figure = figureOf(good, FIGURED[measure] ?? []);
  if (figure) return figure;
  const said = (words: ReadonlyMap<string, number>) =>
    [...words].flatMap(([word, weight]) => (good.text.includes(` ${word} `) ? [weight] : []));
  const fibres = measure === 'warmth' ? said(FIBRES) : [];
  const signs = said(SIGNS[measure] ?? new Map());
  if (fibres.length + signs.length === 0) return undefined;
  return { unit: 'signs', amount: Math.max(0, ...fibres) + signs.reduce((sum, one) => sum + one, 0) };
}

/** Above 0 where the one is further to the side of a degree than the other; undefined where that cannot be told. */
export function furtherBy(one: Good, other: Good, { measure, side }: Degree): number | undefined {
  const mine = amountOf(one, measure);
  const theirs = amountOf(other, measure);
  // Where only one description says that it is warm, the other hardly is.
  const both = mine ?? (theirs?.unit === 'signs' ? { unit: 'signs', amount: 0 } : undefined);
  const against = theirs ?? (mine?.unit === 'signs' ? { unit: 'signs', amount: 0 } : undefined);
  if (!both || !against || both.unit !== against.unit || both.amount === against.amount) return undefined;
  return side === 'more' ? both.amount - against.amount : against.amount - both.amount;
}

/** Goods by a degree, the furthest first; those of which nothing is known come last. `known`: whether it tells any apart. */
export function byDegree<T extends Good>(
  goods: readonly T[],
  degree: Degree,
): { goods: T[]; known: boolean } {
  const amounts = goods.map((good) => ({ good, amount: amountOf(good, degree.measure) }));
  const counted = Map.groupBy(
    amounts.filter(({ amount }) => amount !== undefined),
    ({ amount }) => amount?.unit,
  );
  // Figures of one unit tell more than words, when several goods have them.
  const [unit] = [...counted].sort(
    ([one, some], [other, more]) =>
      Number(one === 'signs' && more.length > 1) - Number(other === 'signs' && some.length > 1) ||
      more.length - some.length,
  )[0] ?? [undefined];
  const ranked = amounts
    .filter(({ amount }) => amount !== undefined && amount.unit === unit)
    .sort(
      (one, other) =>
        (degree.side === 'more' ? 1 : -1) * ((other.amount?.amount ?? 0) - (one.amount?.amount ?? 0)),
    );
  const sorted = ranked.map(({ good }) => good);
  const [first, second] = ranked;
  return {
    goods: [...sorted, ...goods.filter((good) => !sorted.includes(good))],
    known:
      first !== undefined &&
      (second === undefined
        ? goods.length === 1 || degree.side === 'more'
        : first.amount?.amount !== second.amount?.amount),
  };
}
