import type { Wish } from '../goods/wish.ts';
import type { Reading, Span } from './reading.ts';

const words = (some: string): ReadonlySet<string> => new Set(some.split(' '));
const BELOW = words(
  'under below max maximum most less within beneath than cheaper up budget limit spend only over-not',
);
const ABOVE = words('over above least minimum min more from upwards exceeding beyond past');
const ABOUT = words('around about roughly approximately approx circa near ish');
const BEHIND = 4;

const numberOf = (text: string): number | undefined => {
  const value = Number(text.replaceAll(',', ''));
  return Number.isFinite(value) && value > 0 ? value : undefined;
};

type Side = 'max' | 'min' | 'around';

/** Returns the side of a price that the words near it state: `more than` is a minimum, `no more than` a maximum. */
function sideOf(reading: Reading, { from, to }: Span): Side {
  const said = reading.tokens.slice(Math.max(0, from - BEHIND), from).map(({ text }) => text);
  const after = reading.tokens.slice(to, to + 3).map(({ text }) => text);
  const negated = said.some((word) => word === 'no' || word === 'not' || word.endsWith("n't"));
  if (after[0] === '+' || (after.includes('or') && after.includes('more'))) return 'min';
  for (const word of said.reverse()) {
    if (ABOUT.has(word)) return 'around';
    if (ABOVE.has(word)) return negated ? 'max' : 'min';
    if (BELOW.has(word)) return 'max';
  }
  return 'max';
}

const JOINS = words('to and - – until');

/** Returns the price that a message states, in dollars. */
export function priceIn(reading: Reading): Wish['price'] {
  const spans = reading.spans.filter(({ tag, text }) => tag === 'PRICE' && numberOf(text) !== undefined);
  const [one, other] = spans;
  if (!one) return undefined;
  const value = numberOf(one.text) ?? 0;
  const next = other && numberOf(other.text);
  const between = other && reading.tokens.slice(one.to, other.from).some(({ text }) => JOINS.has(text));
  if (next !== undefined && between && next > value) return { min: value, max: next };
  return { [sideOf(reading, one)]: value };
}
