import { frequencyOf } from '../../words/english.ts';
import { meanOf } from '../../words/vectors.ts';
import type { Mark } from '../marks.ts';
import type { Token } from '../prepare.ts';

/** What a message is told apart by: its words and pairs of them, and the mean meaning of its words. */
export type Features = { named: readonly string[]; meaning: readonly number[] };

/** Said in so many messages of every sort that its meaning tells nothing. */
const OFTEN = 150_000;
/** How much the mean meaning weighs beside a word. */
const MEANING = 2.5;

const MASKED = { kind: '<thing>', colour: '<quality>', material: '<quality>', pattern: '<quality>' } as const;
const PRONOUN = /^(?:he|she|him|her|his)$/;

/** The words, with goods, qualities, people and figures by what they are, so that one teapot speaks for all goods. */
function maskedWords(tokens: readonly Token[], marks: readonly Mark[]): string[] {
  const words: string[] = [];
  for (const { type, from, to } of marks) {
    const said = tokens.slice(from, to);
    const word = said[0]?.word ?? '';
    if (type === 'mark') {
      if (word === '?') words.push('?');
    } else if (type === 'kind' || type === 'colour' || type === 'material' || type === 'pattern')
      words.push(MASKED[type]);
    else if ((type === 'person' && !PRONOUN.test(word)) || said.some(({ isName }) => isName))
      words.push('<person>');
    else for (const { word, stem } of said) words.push(/^\d/.test(word) ? '<figure>' : stem);
  }
  // "a red dress", "leather boots": one thing.
  return words.filter((word, at) => !(word === '<quality>' && words[at + 1] === '<thing>'));
}

export function featuresOf(tokens: readonly Token[], marks: readonly Mark[]): Features {
  const words = maskedWords(tokens, marks);
  const named = new Set<string>();
  const edged = ['^', ...words.filter((word) => word !== '?'), '$'];
  for (const [at, word] of edged.entries()) {
    if (at > 0 && at < edged.length - 1) named.add(word);
    if (at + 1 < edged.length) named.add(`${word} ${edged[at + 1]}`);
    if (at + 2 < edged.length) named.add(`${word} * ${edged[at + 2]}`);
  }
  if (words.includes('?')) named.add('?');
  const meaning = meanOf(
    words.flatMap((word) =>
      word.startsWith('<') || frequencyOf(word) > OFTEN
        ? []
        : [[word, 1 / Math.log(20 + frequencyOf(word))] as const],
    ),
  );
  return { named: [...named], meaning: meaning ? Array.from(meaning, (value) => value * MEANING) : [] };
}
