import type { UnderstoodSearch } from '@ethereal/contracts/items';
import { fold, withInitials } from './fold.ts';
import type { Lexicon } from './language/lexicon.ts';
import { phraseOf } from './language/phrase.ts';
import type { Unwanted } from './negations.ts';

/** A word that an item must or may have in its text. */
type Word = {
  word: string;
  isRequired: boolean;
  /** Whether only the word itself in a name counts. */
  isInNames?: boolean;
};
export type PartName =
  | 'kind'
  | 'color'
  | 'material'
  | 'forWhom'
  | 'brand'
  | 'size'
  | 'price'
  | 'occasion'
  | 'words'
  | 'without';
/** A part of a query that became a condition, as pages show it; `rest` is the query without it. */
export type Part = { of: PartName; label: string; rest: string };

export type Understood = {
  /** Alternative kinds, the best first. */
  kinds: string[];
  /** Whether the kinds are wider than those that the query names. */
  isWider?: boolean;
  /** Words by which the query names the kinds. */
  kindWords: string[];
  colors: string[];
  materials: string[];
  forWhom: string[];
  brands: string[];
  sizes: string[];
  priceMin?: number;
  priceMax?: number;
  /** An occasion. Items of these kinds meet it, and items with one of the words. */
  occasion?: { words: string[]; kinds: string[] };
  /** Whether cheaper goods come first. */
  isCheap: boolean;
  without: Unwanted;
  words: Word[];
  parts: Part[];
};

/** Maximum number of words that are read of a query. */
const MAX_WORDS = 30;

/** Returns the words of a query, with amounts as one word. Input: at most 200 characters. */
export const queryTokens = (text: string): string[] =>
  (
    withInitials(fold(text))
      .replaceAll('&', ' and ')
      .match(
        /[$€£]?\d{1,7}\.\d{1,2}(?![\p{L}\p{N}.])|[$€£]\d{1,7}(?![\p{L}\p{N}.])|[\p{L}\p{N}]+|\$|(?<=\d ?)-(?= ?[$\d])/gu,
      ) ?? []
  ).slice(0, MAX_WORDS);

/** State of reading a query: its tokens, and which of them already have a meaning. */
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

/** Returns the understood query for other services and pages. */
export function toWire(understood: Understood): UnderstoodSearch & Pick<Understood, 'parts'> & { phrase: string } {
  const {
    words,
    kindWords: _kindWords,
    isWider: _isWider,
    without: _without,
    occasion,
    isCheap,
    ...others
  } = understood;
  return {
    ...others,
    phrase: phraseOf(understood),
    words: words.filter(({ isRequired }) => isRequired).map(({ word }) => word),
    occasion: occasion?.words ?? [],
    ...(isCheap ? { isCheap } : {}),
  };
}

const chosen = (now: string[], before: readonly string[] | undefined) =>
  now.length > 0 || !before ? now : [...before];

/** Returns the query with earlier conditions: each applies unless the query names another one of its kind. */
export function withBefore(
  now: Understood,
  before: Partial<UnderstoodSearch>,
  occasionOf: (words: string[]) => Understood['occasion'],
): Understood {
  const namesPrice = now.priceMin !== undefined || now.priceMax !== undefined;
  const hasWords = now.words.length > 0 || now.kinds.length > 0;
  const words = hasWords ? [] : (before.words ?? []).map((word) => ({ word, isRequired: true }));
  return {
    ...now,
    kinds: chosen(now.kinds, before.kinds),
    colors: chosen(now.colors, before.colors),
    materials: chosen(now.materials, before.materials),
    forWhom: chosen(now.forWhom, before.forWhom),
    brands: chosen(now.brands, before.brands),
    sizes: chosen(now.sizes, before.sizes),
    ...(namesPrice ? {} : pricesOf(before)),
    ...(now.occasion || !before.occasion?.length ? {} : { occasion: occasionOf(before.occasion) }),
    isCheap: now.isCheap || before.isCheap === true,
    words: [...now.words, ...words],
  };
}

const pricesOf = ({ priceMin, priceMax }: Partial<UnderstoodSearch>) => ({
  ...(priceMin === undefined ? {} : { priceMin }),
  ...(priceMax === undefined ? {} : { priceMax }),
});
