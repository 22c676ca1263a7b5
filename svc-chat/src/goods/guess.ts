import { ENDS_NAME } from './heads.ts';
import type { GoodsIndex } from './index.ts';
import { EMPTY_WORDS, PEOPLE, tokensOf } from './tokens.ts';

const JOINS: ReadonlySet<string> = new Set(['or', 'and']);
const STOPS = /[,;:.!?()[\]]+|\s[-–—]\s/;
/** So sure goods must be of a kind for a stretch of words to name it. */
const NAMES_GOODS = 0.5;

type Stretch = { words: string[]; joined: boolean };

/** Stretches of words that tell something, and which of them "or", "and" or a comma joins to the one before. */
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
 * What a wish names when nobody has marked it: the first stretch of words that names goods of the shop with those
 * joined to it; else the first that names a thing at all.
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
