/** Ages in years that an item is meant for. */
export type Ages = { min: number; max?: number };

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = `(\\d{1,3}|${NUMBERS.join('|')})`;
/** Matches "ages 4 to 9", "ages 3 and up", "aged 5". Input: an item's text of at most 5,000 characters. */
const LED = new RegExp(`\\b(?:ages?|aged) (?:from )?${NUMBER}(?: ?(?:-|–|to|and) ?${NUMBER})?(?!\\d)`, 'i');
/** Matches "from 3 years", "3+ years", "3 years and up", "from 18 months". */
const FROM = new RegExp(
  `\\b(?:from|over) ${NUMBER} (year|month)s?\\b|\\b${NUMBER} ?\\+ ?(year|month)s?\\b|\\b${NUMBER} (year|month)s? (?:and|or) (?:up|over|older)`,
  'i',
);

const numberOf = (text: string): number => {
  const word = NUMBERS.indexOf(text.toLowerCase());
  return word >= 0 ? word : Number(text);
};

/** Returns the ages that a text states, undefined if it states none. */
export function agesIn(text: string): Ages | undefined {
  const led = LED.exec(text);
  if (led?.[1]) return led[2] ? { min: numberOf(led[1]), max: numberOf(led[2]) } : { min: numberOf(led[1]) };
  const [, one, oneUnit, two, twoUnit, three, threeUnit] = FROM.exec(text) ?? [];
  const number = one ?? two ?? three;
  if (number === undefined) return undefined;
  const isMonths = (oneUnit ?? twoUnit ?? threeUnit ?? '').toLowerCase() === 'month';
  return { min: isMonths ? numberOf(number) / 12 : numberOf(number) };
}

export const suitsAge = ({ min, max = Number.POSITIVE_INFINITY }: Ages, years: number): boolean =>
  years >= min && years <= max;
