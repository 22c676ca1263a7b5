import { isDenial } from '@ethereal/contracts/denials';
import { belowHundred, ONES, type Written } from './numbers.ts';

/** A range of prices in dollars, and the range of tokens that states it. */
export type PriceRange = { min?: number; max?: number; from: number; to: number };

const AT_MOST = [
  ['under'],
  ['below'],
  ['less', 'than'],
  ['less', 'then'],
  ['cheaper', 'than'],
  ['lower', 'than'],
  ['up', 'to'],
  ['at', 'most'],
  ['max'],
  ['maximum'],
  ['no', 'more', 'than'],
  ['not', 'more', 'than'],
  ['within'],
  ['not', 'over'],
  ['budget', 'of'],
  ['budget', 'is'],
  ['budget'],
  ['limit', 'is'],
  ['limit'],
  ['spend'],
  ['max', 'of'],
  ['maximum', 'of'],
  ['beneath'],
  ['upto'],
];
const AT_LEAST = [
  ['over'],
  ['above'],
  ['more', 'than'],
  ['at', 'least'],
  ['from'],
  ['min'],
  ['minimum'],
  ['starting', 'at'],
  ['higher', 'than'],
  ['not', 'under'],
];
const ABOUT = [['around'], ['about'], ['roughly'], ['approximately'], ['near'], ['circa']];
/** Words and signs of money. The shop has one currency, so that the amount alone counts. */
const UNITS = new Set('$ € £ dollar dollars usd bucks buck euro euros eur pound pounds quid gbp'.split(' '));
/** Words after a pair of numbers that is no price. */
const MEASURES = new Set(
  'y yo yr yrs year years m mo mos month months cm mm inch inches in ft uk us eu ml oz kg pack pcs pieces'.split(' '),
);
/** Words after an amount with a bound that is no price: `under 12 months`, `3+ years`. */
const COUNTED = new Set(
  'yo yr yrs year years mo mos month months cm mm inches ft feet ml oz kg lbs pcs pieces people hours days'.split(' '),
);
/** Words before numbers that are no price: `size 18+`, `sizes 8 to 10`. */
const MEASURED = new Set(['size', 'sizes', 'waist', 'age', 'ages', 'aged']);
/** Least second amount of a pair of numbers that is read as prices without a sign of money. */
const MIN_BARE_PRICE = 10;
/** Maximum relative difference from a price that the query calls approximate. */
const AROUND = 0.25;

/** Number of words before a bound among which a denial turns it around. */
const DENIED = 5;

const BOUNDED: readonly [readonly (readonly string[])[], (value: number) => { min?: number; max?: number }][] = [
  [AT_MOST, (value) => ({ max: value })],
  [AT_LEAST, (value) => ({ min: value })],
  [ABOUT, (value) => ({ min: value * (1 - AROUND), max: value * (1 + AROUND) })],
];
const OR_LESS = [
  ['or', 'less'],
  ['or', 'under'],
  ['or', 'cheaper'],
  ['or', 'below'],
  ['max'],
  ['maximum'],
  ['at', 'most'],
  ['tops'],
  ['and', 'less'],
  ['and', 'under'],
  ['and', 'below'],
];
const OR_MORE = [['or', 'more'], ['or', 'over'], ['or', 'above'], ['and', 'up'], ['plus']];

const amountOf = (token: string | undefined): number | undefined =>
  token !== undefined && /^[$€£]?\d{1,7}(\.\d{1,2})?$/.test(token) ? Number(token.replace(/^[$€£]/, '')) : undefined;
/** Returns the amount that is stated from a place on: `fifty`, `thirty five`, `a hundred and twenty`, `$20`. */
function writtenAt(tokens: readonly string[], at: number): Written | undefined {
  const [first = '', second] = tokens.slice(at, at + 2);
  const value = amountOf(first);
  if (value !== undefined) return { value, length: 1 };
  const hundreds = second === 'hundred' ? (first === 'a' ? 1 : ONES.get(first)) : undefined;
  if (hundreds === undefined) return belowHundred(tokens, at);
  const joined = tokens[at + 2] === 'and' ? 3 : 2;
  const rest = belowHundred(tokens, at + joined);
  return { value: 100 * hundreds + (rest?.value ?? 0), length: rest ? joined + rest.length : 2 };
}

const hasSign = (token: string | undefined) => /^[$€£]/.test(token ?? '');

/** Reads tokens from a position on. */
class Reader {
  at: number;
  readonly #tokens: readonly string[];

  constructor(tokens: readonly string[], at: number) {
    this.#tokens = tokens;
    this.at = at;
  }

