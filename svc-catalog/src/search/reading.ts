import type { UnderstoodSearch } from '@ethereal/contracts/items';
import { type Exclusions, noExclusions } from './exclusions.ts';
import type { Lexicon } from './language/lexicon.ts';
import { phraseOf } from './language/phrase.ts';
import type { Share } from './mix.ts';

/** A word that an item must or may have in its text. */
export type Word = {
  word: string;
  /** Other names of the same thing, which count as the word itself. */
  same?: readonly string[];
  isRequired: boolean;
  /** Whether it only describes the goods of a kind, so that their brand, color and group of people count more. */
  isDetail?: boolean;
  /**
   * Where it counts, and whether it finds goods without the other words; anywhere and without them unless given.
   * `thing`: in names, without them. `inNames`: in names, with them. `beside`: anywhere, with them.
   */
  role?: 'thing' | 'inNames' | 'beside';
  /** Whether it is the last word, so that the visitor may still be typing it. */
  isBegun?: boolean;
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

/** Kinds with the colors, materials and groups of people that the query states for these alone. */
export type Apart = Pick<Understood, 'kinds' | 'colors' | 'materials' | 'forWhom'>;

export type Understood = {
  /** Alternative kinds, the best first. */
  kinds: string[];
  /** Whether the kinds are wider than those that the query names. */
  isWider?: boolean;
  /** Whether the kinds are equally good, so that their goods mix: `shirt and jeans`, or a gift. */
  areEqual?: boolean;
  /** Which goods of each equal kind come first. */
  shares?: readonly Share[] | undefined;
  /** Conditions of each kind by itself, when the query states them apart: `white shirt and black tie`. */
  apart?: readonly Apart[] | undefined;
  /** Words by which the query names each kind. */
  kindWords: string[][];
  colors: string[];
  materials: string[];
  forWhom: string[];
  brands: string[];
  sizes: string[];
  priceMin?: number;
  priceMax?: number;
  /** An occasion. Items of these kinds meet it, and items with one of the words. */
  occasion?: { words: string[]; kinds: string[] };
  /** Words of names of goods that do not suit an occasion or a degree; these goods come after others. */
  unsuited: readonly string[];
  /** Whether cheaper goods come first. */
  isCheap: boolean;
  age?: number;
  order?: UnderstoodSearch['order'];
  without: Exclusions;
  words: Word[];
  parts: Part[];
};

/** Returns the places of the tokens from `from` to before `to`. */
export const places = ({ from, to }: { from: number; to: number }): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

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
    kindWords: _words,
    areEqual: _areEqual,
    shares: _shares,
    unsuited: _unsuited,
    isWider: _isWider,
    apart: _apart,
    without,
    occasion,
    isCheap,
    ...others
  } = understood;
  const excluded = Object.fromEntries(Object.entries(without).filter(([, values]) => values.length > 0));
  return {
    ...others,
    phrase: phraseOf(understood),
    words: words.filter(({ isRequired }) => isRequired).map(({ word }) => word),
    occasion: occasion?.words ?? [],
    ...(isCheap ? { isCheap } : {}),
    ...(Object.keys(excluded).length > 0 ? { without: excluded } : {}),
  };
}

const difference = (values: readonly string[], others: readonly string[]) =>
  values.filter((candidate) => !others.includes(candidate));
const EXCLUDED = ['kinds', 'colors', 'materials', 'forWhom', 'brands', 'words'] as const;

type Earlier = Partial<UnderstoodSearch>;
type IsBelow = (name: string, above: string) => boolean;

/** Whether a query names another kind of thing than the one before, and not a wider or narrower name of it. */
const isOtherKind = (now: readonly string[], before: readonly string[], isBelow: IsBelow): boolean =>
  now.length > 0 &&
  before.length > 0 &&
  !now.some((candidate) => before.some((two) => isBelow(candidate, two) || isBelow(two, candidate)));

/** Returns the earlier conditions that apply to any thing, because another kind of thing is wanted now. */
const ofAnyThing = ({ forWhom, age, priceMin, priceMax, without }: Earlier): Earlier => ({
  forWhom,
  age,
  priceMin,
  priceMax,
  without,
});

/** Returns what earlier queries and this one exclude, without what this one names. */
function excludedWith(now: Understood, { without = {} }: Earlier): Exclusions {
  const all = noExclusions();
  for (const list of EXCLUDED) {
    const named = list === 'words' ? now.words.map(({ word }) => word) : now[list];
    all[list] = [...new Set([...difference(without[list] ?? [], named), ...now.without[list]])];
  }
  return all;
}

/** Returns the price, age and order of a query, or those of the one before. */
function singleOf(now: Understood, before: Earlier): Partial<Understood> {
  const namesPrice = now.priceMin !== undefined || now.priceMax !== undefined;
  const { priceMin, priceMax } = namesPrice ? now : before;
  const age = now.age ?? (now.forWhom.length > 0 ? undefined : before.age);
  const order = now.order ?? (now.kinds.length > 0 ? undefined : before.order);
  return {
    ...(priceMin === undefined ? {} : { priceMin }),
    ...(priceMax === undefined ? {} : { priceMax }),
    ...(age === undefined ? {} : { age }),
    ...(order === undefined ? {} : { order }),
  };
}

/**
 * Returns the query with earlier conditions: each applies unless the query names another one of its kind. Excluded
 * values are no longer conditions, and named ones are no longer excluded.
 */
export function withBefore(
  now: Understood,
  earlier: Earlier,
  occasionOf: (words: string[]) => Understood['occasion'],
  isBelow: IsBelow,
): Understood {
  const before = isOtherKind(now.kinds, earlier.kinds ?? [], isBelow) ? ofAnyThing(earlier) : earlier;
  const combined = (list: 'kinds' | 'colors' | 'materials' | 'forWhom' | 'brands') =>
    now[list].length > 0 ? now[list] : difference(before[list] ?? [], now.without[list]);
  const words = difference(before.words ?? [], [...now.without.words, ...now.words.map(({ word }) => word)]);
  const occasion = now.occasion ?? (before.occasion?.length ? occasionOf(before.occasion) : undefined);
  return {
    ...now,
    kinds: combined('kinds'),
    colors: combined('colors'),
    materials: combined('materials'),
    forWhom: combined('forWhom'),
    brands: combined('brands'),
    sizes: now.sizes.length > 0 ? now.sizes : [...(before.sizes ?? [])],
    ...singleOf(now, before),
    ...(occasion && { occasion }),
    isCheap: now.isCheap || before.isCheap === true,
    without: excludedWith(now, before),
    words: [...now.words, ...words.map((word) => ({ word, isRequired: true }))],
  };
}
