import { ENDS_NAME } from './heads.ts';
import type { GoodsIndex } from './index.ts';
import { EMPTY_WORDS, PEOPLE, tokensOf } from './tokens.ts';

const JOINS: ReadonlySet<string> = new Set(['or', 'and']);
const STOPS = /[,;:.!?()[\]]+|\s[-–—]\s/;
/** Minimum share with which goods must be of a kind for words to name that kind. */
const NAMES_GOODS = 0.5;

type Stretch = { words: string[]; joined: boolean };

/** Splits a text into runs of meaningful words and marks runs that "or", "and" or a comma joins to the run before. */
function stretchesOf(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  for (const part of text.split(STOPS)) {
    let current: Stretch = { words: [], joined: true };
    stretches.push(current);
    for (const word of tokensOf(part)) {
      if (PEOPLE.has(word) && current.words.length === 0) continue;
      if (!EMPTY_WORDS.has(word) && !ENDS_NAME.has(word) && !PEOPLE.has(word)) current.words.push(word);
      else if (current.words.length > 0 || !JOINS.has(word)) {
        current = { words: [], joined: JOINS.has(word) };
        stretches.push(current);
      }
    }
  }
  return stretches.filter(({ words }) => words.length > 0);
}

/**
 * Guesses the kinds in a wish without tagged spans: the first run of words that names goods of the shop, with the runs
 * joined to it; else the first run that names a thing.
 */
export function guessSpans(text: string, index: GoodsIndex): string[][] {
  const stretches = stretchesOf(text).map(({ words, joined }) => ({
    words: index.spelling.correct(words),
    joined,
  }));
  const isNamed = ({ words }: Stretch) =>
    Math.max(0, ...index.ofKind(words).scores.values()) >= NAMES_GOODS && !index.ofKind(words).related;
  const first = stretches.findIndex(isNamed);
  if (first < 0) {
    const thing = stretches.find(({ words }) => index.nouns.has(words.slice(-1)));
    return thing ? [thing.words] : [];
  }
  const rest = stretches.slice(first + 1);
  const end = rest.findIndex((stretch) => !stretch.joined || !isNamed(stretch));
  return [stretches[first], ...(end < 0 ? rest : rest.slice(0, end))].flatMap((one) => (one ? [one.words] : []));
}
