const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** Values of number words. */
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, at) => [word, at] as const).slice(1),
  ...TENS.map((word, at) => [word, at * 10] as const).slice(2),
]);
const LARGE: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000 };
/** Minimum value of number words that are converted. Smaller numbers are often no amounts: "the two of them". */
const LEAST = 10;
const NUMBER = /\b[a-z]+(?:(?: and |-| )[a-z]+)*\b/g;

/** Returns the value of words that form one number, undefined if they form none. */
function worthOf(words: readonly string[]): number | undefined {
  let sum = 0;
  let part = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const large = LARGE[word];
    const value = word === 'a' ? 1 : NUMBER_WORDS.get(word);
    if (large !== undefined) {
      if (large >= last) return undefined;
      last = large;
      sum += (part || 1) * large;
      part = 0;
    } else if (value === undefined) return undefined;
    else part += value;
  }
  return sum + part;
}

const LONGEST = 5;

/** Whether the words contain an "a" that is no number. "a" means one only before a large number: "a hundred". */
const hasLooseA = (words: readonly string[]): boolean =>
  words.at(-1) === 'a' || (words[0] === 'a' && LARGE[words[1] ?? ''] === undefined);

/** Returns the longest number that begins at a word, in figures, with its number of words. */
function numberAt(words: readonly string[], at: number): { text: string; length: number } | undefined {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const some = words.slice(at, at + length);
    // "one hundred and one hundred": the second number begins within these words.
    const isCut = LARGE[words[at + length] ?? ''] !== undefined;
    const value = isCut || hasLooseA(some) ? undefined : worthOf(some);
    if (value !== undefined && value >= LEAST) return { text: String(value), length };
  }
  return undefined;
}

/** Returns a text with its numbers from ten on in figures: "one hundred and fifty" → "150". */
export function withDigits(text: string): string {
  return text.replace(NUMBER, (run) => {
    const words = run.split(/ and | |-/);
    const all = run.split(/( and | |-)/);
    if (words.length * 2 - 1 !== all.length) return run;
    const said: string[] = [];
    for (let at = 0; at < words.length; ) {
      const { text, length } = numberAt(words, at) ?? { text: words[at] ?? '', length: 1 };
      said.push(text, all[(at + length) * 2 - 1] ?? '');
      at += length;
    }
    return said.join('');
  });
}

const COUNTED: ReadonlySet<string> = new Set(['of', 'x', 'pieces']);

/** Returns the number of pieces that a message names: "six of them", "for six", "two pieces"; 1 by default. */
export function countIn(tokens: readonly { text: string }[]): number {
  const named = tokens.find(({ text }, at) => {
    const isLed = tokens[at - 1]?.text === 'for' || COUNTED.has(tokens[at + 1]?.text ?? '');
    return isLed && (NUMBER_WORDS.has(text) || /^\d{1,2}$/.test(text));
  });
  const count = NUMBER_WORDS.get(named?.text ?? '') ?? Number(named?.text ?? 1);
  return Math.max(1, count);
}
