import { fold } from './fold.ts';
import type { Lexicon } from './language/lexicon.ts';

/** What an item must have in its words. */
export type Word = { word: string; isRequired: boolean };
export type PartName = 'kind' | 'color' | 'material' | 'forWhom' | 'brand' | 'size' | 'price' | 'occasion' | 'words';
/** A part of a query that became a condition, as pages show it; `rest` is the query without it. */
export type Part = { of: PartName; label: string; rest: string };

export type Understood = {
  /** Any of these kinds, the best first. */
  kinds: string[];
  colors: string[];
  materials: string[];
  forWhom: string[];
  brands: string[];
  sizes: string[];
  priceMin?: number;
  priceMax?: number;
  /** Met by items of these kinds and by those that have one of the words. */
  occasion?: { words: string[]; kinds: string[] };
  /** Cheaper goods stand first. */
  isCheap: boolean;
  words: Word[];
  parts: Part[];
};

/** Maximum number of words of a query that are read. */
const MOST_WORDS = 30;

/** Returns the words of a query with amounts kept whole. Input: at most 200 characters. */
export const queryTokens = (text: string): string[] =>
  (
    fold(text)
      .replaceAll('&', ' and ')
      .match(
        /[$€£]?\d{1,7}\.\d{1,2}(?![\p{L}\p{N}.])|[$€£]\d{1,7}(?![\p{L}\p{N}.])|[\p{L}\p{N}]+|\$|(?<=\d ?)-(?= ?[$\d])/gu,
      ) ?? []
  ).slice(0, MOST_WORDS);

/** A query that is being understood: its tokens, and which of them already mean something. */
export class Reading {
  readonly tokens: readonly string[];
  readonly words: Lexicon;
  readonly taken: boolean[];
  readonly spans: { of: PartName; label: string; places: number[] }[] = [];

  constructor(tokens: readonly string[], words: Lexicon) {
    this.tokens = tokens;
    this.words = words;
    this.taken = tokens.map(() => false);
  }

  take(from: number, to: number): void {
    this.taken.fill(true, from, to);
  }

  show(of: PartName, label: string, places: readonly number[]): void {
    const same = this.spans.find((span) => span.of === of && span.label === label);
    if (same) same.places.push(...places);
    else this.spans.push({ of, label, places: [...places] });
  }

  parts(): Part[] {
    return this.spans.map(({ of, label, places }) => ({
      of,
      label,
      rest: this.tokens.filter((_, at) => !places.includes(at)).join(' '),
    }));
  }
}
