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

/** What a word is by what it may mean or how it ends, where it is none of those that a sentence is built of. */
const shapeOf = (word: string): string =>
  /\d/.test(word) ? '<figure>' : /ed$/.test(word) ? '<ed>' : /ing$/.test(word) ? '<ing>' : '<word>';

/** The sentence without what it speaks of: "i <ed> my <thing> on the <word>" tells, whatever it was. */
function builtOf(tokens: readonly Token[], marks: readonly Mark[]): string[] {
  return marks.flatMap(({ type, from, to }) => {
    const word = tokens[from]?.word ?? '';
    switch (type) {
      case 'mark':
        return [];
      case 'kind':
      case 'colour':
      case 'material':
      case 'pattern':
        return [type === 'kind' ? '<thing>' : '<quality>'];
      case 'person':
        return [PRONOUN.test(word) ? word : '<person>'];
      case 'word':
        return [shapeOf(word)];
      case 'small':
        return tokens.slice(from, to).map((one) => (/^\d/.test(one.word) ? '<figure>' : one.word));
      default:
        return [`<${type}>`];
    }
  });
}

/** Each word, each two side by side and each two around another; of a sentence's frame three in a row, too. */
function addRuns(words: readonly string[], frame: '' | '~', named: Set<string>): void {
  const edged = ['^', ...words, '$'];
  for (const [at, word] of edged.entries()) {
    const next = edged[at + 1];
    const after = edged[at + 2];
    if (at > 0 && next !== undefined) named.add(`${frame}${word}`);
    if (next !== undefined) named.add(`${frame}${word} ${next}`);
    if (after !== undefined) named.add(`${frame}${word} * ${after}`);
    if (frame && after !== undefined) named.add(`${frame}${word} ${next} ${after}`);
  }
}

/** By its words, and its meaning. */
export const featuresOf = (tokens: readonly Token[], marks: readonly Mark[]): Features =>
  featuresBy(maskedWords(tokens, marks), []);

/** By how its sentence is built, too. */
export const frameOf = (tokens: readonly Token[], marks: readonly Mark[]): Features =>
  featuresBy(maskedWords(tokens, marks), builtOf(tokens, marks));

function featuresBy(words: readonly string[], built: readonly string[]): Features {
  const named = new Set<string>();
  addRuns(
    words.filter((word) => word !== '?'),
    '',
    named,
  );
  if (built.length > 0) addRuns(built, '~', named);
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
