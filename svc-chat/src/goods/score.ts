import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guessSpans } from './guess.ts';
import type { Good, GoodsIndex, OfKind } from './index.ts';
import { EMPTY_WORDS, PEOPLE, phraseOf, termOf, tokensOf } from './tokens.ts';
import type { Wish } from './wish.ts';

/** Kinds that serve an occasion, by the phrase that names the occasion. */
const OCCASIONS: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(join(import.meta.dirname, '../../data/occasions.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .flatMap((row) => {
      const [said = '', kinds = ''] = row.split('\t');
      return said.split(',').map((phrase) => [termsOf(phrase).join(' '), kinds.split(',')] as const);
    }),
);
function termsOf(text: string): string[] {
  return tokensOf(text).map(termOf);
}
const LONGEST_OCCASION = 4;

/** Minimum score of goods of a kind, as a share of the best score. */
const OF_KIND = 0.65;
/** Minimum score from which the kind alone decides which goods are relevant. */
const SURE = 0.4;
const OF_WORDS = 0.4;
const WEIGHT = { kind: 1, words: 0.8, occasion: 0.45 };
export type Candidate = {
  good: Good;
  score: number;
  /**
   * Scores from 0 to 1: how certainly the item is of the kind, whether it is related or serves the occasion, and how
   * well its words match.
   */
  kind: number;
  near: number;
  words: number;
};

/** Returns the words of a span that can name a kind, without words of people. */
const naming = (words: readonly string[]) => words.filter((word) => !EMPTY_WORDS.has(word) && !PEOPLE.has(word));
export const meant = (words: readonly string[]) => words.filter((word) => !EMPTY_WORDS.has(word));

type KindScores = {
  scores: Map<string, number>;
  /** Scores of substitutes for kinds that the shop does not sell. */
  related: Map<string, number>;
  /** Spans that name kinds which the shop does not sell. */
  missing: string[];
};

function kindsIn(spans: readonly (readonly string[])[], index: GoodsIndex): KindScores {
  const scores = new Map<string, number>();
  const related = new Map<string, number>();
  const missing: string[] = [];
  for (const span of spans) {
    const found = index.ofKind(span);
    const named = forWhom(span, found, index);
    const isNone = named.size === 0 && (found.scores.size > 0 || index.search(span.slice(-1)).size === 0);
    if (found.related || isNone || isMissing(span, found.named, index)) missing.push(span.join(' '));
    const into = found.related ? related : scores;
    for (const [id, score] of named) into.set(id, Math.max(into.get(id) ?? 0, score));
  }
  return { scores, related, missing };
}

/** Keeps the goods for the animal that a span names before the kind: "dog bed" does not match a bed for people. */
function forWhom(
  span: readonly string[],
  { named, scores }: OfKind,
  { nouns, get }: GoodsIndex,
): ReadonlyMap<string, number> {
  const before = span.slice(0, Math.max(0, span.length - named.length));
  const animals = before.filter((word) => nouns.isAnimal([word])).map((word) => phraseOf([word]));
  if (animals.length === 0) return scores;
  const isFor = (id: string) => animals.every((animal) => get(id)?.text.includes(` ${animal} `));
  return new Map([...scores].filter(([id]) => isFor(id)));
}

/**
 * Whether the goods found are not the thing that the span names: the span is a kind of its own, or contains a thing
 * that is unknown to the shop.
 */
function isMissing(span: readonly string[], named: readonly string[], { nouns, spelling }: GoodsIndex): boolean {
  if (named.length === 0) return nouns.has(span.slice(-1));
  const before = span.slice(0, Math.max(0, span.length - named.length));
  if (before.length === 0) return false;
  return nouns.has(span) || before.some((word) => nouns.has([word]) && !spelling.has(word));
}

/** Returns the kinds that serve the occasions named in the words, the nearest first. */
export function occasionKinds(words: readonly string[]): string[] {
  const terms = words.map(termOf);
  const kinds: string[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    for (let length = Math.min(LONGEST_OCCASION, terms.length - at); length > 0; length -= 1) {
      kinds.push(...(OCCASIONS.get(terms.slice(at, at + length).join(' ')) ?? []));
    }
  }
  return kinds;
}

/**
 * Scores all goods that match a wish in any way. `missing` holds the spans that name kinds which the shop does not
 * sell.
 */
export function scoreAll(wish: Wish, index: GoodsIndex) {
  const words = index.spelling.correct(tokensOf(wish.words));
  const texts = index.search(meant(words));
  const spans =
    wish.kinds.length > 0
      ? wish.kinds.map((kind) => naming(index.spelling.correct(tokensOf(kind)))).filter((span) => span.length > 0)
      : guessSpans(wish.words, index);
  const kinds = kindsIn(spans, index);
  const served = kindsIn(occasionKinds(words).map(tokensOf), index).scores;
  const candidates = new Map<string, Candidate>();
  for (const id of new Set([...texts.keys(), ...kinds.scores.keys(), ...kinds.related.keys(), ...served.keys()])) {
    const good = index.get(id);
    if (!good) continue;
    const kind = kinds.scores.get(id) ?? 0;
    const text = texts.get(id) ?? 0;
    const near = Math.max(served.get(id) ?? 0, kinds.related.get(id) ?? 0);
    const score = WEIGHT.kind * kind + WEIGHT.words * text + WEIGHT.occasion * near;
    candidates.set(id, { good, score, kind, near, words: text });
  }
  return { candidates, missing: kinds.missing, spans };
}

/** Returns the goods of the kind if there are any, else those whose score is close to the best. */
export function relevant(all: readonly Candidate[]): Candidate[] {
  const kind = Math.max(0, ...all.map((one) => one.kind));
  if (kind >= SURE) return all.filter((one) => one.kind >= OF_KIND * kind);
  const best = Math.max(0, ...all.map(({ score }) => score));
  return all.filter(({ score }) => score >= OF_WORDS * best);
}

/**
 * Whether an item's words match a span although WordNet does not relate them: "compost bin" and a "Compost Tumbler".
 */
export function isNamedBy({ item, text }: Good, span: string, { nouns }: GoodsIndex): boolean {
  const words = span.split(' ');
  const name = new Set(tokensOf(item.name).map(termOf));
  const said = new Set(tokensOf(text).map(termOf));
  const untold = words.filter((word) => !said.has(termOf(word)));
  return (
    untold.length === 0 || (name.has(termOf(words.at(-1) ?? '')) && !untold.some((word) => nouns.isAnimal([word])))
  );
}

/** Whether an item's name has a word of a span. */
export function sharesWord({ item }: Good, span: string): boolean {
  const name = new Set(tokensOf(item.name).map(termOf));
  return span.split(' ').some((word) => name.has(termOf(word)));
}
