import { SMALL_WORDS, termOf } from '../text/words.ts';
import { bareOf, entriesOf } from './lexicon.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Returns the FNV-1a hash over UTF-16 units. The hash is equal on every machine. */
export function hash(text: string, seed = 0x811c9dc5): number {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}

const DIGITS = /^\d/;
const MARK = /^[^\p{L}\p{N}]/u;

const shapeOf = (word: string): string => (DIGITS.test(word) ? `#${word.length}` : MARK.test(word) ? word : 'a');

/** Properties of one word: its forms and its classes in the lexicon. */
type Seen = { word: string; bare: string; shape: string; known: string };

function seenOf(text: string): Seen {
  const isNumber = DIGITS.test(text);
  const known = entriesOf(text).map((entry) => entry.class[0]);
  return {
    word: isNumber ? '#' : text,
    bare: isNumber ? '#' : bareOf(text),
    shape: shapeOf(text),
    known: known.filter((one, at) => known.indexOf(one) === at).join(''),
  };
}

const NOTHING: Seen = { word: '_', bare: '_', shape: '_', known: '_' };

/** Returns the hashed features of each word for tagging: the word, its neighbors and their classes. */
export function tagFeatures(tokens: readonly Token[]): number[][] {
  const seen = tokens.map(({ text }) => seenOf(text));
  const at = (index: number) => seen[index] ?? NOTHING;
  // A refusal requires a word of refusal anywhere in the message.
  const refuses = seen.some(({ known }) => known.includes('r'));
  return seen.map((one, here) => {
    const [before, after, before2, after2] = [at(here - 1), at(here + 1), at(here - 2), at(here + 2)];
    return [
      `w${one.bare}`,
      `k${one.known}`,
      `s${one.shape}`,
      `e${one.word.slice(-3)}`,
      `b${one.word.slice(0, 4)}`,
      `<${before.bare}`,
      `>${after.bare}`,
      `<<${before2.bare}`,
      `>>${after2.bare}`,
      `<k${before.known}`,
      `>k${after.known}`,
      `<w${before.bare} ${one.bare}`,
      `>w${one.bare} ${after.bare}`,
      `<kw${before.bare} ${one.known}`,
      `>kw${one.known} ${after.bare}`,
      `kk${before.known} ${one.known} ${after.known}`,
      `<<k${before2.bare} ${before.bare} ${one.known}`,
      `>>k${one.known} ${after.bare} ${after2.bare}`,
      `<2${at(here - 3).bare} ${one.known}`,
      `f${here === 0} ${one.known}`,
      `r${refuses}`,
      `r${refuses} ${one.known} ${before.bare}`,
    ].map((feature) => hash(feature));
  });
}

/** Returns the features of a word with those of the tag before it. */
export const afterTag = (features: readonly number[], before = 'O'): number[] => [
  ...features,
  hash(`p${before}`),
  hash(`p${before} ${features[0]}`),
];

/**
 * Context of a message: whether an item's page is open, the intent of the answer before and the help section of that
 * answer.
 */
export type Standing = { page: boolean; after?: string | undefined; topic?: string | undefined };

/** Number of words from which messages count as equally long. */
const SHORT = 6;

/** Returns the hashed features of a whole message. Tagged spans are represented by their tag. */
export function messageFeatures(
  tokens: readonly Token[],
  tags: readonly string[],
  { page, after, topic }: Standing,
): number[] {
  const words = tokens.map(({ text }) => (DIGITS.test(text) ? '#' : bareOf(text)));
  const masked: string[] = [];
  words.forEach((word, at) => {
    const tag = tags[at] ?? 'O';
    if (tag === 'O') masked.push(word);
    else if (tags[at - 1] !== tag) masked.push(`<${tag}>`);
  });
  const where = `${page ? 'p' : ''}${after ?? '-'}`;
  const features = [`c${where}`, `n${Math.min(SHORT, words.length)}`, `n${where}${Math.min(SHORT, words.length)}`];
  const all = ['^', ...masked, '$'];
  for (const [at, word] of all.entries()) {
    features.push(`u${word}`, `u${page}${after !== undefined} ${word}`);
    if (at > 0) features.push(`b${all[at - 1]} ${word}`);
    if (at > 1) features.push(`t${all[at - 2]} ${all[at - 1]} ${word}`);
  }
  for (const word of words) features.push(`w${word}`);
  if (topic !== undefined) features.push(`o${topic}`, ...masked.map((word) => `o${topic} ${word}`));
  const first = all.slice(1, 4).join(' ');
  features.push(`1${first}`, `1${where} ${all[1]}`);
  return [...new Set(features)].map((feature) => hash(feature));
}