  /** Moves past one of the phrases. Returns whether one stood at the position. */
  accepts(phrases: readonly (readonly string[])[]): boolean {
    const found = phrases.find((phrase) => phrase.every((word, index) => this.#tokens[this.at + index] === word));
    if (found) this.at += found.length;
    return found !== undefined;
  }

  /** Reads an amount with its unit and moves past it. */
  amount(): { value: number; isMoney: boolean } | undefined {
    const isUnit = UNITS.has(this.#tokens[this.at] ?? '');
    if (isUnit && amountOf(this.#tokens[this.at + 1]) !== undefined) this.at++;
    const token = this.#tokens[this.at];
    const written = writtenAt(this.#tokens, this.at);
    if (!written) return undefined;
    this.at += written.length;
    const hasUnit = UNITS.has(this.#tokens[this.at] ?? '');
    if (hasUnit) this.at++;
    return { value: written.value, isMoney: isUnit || hasUnit || hasSign(token) };
  }

  /** Whether what was read is followed by a unit that is none of money. */
  isCounted(): boolean {
    return COUNTED.has(this.#tokens[this.at] ?? '');
  }

  /** Whether a word shortly before a position denies what follows: `never more than 40`. */
  isDenied(from: number): boolean {
    return this.#tokens.slice(Math.max(0, from - DENIED), from).some(isDenial);
  }

  /** Whether the words around a pair of numbers state a measure, such as a size or an age. */
  isMeasure(from: number): boolean {
    return this.isMeasured(from) || MEASURES.has(this.#tokens[this.at] ?? '');
  }

  /** Whether what was read from a position on has a unit of money. */
  isMoney(from: number): boolean {
    return this.#tokens.slice(from, this.at).some((token) => UNITS.has(token) || hasSign(token));
  }

  /** Whether the word before a position states a measure. */
  isMeasured(from: number): boolean {
    return MEASURED.has(this.#tokens[from - 1] ?? '');
  }
}

type Bounds = { min?: number; max?: number };
type Amount = { value: number; isMoney: boolean };

/** Reads the second amount of a range, after a word that joins the two. Without it the position does not change. */
function readTo(
  reader: Reader,
  first: Amount,
  joins: readonly (readonly string[])[],
): (Required<Bounds> & { isMoney: boolean }) | undefined {
  const before = reader.at;
  const second = reader.accepts(joins) ? reader.amount() : undefined;
  if (!second) {
    reader.at = before;
    return undefined;
  }
  const isMoney = first.isMoney || second.isMoney;
  return { min: Math.min(first.value, second.value), max: Math.max(first.value, second.value), isMoney };
}

function readBetween(reader: Reader): Bounds | undefined {
  const first = reader.accepts([['between'], ['from']]) ? reader.amount() : undefined;
  return first && readTo(reader, first, [['and'], ['to'], ['until']]);
}

/** Reads a bounded price: `under 40`, `at least 20`, `around 30`. */
function readBounded(reader: Reader): Bounds | undefined {
  const start = reader.at;
  for (const [phrases, boundsOf] of BOUNDED) {
    const amount = reader.accepts(phrases) ? reader.amount() : undefined;
    if (amount && !reader.isCounted()) {
      const { min, max } = boundsOf(amount.value);
      return max === undefined && min !== undefined && reader.isDenied(start) ? { max: min } : boundsOf(amount.value);
    }
    reader.at = start;
  }
  return undefined;
}

/** Reads a price that begins with an amount: `$20 to $40`, `40 or less`, `40 dollars`. */
function readAmount(reader: Reader): Bounds | undefined {
  const from = reader.at;
  const first = reader.amount();
  if (!first) return undefined;
  const range = readTo(reader, first, [['to'], ['-']]);
  if (range && (range.isMoney || (range.max >= MIN_BARE_PRICE && !reader.isMeasure(from)))) return range;
  const bounds = reader.accepts(OR_LESS) ? { max: first.value } : reader.accepts(OR_MORE) && { min: first.value };
  if (first.isMoney) return bounds || { max: first.value };
  return bounds && !reader.isCounted() ? bounds : undefined;
}

function rangeAt(tokens: readonly string[], from: number): PriceRange | undefined {
  for (const read of [readBetween, readBounded, readAmount]) {
    const reader = new Reader(tokens, from);
    const bounds = read(reader);
    // "Ages from 3 to 8" and "waist under 34" are no prices.
    if (!bounds || (reader.isMeasured(from) && !reader.isMoney(from))) continue;
    const { min, max } = bounds;
    return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }), from, to: reader.at };
  }
  return undefined;
}

/** Returns the first range of prices in a query. Input: tokens of a query, amounts with their currency sign. */
export function priceIn(tokens: readonly string[]): PriceRange | undefined {
  for (let from = 0; from < tokens.length; from++) {
    const range = rangeAt(tokens, from);
    if (range) return range;
  }
  return undefined;
}
