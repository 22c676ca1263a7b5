import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measure, Quantity } from './wish.ts';
import { MEASURES } from './wish.ts';

type Unit = { type: Measure; factor: number };

const isMeasure = (text: string): text is Measure => text in MEASURES;

const UNITS: ReadonlyMap<string, Unit> = new Map(
  readFileSync(join(import.meta.dirname, '../../data/units.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .flatMap((row) => {
      const [type = '', factor = '', names = ''] = row.split('\t');
      if (!isMeasure(type)) throw new Error(`units.tsv: ${type} is no measure`);
      return names.split(',').map((name) => [name, { type, factor: Number(factor) }] as const);
    }),
);

const WORDS =
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty`.split(/\s+/);
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...WORDS.map((word, at) => [word, at + 1] as const),
  ['half', 0.5],
  ['a', 1],
  ['dozen', 12],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
  ['hundred', 100],
]);

const escaped = [...UNITS.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ -]'));
const NUMBER = String.raw`(?:\d{1,6}(?:[.,]\d{1,3})?|\b(?:${[...NUMBERS.keys()].filter((word) => word !== 'a').join('|')})\b)`;
/** Matches numbers followed by their unit: "60 x 40 cm", "10-20 kg", "four-person", "two to three hours". */
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d$€£.,])(${NUMBER})(?: ?(x|×|by|-|–|to|or|and) ?(${NUMBER}))?(?: ?(?:x|×|by) ?(${NUMBER}))?[ -]?(${escaped.join('|')})(?![\p{L}\d])`,
  'giu',
);
/**
 * Matches numbers preceded by the word that states the measure: "ages 4 to 9", "serves six", "3+ years", "from 3
 * years".
 */
const LED = new RegExp(
  String.raw`\b(ages?|aged|from age|serves|sleeps|seats|suits)(?: from)? (${NUMBER})(?: ?(-|–|to|and) ?(${NUMBER})|( ?\+| and (?:up|over|above)| or (?:over|older)| years? and (?:up|over)))?`,
  'giu',
);
const FROM_YEARS = new RegExp(String.raw`\b(?:from|over) (${NUMBER}) years?\b|\b(${NUMBER}) ?\+(?: years?)?`, 'giu');

const AT_MOST =
  /(?:under|below|less than|up to|at most|max\.?|maximum|no more than|not more than|within|shorter than|smaller than|lighter than|younger than|until|not over|no longer than|no bigger than|narrower than)(?: of)?(?: an?)? ?$/i;
const AT_LEAST =
  /(?:over|above|more than|at least|min\.?|minimum|no less than|not less than|longer than|bigger than|larger than|heavier than|older than|taller than|wider than|upwards of|from)(?: of)?(?: an?)? ?$/i;
const OR_LESS = /^ ?(?:or (?:less|under|shorter|smaller|lighter|younger|below)|max|maximum|at most|tops)\b/i;
const OR_MORE =
  /^ ?(?:\+|(?:or|and) (?:more|over|longer|bigger|larger|older|up|above|taller)\b|min(?:imum)?\b|plus\b)/i;
const RANGE: ReadonlySet<string> = new Set(['-', '–', 'to', 'or', 'and']);
const LOOKED_BACK = 24;

const numberOf = (said: string): number => {
  const word = NUMBERS.get(said.toLowerCase());
  if (word !== undefined) return word;
  return Number(/,\d{3}$/.test(said) ? said.replace(',', '') : said.replace(',', '.'));
};

/** Returns an amount as a minimum, a maximum or an exact value, depending on the words around it. */
function bounded(amount: number, before: string, after: string): { min?: number; max?: number } {
  if (AT_MOST.test(before) || OR_LESS.test(after)) return { max: amount };
  if (AT_LEAST.test(before) || OR_MORE.test(after)) return { min: amount };
  return { min: amount, max: amount };
}

function counted(text: string, match: RegExpExecArray): Quantity[] {
  const [said, first = '', joint = '', second, third, name = ''] = match;
  const unit = UNITS.get(name.toLowerCase().replaceAll('-', ' '));
  if (!unit) return [];
  const scaled = (number: string) => numberOf(number) * unit.factor;
  const { type } = unit;
  if (second !== undefined && RANGE.has(joint.toLowerCase())) {
    const [min, max] = [scaled(first), scaled(second)].toSorted((one, other) => one - other);
    return [{ type, min, max, said }];
  }
  const before = text.slice(Math.max(0, match.index - LOOKED_BACK), match.index);
  const after = text.slice(match.index + said.length, match.index + said.length + LOOKED_BACK);
  return [first, second, third]
    .filter((number) => number !== undefined)
    .map((number) => ({ type, ...bounded(scaled(number), before, after), said }));
}

function led(match: RegExpExecArray): Quantity {
  const [said, lead = '', from = '', , to, open] = match;
  const type = /^(?:serves|sleeps|seats|suits)$/i.test(lead) ? 'persons' : 'age';
  const min = numberOf(from);
  if (to !== undefined) return { type, min, max: numberOf(to), said };
  return open === undefined ? { type, min, max: min, said } : { type, min, said };
}

/**
 * Returns the amounts with units in a message or a description. "a rope of at least 20 m" returns `{ type: 'length',
 * min: 2000, said: '20 m' }`. Sums of money are left out.
 */
export function quantitiesIn(text: string): Quantity[] {
  return [
    ...text.matchAll(COUNTED).flatMap((match) => counted(text, match)),
    ...text.matchAll(LED).map(led),
    ...text
      .matchAll(FROM_YEARS)
      .map(([said, years, more]): Quantity => ({ type: 'age', min: numberOf(years ?? more ?? ''), said })),
  ];
}

/** Maximum deviation at which an amount counts as equal, as a share of the amount. */
const TOLERANCE = 0.08;

const overlaps = (wanted: Quantity, stated: Quantity): boolean => {
  const { min = 0, max = Number.POSITIVE_INFINITY } = wanted;
  const exact = min === max;
  // A tent for four meets a wish for a tent for three.
  if (wanted.type === 'persons' && exact) return (stated.max ?? stated.min ?? 0) >= min;
  const slack = exact && wanted.type !== 'age' ? TOLERANCE * min : 0;
  return (stated.max ?? Number.POSITIVE_INFINITY) >= min - slack && (stated.min ?? 0) <= max + slack;
};

/** Compares the amounts that goods state with a wanted amount. */
export function compareQuantity(wanted: Quantity, stated: readonly Quantity[]): 'met' | 'contradicted' | 'unstated' {
  const comparable = stated.filter(({ type }) => type === wanted.type);
  if (comparable.length === 0) return 'unstated';
  return comparable.some((one) => overlaps(wanted, one)) ? 'met' : 'contradicted';
}