const WORD = /^[\p{L}\p{N}]/u;
/** Minimum length of a sequence of letters. */
const MIN_PIECE = 3;
/** Maximum length of a sequence of letters. */
const MAX_PIECE = 4;
/** Number of neighboring content words that are paired. */
const PAIRED = 3;

/** Returns all sequences of three and four letters of a word with its boundaries. */
function piecesOf(word: string): string[] {
  const whole = `^${word}$`;
  const pieces: string[] = [];
  for (let length = MIN_PIECE; length <= MAX_PIECE; length += 1)
    for (let from = 0; from + length <= whole.length; from += 1) pieces.push(whole.slice(from, from + length));
  return pieces;
}

/** Returns each pair of words that are at most `PAIRED` apart, in alphabetical order. */
const pairsOf = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => words.slice(at + 1, at + 1 + PAIRED).map((other) => [word, other].sort().join(' ')));

/**
 * Returns the hashed features that detect which help section a question is about: terms and their neighbors, pieces of
 * words, and the section of the answer before.
 */
export function questionFeatures(tokens: readonly Token[], topic?: string): number[] {
  const words = tokens.filter(({ text }) => WORD.test(text)).map(({ text }) => text.replaceAll("'", ''));
  const terms = words.map((word) => (DIGITS.test(word) ? '#' : SMALL_WORDS.has(word) ? word : termOf(word)));
  const all = ['^', ...terms, '$'];
  const content = terms.filter((term) => !SMALL_WORDS.has(term));
  const features = [
    ...all.map((term) => `u${term}`),
    ...all.slice(1).map((term, at) => `b${all[at]} ${term}`),
    ...content.flatMap(piecesOf).map((piece) => `g${piece}`),
    ...pairsOf(content).map((pair) => `k${pair}`),
    ...(topic === undefined ? [] : [`o${topic}`, ...terms.map((term) => `o${topic} ${term}`)]),
  ];
  return [...new Set(features)].map((feature) => hash(feature));
}

/** Returns the hashed features that detect which aspect of an item a question is about, whatever was said before. */
export const aspectFeatures = (tokens: readonly Token[], tags: readonly string[]): number[] => [
  ...messageFeatures(tokens, tags, { page: false }),
  ...questionFeatures(tokens),
];

/**
 * Returns the hashed features of a message in another language: its original words, in addition to the features of the
 * translation.
 */
export function foreignFeatures(said: string): number[] {
  const words = ['^', ...tokensOf(said).map(({ text }) => text), '$'];
  const features = words.flatMap((word, at) => [`x${word}`, `y${words[at - 1] ?? ''} ${word}`]);
  return [...new Set(features)].map((feature) => hash(feature));
}

const LETTERS = /\p{L}+/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
const MARKS = /\p{M}+/gu;
/** Number of letters of a word that are compared in pairs of words, because endings differ. */
const STEM = 5;
const PIECES = [3, 4, 5];
/** Maximum number of words of a message that are read. */
const MAX_WORDS = 300;
/** Maximum number of letters of a word that are read. */
const MAX_LETTERS = 30;

/**
 * Returns the hashed features that detect messages which need care, in any language: words, pairs of words and letter
 * sequences.
 */
export function careFeatures(text: string): number[] {
  const plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase().replaceAll(/['’]/g, '').replaceAll(/\d/g, '0');
  const said = (plain.match(WORDS) ?? []).slice(0, MAX_WORDS);
  const words = ['^', ...said.map((word) => word.slice(0, MAX_LETTERS)), '$'];
  const stems = words.map((word) => word.slice(0, STEM));
  const features = new Set<string>();
  for (const [at, word] of words.entries()) {
    features.add(`w${word}`);
    const [stem, before, before2, before3] = [stems[at], stems[at - 1], stems[at - 2], stems[at - 3]];
    if (before !== undefined) features.add(`b${before} ${stem}`);
    if (before2 !== undefined) features.add(`s${before2} ${stem}`);
    if (before3 !== undefined) features.add(`s${before3} ${stem}`);
    const whole = `^${word}$`;
    for (const length of PIECES)
      for (let from = 0; from + length <= whole.length; from += 1) features.add(`c${whole.slice(from, from + length)}`);
  }
  return [...features].map((feature) => hash(feature));
}

/** Returns the hashed features that detect the language of a text: its words and sequences of three letters. */
export function languageFeatures(text: string): number[] {
  const features: string[] = [];
  for (const [word] of text.slice(0, 600).toLowerCase().matchAll(LETTERS)) {
    const whole = `^${word}$`;
    features.push(`w${word}`);
    for (let at = 0; at + 3 <= whole.length; at += 1) features.push(whole.slice(at, at + 3));
  }
  return [...new Set(features)].map((feature) => hash(feature));
}
