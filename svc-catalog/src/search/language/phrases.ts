import { nounOf } from '@ethereal/service-kit/stem';
import { linesOf, partsOf, splitAt } from './data.ts';

/** Words by the phrases that mean them, whose last word is in the singular. */
const MEANT = new Map(
  linesOf('phrases.txt').flatMap((line) => {
    const [words, phrases] = splitAt(line, '=');
    return partsOf(phrases).map((phrase) => [keyOf(phrase.split(' ')), words.split(' ')] as const);
  }),
);
/** Lengths of the phrases, the longest first. */
const LENGTHS = [...new Set([...MEANT.keys()].map((phrase) => phrase.split(' ').length))].sort((a, b) => b - a);

function keyOf(words: readonly string[]): string {
  return [...words.slice(0, -1), nounOf(words.at(-1) ?? '')].join(' ');
}

/** Returns the words of a query with other words in place of phrases that mean them. */
export function inPlainWords(tokens: readonly string[]): string[] {
  const words: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = LENGTHS.find((some) => MEANT.has(keyOf(tokens.slice(at, at + some))));
    words.push(...(MEANT.get(keyOf(tokens.slice(at, at + (length ?? 0)))) ?? [tokens[at] ?? '']));
    at += length ?? 1;
  }
  return words;
}
