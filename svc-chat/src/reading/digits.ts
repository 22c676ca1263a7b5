const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** Values of number words. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, at) => [word, at] as const).slice(1),
  ...TENS.map((word, at) => [word, at * 10] as const).slice(2),
]);
const LARGE: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000 };
/** Minimum value of number words that are converted. Smaller numbers are often no amounts: "the two of them". */
const MIN_VALUE = 10;
const WORD = `(?:${[...NUMBER_WORDS.keys(), ...Object.keys(LARGE)].join('|')})`;
/** Matches words that form one number. "and" joins them only after a large one: "a hundred and five". */
const NUMBER = new RegExp(
  `\\b${WORD}(?:(?:(?<=hundred|thousand) and (?!\\w+ (?:hundred|thousand)\\b)|[ -])${WORD})*\\b`,
  'g',
);

function worthOf(words: readonly string[]): number {
  let sum = 0;
  let part = 0;
  for (const word of words) {
    const large = LARGE[word];
    if (large === undefined) part += NUMBER_WORDS.get(word) ?? 0;
    else {
      sum += (part || 1) * large;
      part = 0;
    }
  }
  return sum + part;
}

/** Matches short forms of an age: "3yo", "3 y/o", "3 yrs old". Input: at most 2,000 characters. */
const SHORT_AGE = /\b(\d{1,2})[ -]?(?:yo|y\/o|yrs? old)\b/g;

/** Matches an approximate number: "35ish". */
const ABOUT = /\b(\d{1,5}) ?ish\b/g;

/** Matches a short "with": "w a moon", "w/ sleeves", but not "w/o". */
const SHORT_WITH = /\bw(?:\/ ?| )(?=[a-z])(?!o\b)/g;

const SMALL = UNITS.slice(1, MIN_VALUE).join('|');
/** Matches a small number that is an age: "turning four", "five years old". */
const AGE_WORD = new RegExp(
  `(?<=\\b(?:turn(?:s|ed|ing)|aged?) )(?:${SMALL})\\b|\\b(?:${SMALL})(?=[ -]years?[ -]olds?\\b)`,
  'g',
);

/** Returns a text with numbers from ten on in figures, "a hundred and fifty" → "150", ages, sizes and "w" in full. */
export const withDigits = (text: string): string =>
  text
    .replaceAll(SHORT_WITH, 'with ')
    .replaceAll(SHORT_AGE, '$1 years old')
    .replaceAll(ABOUT, 'around $1')
    .replaceAll(/\b([2-4]) ?x(?=l\b)/g, (_, count) => 'x'.repeat(Number(count)))
    .replaceAll(/\ba (?=hundred\b|thousand\b)/g, '')
    .replace(AGE_WORD, (word) => String(NUMBER_WORDS.get(word)))
    .replace(NUMBER, (run) => {
      const value = worthOf(run.split(/ and |[ -]/));
      return value >= MIN_VALUE ? String(value) : run;
    });

const COUNTED: ReadonlySet<string> = new Set(['of', 'x', 'pieces']);
const LEADS: ReadonlySet<string> = new Set(['for', 'add', 'take', 'x']);

/** Returns the number of pieces that a message names: "six of them", "for six", "add 2"; 1 by default. */
export function countIn(tokens: readonly { text: string }[]): number {
  const named = tokens.find(({ text }, at) => {
    const isLed = LEADS.has(tokens[at - 1]?.text ?? '') || COUNTED.has(tokens[at + 1]?.text ?? '');
    return isLed && (NUMBER_WORDS.has(text) || /^\d{1,2}$/.test(text));
  });
  const count = NUMBER_WORDS.get(named?.text ?? '') ?? Number(named?.text ?? 1);
  return Math.max(1, count);
}
