import type { Item } from '@ethereal/contracts/items';
import type { Talk } from '../assistant/talk.ts';
import { fill, say as saying } from '../language/texts.ts';
import { NUMBER_WORDS } from '../reading/digits.ts';
import type { Reading } from '../reading/reading.ts';

/** Ages in years that an item is meant for. */
export type Ages = { min: number; max?: number };

const NUMBER = `(\\d{1,3}|(?:${[...NUMBER_WORDS.keys()].join('|')})\\b)`;
/** Matches "ages 4 to 9", "ages 6 months to 3 years", "aged 5". Input: an item's text of at most 5,000 characters. */
const LED = new RegExp(
  `\\b(?:ages?|aged) (?:from )?${NUMBER}(?: (months?))?(?: ?(?:-|–|to|and) ?${NUMBER}(?: (months?))?)?(?!\\d)`,
  'i',
);
/** Matches "from 3 years", "3+ years", "3 years and up", "from 18 months". */
const FROM = new RegExp(
  `\\b(?:from|over) ${NUMBER} (year|month)s?\\b|\\b${NUMBER} ?\\+ ?(year|month)s?\\b|\\b${NUMBER} (year|month)s? (?:and|or) (?:up|over|older)`,
  'i',
);

const numberOf = (text: string): number => NUMBER_WORDS.get(text.toLowerCase()) ?? Number(text);
const yearsOf = (text: string, unit: string | undefined): number => numberOf(text) / (unit === undefined ? 1 : 12);

/** Returns the ages that a text states, undefined if it states none. */
export function agesIn(text: string): Ages | undefined {
  const [, low, lowUnit, high, highUnit] = LED.exec(text) ?? [];
  if (low) {
    const min = yearsOf(low, lowUnit ?? highUnit);
    return high ? { min, max: yearsOf(high, highUnit) } : { min };
  }
  if (/\bfrom birth\b/i.test(text)) return { min: 0 };
  const [, one, oneUnit, two, twoUnit, three, threeUnit] = FROM.exec(text) ?? [];
  const number = one ?? two ?? three;
  if (number === undefined) return undefined;
  const isMonths = (oneUnit ?? twoUnit ?? threeUnit ?? '').toLowerCase() === 'month';
  return { min: isMonths ? numberOf(number) / 12 : numberOf(number) };
}

const suitsAge = ({ min, max = Number.POSITIVE_INFINITY }: Ages, years: number): boolean =>
  years >= min && years <= max;

/** Matches "9 months", "12-18 months", "6 mo". Input: at most 2,000 characters. */
const MONTHS = /\b(\d{1,2})(?: ?- ?\d{1,2})?[ -]?(?:months?|mo)\b(?! (?:pregnant|ago|along|later|now|into|in|from)\b)/;
const YEARS = /\b(\d{1,2})(?: ?- ?\d{1,2})?[ -]?(?:years?|yrs?)[ -]olds?\b/;
const NEWBORN = /\bnewborns?\b|\bfrom birth\b|\b(?:days|weeks) old\b/;

/** Returns the place of a number that is the age of the person before it, "grandpa, 84, loves …"; -1 without one. */
export const placeOfAge = ({ spans, tokens }: Pick<Reading, 'spans' | 'tokens'>): number =>
  tokens.findIndex(({ text }, at) => {
    const isBehind = spans.some(({ tag, to }) => tag === 'WHOM' && to === at - 1);
    return /^\d{1,2}$/.test(text) && isBehind && [at - 1, at + 1].every((place) => tokens[place]?.text === ',');
  });

/** Returns the age in years that a message names, undefined if it names none. */
export function ageIn({ text: said, spans, tokens }: Reading): number | undefined {
  const text = said.toLowerCase();
  const months = MONTHS.exec(text)?.[1];
  if (months) return Number(months) / 12;
  if (NEWBORN.test(text)) return 0;
  const isSize = (from: number) => /^(?:an?|sizes?|(?:wo)?men'?s|ladies'?)$/.test(tokens[from - 1]?.text ?? '');
  const tagged = spans.find(({ tag, from }) => tag === 'AGE' && !isSize(from))?.text;
  const years = Number(YEARS.exec(text)?.[1] ?? tagged ?? tokens[placeOfAge({ spans, tokens })]?.text);
  // "10.5" is a size.
  return Number.isInteger(years) ? years : undefined;
}

/** Returns the age in years that a question about an item names, or its first number; NaN if it has none. */
const yearsAsked = ({ reading }: Talk): number =>
  ageIn(reading) ?? Number(reading.tokens.find(({ text }) => /^\d{1,2}$/.test(text))?.text);

/** Answers whether an item suits an age: compares the age in the question with the ages that the seller states. */
export function ageWords(item: Item, talk: Talk): string | undefined {
  const stated = agesIn(`${item.name}. ${item.description}`);
  if (!stated) return undefined;
  const years = yearsAsked(talk);
  const { min, max } = stated;
  const from = Number.isInteger(min) ? `ages ${min}` : `${Math.round(min * 12)} months`;
  const above = min === 0 ? 'children from birth on' : `${from} and up`;
  const range = max === undefined ? above : `${from} to ${max}`;
  if (talk.language !== 'en') return fill(saying(talk.language, 'item', 'ages'), { from: String(min) });
  if (!Number.isFinite(years)) return `Its seller says that it is meant for ${range}.`;
  if (suitsAge(stated, years)) return `Yes: it is meant for ${range}.`;
  const beside = years < min ? 'younger' : 'older';
  const why = Number.isInteger(years) && years > 0 ? `, and ${years} is ${beside}` : '';
  return `I would say no: it is meant for ${range}${why}.`;
}

/** Whether a message asks about an age. */
export const asksAge = ({ reading }: Talk, aspect: string): boolean => aspect === 'age' || ageIn(reading) !== undefined;
