import { isDenial } from '@ethereal/contracts/denials';
import type { Reading, Span } from '../reading/reading.ts';

const words = (some: string): ReadonlySet<string> => new Set(some.split(' '));
const BELOW = words('under below max maximum most less within beneath than cheaper up budget limit spend only');
const ABOVE = words('over above least minimum min more from upwards exceeding beyond past');
const ABOUT = words('around about roughly approximately approx circa near ish');
const JOINS = words('to and - – until');
/** Words after a number that is no price. */
export const COUNTED: ReadonlySet<string> = new Set(
  'th st nd rd cm kg kilos pounds lbs inch inches waist chest bust hip hips inseam pairs pieces people'.split(' '),
);
const REACH = 4;
/** Deviation of prices around an amount, as a share of the amount. */
const AROUND = 0.25;

const numberOf = (text: string): number | undefined => {
  const value = Number(text.replaceAll(',', ''));
  return Number.isFinite(value) && value > 0 ? value : undefined;
};

/** Returns the side of a price that the words near it state: `more than` is a minimum, `no more than` a maximum. */
function sideOf({ tokens }: Reading, { from, to }: Span): 'max' | 'min' | 'around' {
  const said = tokens.slice(Math.max(0, from - REACH), from).map(({ text }) => text);
  const after = tokens.slice(to, to + 3).map(({ text }) => text);
  const isNegated = said.some(isDenial);
  if (after[0] === '+' || (after.includes('or') && after.includes('more'))) return 'min';
  for (const word of said.reverse()) {
    if (ABOUT.has(word)) return 'around';
    if (ABOVE.has(word)) return isNegated ? 'max' : 'min';
    if (BELOW.has(word)) return 'max';
  }
  return 'max';
}

export type PriceRange = { priceMin?: number; priceMax?: number };

/** Returns the price that a message states, in dollars; empty if it states none. */
export function priceIn(reading: Reading): PriceRange {
  const isCounted = (at: number) => COUNTED.has(reading.tokens[at]?.text ?? '');
  const spans = reading.spans.filter(
    ({ tag, text, to }) => tag === 'PRICE' && numberOf(text) !== undefined && !isCounted(to),
  );
  const [one, other] = spans;
  if (!one) return {};
  const value = numberOf(one.text) ?? 0;
  const next = other && numberOf(other.text);
  const isRange = other && reading.tokens.slice(one.to, other.from).some(({ text }) => JOINS.has(text));
  if (next !== undefined && isRange && next > value) return { priceMin: value, priceMax: next };
  const side = sideOf(reading, one);
  if (side === 'max') return { priceMax: value };
  if (side === 'min') return { priceMin: value };
  return { priceMin: Math.floor(value * (1 - AROUND)), priceMax: Math.ceil(value * (1 + AROUND)) };
}
