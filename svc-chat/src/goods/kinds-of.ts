import type { Item } from '@ethereal/contracts/items';
import { ENDS_NAME, endsOf, headPhrases } from './heads.ts';
import type { Nouns } from './nouns.ts';
import { phraseOf, tokensOf } from './tokens.ts';

/** The kinds of an item, each with its certainty from 0 to 1. */
export type Kinds = {
  /** Certainty by the phrase that names the kind. */
  phrases: ReadonlyMap<string, number>;
  /** Certainty by WordNet sense, including all senses above: a teapot is also a pot, with less certainty. */
  senses: ReadonlyMap<number, number>;
};

const OF_SENTENCE = 0.8;
const OF_LATER_PHRASE = 0.7;
const INSIDE_NAME = 0.75;
const ANYWHERE_IN_NAME = 0.3;
const EACH_STEP_UP = 0.94;
/** Certainty of kinds derived through WordNet. The literal words count 1. */
const OF_WORDNET = 0.9;

const raise = <Key>(sums: Map<Key, number>, key: Key, by: number) =>
  sums.set(key, 1 - (1 - (sums.get(key) ?? 0)) * (1 - by));

type Named = { noun: string[]; weight: number };

/**
 * Returns the kinds that WordNet finds in a phrase: its last noun and, if that is no artifact, its last artifact,
 * because names of scents and varieties follow the kind ("Eau de Parfum Hyacinth"). A head that is a mere name
 * ("Kestrel GTX") lowers the certainty.
 */
function nounsIn(words: readonly string[], nouns: Nouns): Named[] {
  const found: Named[] = [];
  for (let end = words.length; end > 0; end -= 1) {
    const noun = endsOf(words.slice(0, end)).find((one) => nouns.has(one));
    if (!noun) continue;
    const weight = end === words.length ? 1 : INSIDE_NAME;
    if (nouns.isArtefact(noun)) return [...found, { noun, weight }];
    if (found.length === 0) found.push({ noun, weight });
  }
  return found;
}

/** Whether a sentence starts with a kind. "Tunes guitar and violin" starts with a function instead. */
function tellsKind(sentence: string): boolean {
  const [first = '', second] = tokensOf(sentence);
  return second === undefined || !/[^s]s$/.test(first) || DETERMINERS.has(first) || ENDS_NAME.has(second);
}
const DETERMINERS: ReadonlySet<string> = new Set(['this', 'these']);

/** Marks the senses of a noun and all senses above them. */
function mark(marks: Map<number, number>, { noun, weight }: Named, sure: number, nouns: Nouns): void {
  for (const { id, weight: likely } of nouns.sensesOf(noun)) {
    for (const [above, steps] of nouns.above(id)) {
      const share = sure * weight * likely * EACH_STEP_UP ** steps;
      marks.set(above, Math.max(marks.get(above) ?? 0, share));
    }
  }
}

/** Derives the kinds of an item from its name and the first sentence of its description. */
export function kindsOf(item: Item, nouns: Nouns): Kinds {
  const phrases = new Map<string, number>();
  const senses = new Map<number, number>();
  const [first = ''] = item.description.split(/[.!?](?:\s|$)/);
  const sentence = tellsKind(first) ? first : '';
  for (const [text, sure] of [
    [item.name, 1],
    [sentence, OF_SENTENCE],
  ] as const) {
    const marks = new Map<number, number>();
    headPhrases(text).forEach((words, at) => {
      const weight = sure * OF_LATER_PHRASE ** at;
      for (const end of endsOf(words)) {
        const phrase = phraseOf(end);
        phrases.set(phrase, Math.max(phrases.get(phrase) ?? 0, weight));
      }
      for (const found of nounsIn(words, nouns)) mark(marks, found, weight * OF_WORDNET, nouns);
    });
    // Senses that the name and the sentence share are more certain.
    for (const [sense, weight] of marks) raise(senses, sense, weight);
  }
  const words = tokensOf(item.name);
  for (let end = 1; end <= words.length; end += 1) {
    for (const part of endsOf(words.slice(0, end))) {
      const phrase = phraseOf(part);
      phrases.set(phrase, Math.max(phrases.get(phrase) ?? 0, ANYWHERE_IN_NAME));
    }
  }
  return { phrases, senses };
}
