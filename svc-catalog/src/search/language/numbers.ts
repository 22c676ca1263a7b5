/** A number in words, and how many words state it. */
export type Written = { value: number; length: number };

const numbered = (words: string, valueAt: (place: number) => number): ReadonlyMap<string, number> =>
  new Map(words.split(' ').map((word, place) => [word, valueAt(place)]));
/** Numbers by word. */
export const ONES = numbered('one two three four five six seven eight nine', (place) => place + 1);
const TENS = numbered('twenty thirty forty fifty sixty seventy eighty ninety', (place) => 10 * (place + 2));
const TEENS = numbered('ten eleven twelve thirteen fourteen fifteen sixteen', (place) => place + 10);

/** Returns the number from ten to below a hundred that words state from a place on. */
export function belowHundred(tokens: readonly string[], at: number): Written | undefined {
  const [first = '', second = ''] = tokens.slice(at, at + 2);
  const tens = TENS.get(first);
  if (tens !== undefined) {
    const ones = ONES.get(second);
    return { value: tens + (ones ?? 0), length: ones === undefined ? 1 : 2 };
  }
  const value = TEENS.get(first);
  return value === undefined ? undefined : { value, length: 1 };
}

/** Returns the number below a hundred that a word alone states. */
export const numberOf = (word: string): number | undefined => ONES.get(word) ?? belowHundred([word], 0)?.value;

/** Words between the two numbers of a range. */
export const RANGE: ReadonlySet<string> = new Set(['-', 'to']);
