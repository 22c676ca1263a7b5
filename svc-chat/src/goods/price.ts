import { isDenial } from '@ethereal/contracts/denials';
import { placeOfAge } from '../item/ages.ts';
import type { Reading } from '../reading/reading.ts';

/** Words of a price, beside its amount. */
export const PRICING =
  /^(?:[$€£-]|under|below|above|over|than|least|less|most|more|max|maximum|min|minimum|between|and|to|or|up|from|around|about|roughly|near|budget|is|of|spend|at|only|dollars?|bucks?|usd|euros?|eur|quid|gbp|tops|plus|within)$/;
/** Words after a number that is no price. */
export const COUNTED: ReadonlySet<string> = new Set(
  'th st nd rd cm kg kilos pounds lbs lb inch inches waist chest bust hip hips inseam pairs pieces people year years month months weeks wks days hours am pm x by ft feet foot oz ml gb %'.split(
    ' ',
  ),
);
const MONEY = /^(?:[$€£]|dollars?|bucks?|usd|euros?|eur|quid|gbp)$/;
/** Words of a bound one or two words before an amount: "a budget of 40". */
const BOUND =
  /^(?:under|below|above|over|than|max|maximum|min|minimum|between|budget|spend|split|pay|within|least|most|limit|up)$/;
const NEAR = /^(?:around|about|roughly|near|like)$/;
/** Words before a number of things that somebody has, and before an age: "she has about 400", "he's around 50". */
const OWNED = /^(?:ha[sd]|have|owns?|is|was|are|(?:s?he|it|they|i)'?\w{1,2})$/;
/** Words of a bound behind an amount: "40 tops", "40 or less", "40 to spend". */
const BEHIND = /^(?:max|maximum|tops|or|plus|each|total|altogether|together|combined|budget|spend|limit)$/;
/** Words for all things together behind an amount: "150 for both", "120 on all of it". */
const WHOLE = /^(?:all|both|everything|together|in)$/;
const JOINING = /^(?:-|to|and)$/;
/** Matches a number, with separators. */
export const NUMBER = /^\d+(?:[.,]\d+)*$/;
/** Whether a word is a mark, or none because the message begins or ends. */
const isEnd = (text: string) => /^[.,;!?\n]?$/.test(text);
/** Number of words before an amount that belong to it. */
const BEFORE_PRICE = 5;
/** Number of words behind an amount that belong to it. */
const BEHIND_PRICE = 2;

/** Returns the places of the amounts of money of a message: numbers beside a unit of money, a bound or a range. */
export function amountsIn({ tokens, spans }: Reading): number[] {
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const age = placeOfAge({ tokens, spans });
  const isNumber = (at: number) => NUMBER.test(textAt(at)) && Number(textAt(at)) !== 0 && at !== age;
  const isTagged = (at: number) => spans.some(({ tag, from, to }) => tag === 'PRICE' && from <= at && at < to);
  const isAlone = (at: number) => isTagged(at) && isEnd(textAt(at + 1)) && isEnd(textAt(at - 1));
  const isMoney = (at: number) => MONEY.test(textAt(at - 1)) || MONEY.test(textAt(at + 1));
  const isBounded = (at: number) =>
    BOUND.test(textAt(at - 1)) ||
    (NEAR.test(textAt(at - 1)) && !OWNED.test(textAt(at - 2)) && (isTagged(at) || isEnd(textAt(at + 1)))) ||
    BOUND.test(textAt(at - 2)) ||
    BEHIND.test(textAt(at + 1)) ||
    (/^(?:in|to)$/.test(textAt(at + 1)) && BEHIND.test(textAt(at + 2))) ||
    (/^(?:for|in|on|all)$/.test(textAt(at + 1)) && WHOLE.test(textAt(at + 2)));
  // Beside a bound, a range is one of sizes: "12 to 14, under 100".
  const isBound = tokens.some(({ text }) => BOUND.test(text));
  const isRange = (at: number) => /^(?:-|to)$/.test(textAt(at + 1)) && isNumber(at + 2) && isTagged(at) && !isBound;
  const amounts: number[] = [];
  for (const at of tokens.keys()) {
    if (!isNumber(at)) continue;
    const isCounted = COUNTED.has(textAt(isRange(at) ? at + 3 : at + 1));
    const isJoined = JOINING.test(textAt(at - 1)) && amounts.at(-1) === at - 2;
    if (isMoney(at) || (!isCounted && (isBounded(at) || isRange(at) || isJoined || isAlone(at)))) amounts.push(at);
  }
  return amounts;
}

/** Returns the price of a message as the search reads it: "between $30 and $50". */
export function priceWords(reading: Reading): string {
  const amounts = amountsIn(reading);
  const [first, last] = [amounts[0], amounts.at(-1)];
  if (first === undefined || last === undefined) return '';
  const said: string[] = [];
  for (let at = Math.max(0, first - BEFORE_PRICE); at < last + 1 + BEHIND_PRICE; at += 1) {
    const text = reading.tokens[at]?.text ?? '';
    if (amounts.includes(at)) said.push(`$${text.replaceAll(',', '')}`);
    else if (PRICING.test(text) || isDenial(text)) said.push(text);
  }
  // In "sandals or flats under 100", "or" joins the things.
  return said
    .join(' ')
    .replaceAll('$ $', '$')
    .replace(/^(?:or|and) /, '');
}
