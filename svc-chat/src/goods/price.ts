import { isDenial } from '@ethereal/contracts/denials';
import type { Reading } from '../reading/reading.ts';

/** Words of a price, beside its amount. */
export const PRICING =
  /^(?:[$-]|under|below|above|over|than|least|less|most|more|max|maximum|min|minimum|between|and|to|or|up|from|around|about|roughly|near|budget|is|of|spend|at|only|dollars?|bucks?|usd|tops|plus|within)$/;
/** Matches what makes a number without a tag a price: a bound, a range, a unit of money. */
const BOUND =
  /[$-]|\b(?:under|below|above|over|than|max|maximum|min|minimum|between|up|around|about|roughly|near|budget|spend|dollars?|bucks?|usd|tops|within)\b|\d to \d/;
/** Words after a number that is no price. */
export const COUNTED: ReadonlySet<string> = new Set(
  'th st nd rd cm kg kilos pounds lbs inch inches waist chest bust hip hips inseam pairs pieces people year years month months weeks wks days hours am pm x by ft feet oz ml gb %'.split(
    ' ',
  ),
);
/** Number of words behind `ages` among which numbers are ages: "ages 5, 8 and 11". */
const AGED = 6;
/** Words before a number that is a size or a measure: "size 9", "womens 8", "5x8". */
const SIZED = /^(?:sizes?|us|eu|uk|x|by|(?:wo)?men'?s|ladies'?)$/;
/** Words before a number of things that somebody has: "she has about 400". */
const OWNED = /\b(?:s?he|it|they) (?:already )?(?:has|have|had|owns?|got)(?: about| like| around)?$/;
const MONEY = /^(?:\$|dollars?|bucks?|usd)$/;
/** Number of words in which a number of things is told. */
const OWNING = 4;
const YEAR = /^(?:19|20)\d\d$/;
/** Words before a year: "my coat is from 2015". */
const DATED = /^(?:from|since|in|of|until)$/;
export const NUMBER = /^\d+(?:[.,]\d+)*$/;
/** Numbers of words before and behind an amount that belong to it. */
const BEFORE_PRICE = 5;
const BEHIND_PRICE = 2;

/** Returns the amounts of money of a message: the tagged ones, else the numbers that nothing else explains. */
export function amountsIn({ tokens, spans }: Reading): { at: number; isSure: boolean }[] {
  const isRange = (at: number) => tokens[at + 1]?.text === '-' && NUMBER.test(tokens[at + 2]?.text ?? '');
  const isYear = (at: number) => YEAR.test(tokens[at]?.text ?? '') && DATED.test(tokens[at - 1]?.text ?? '');
  const isOwned = (at: number) =>
    !MONEY.test(tokens[at - 1]?.text ?? '') &&
    !MONEY.test(tokens[at + 1]?.text ?? '') &&
    OWNED.test(
      tokens
        .slice(Math.max(0, at - OWNING), at)
        .map(({ text }) => text)
        .join(' '),
    );
  const isExplained = (at: number) =>
    SIZED.test(tokens[at - 1]?.text ?? '') ||
    isYear(at) ||
    isOwned(at) ||
    tokens.slice(Math.max(0, at - AGED), at).some(({ text }) => text === 'ages');
  const isAmount = (at: number) =>
    !isExplained(at) &&
    Number(tokens[at]?.text) !== 0 &&
    NUMBER.test(tokens[at]?.text ?? '') &&
    !COUNTED.has(tokens[isRange(at) ? at + 3 : at + 1]?.text ?? '');
  const tagged = spans
    .filter(({ tag }) => tag === 'PRICE')
    .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, place) => from + place));
  const sure = tagged.filter(isAmount);
  if (sure.length > 0) return sure.map((at) => ({ at, isSure: true }));
  const isFree = (at: number) => !spans.some(({ from, to }) => from <= at && at < to);
  return [...tokens.keys()].filter((at) => isAmount(at) && isFree(at)).map((at) => ({ at, isSure: false }));
}

/** Returns the price of a message as the search reads it: "between $30 and $50". */
export function priceWords(reading: Reading): string {
  const amounts = amountsIn(reading);
  const [first, last] = [amounts[0], amounts.at(-1)];
  if (!first || !last) return '';
  const said: string[] = [];
  for (let at = Math.max(0, first.at - BEFORE_PRICE); at < last.at + 1 + BEHIND_PRICE; at += 1) {
    const text = reading.tokens[at]?.text ?? '';
    const amount = amounts.find((one) => one.at === at);
    if (amount) said.push(`${amount.isSure && said.at(-1) !== '$' ? '$' : ''}${text.replaceAll(',', '')}`);
    else if (PRICING.test(text) || isDenial(text)) said.push(text);
  }
  const price = said.join(' ').replaceAll('$ ', '$');
  return first.isSure || BOUND.test(price) ? price : '';
}
