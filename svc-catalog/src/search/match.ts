import type { Catalog } from './catalog.ts';
import { CONDITION, CONDITIONS, type ConditionName, type Matches, SOME_WORDS } from './condition-bits.ts';
import { kindLevels, levelsOf } from './levels.ts';
import { addMixed } from './mix.ts';
import { eachWithAll } from './postings.ts';
import { adderOf, addQualities } from './qualities.ts';
import type { Understood, Word } from './reading.ts';
import { FORM_IN_NAME, IN_NAME, pointsOfBrand, pointsOfWord, raise } from './word-points.ts';

/** Maximum points of an occasion; `levels.ts` and `qualities.ts` have those of other conditions. */
const OCCASION = 8;
/** Maximum points of all words together. */
const WORDS = 24;
/** Maximum points of a low price, where low prices are wanted. */
const PRICE = 24;
/** Points that each kind of an occasion has less than the one before. */
const LATER_KIND = 2;
/** Minimum points of a kind of an occasion. */
const LAST_KIND = 3;
/** Points for a name without the words that do not suit the occasion. */
const SUITED = 4;
/** Points for a name with the words that tell the requested kind apart: fewer than between kinds of an occasion. */
const KIND_WORDS = 1;

/**
 * Adds points to items whose names have the words before the last one of a kind in the query: `cargo pants`. Of a kind
 * that names also write as one word, they have all its words: a `lip stick` is a lipstick, and no lip color.
 */
function addKindWords({ vocabulary }: Catalog, { points }: Matches, words: readonly string[]): void {
  const isCompound = words.length > 1 && vocabulary.exact(words.join('')) !== undefined;
  const telling = words.length > 1 && !isCompound ? words.slice(0, -1) : words;
  const forms = telling.map((word) => [vocabulary.exact(word), ...vocabulary.otherForms(word)]);
  eachWithAll(points.length, forms, (ordinal) => {
    points[ordinal] = (points[ordinal] ?? 0) + KIND_WORDS;
  });
}

/** Returns the best points of each item. An item has one brand, so that several brands are alternatives. */
function bestOf([first, ...others]: readonly Uint8Array[]): Uint8Array | undefined {
  if (others.length === 0) return first;
  return first?.map((points, ordinal) => Math.max(points, ...others.map((other) => other[ordinal] ?? 0)));
}

function addWords(catalog: Catalog, { met, points }: Matches, understood: Understood): void {
  const brands = understood.brands.map((brand) => ({ of: 0, best: pointsOfBrand(catalog, brand) }));
  const words = understood.words.map((word) => ({ of: bitsOf(word), best: pointsOfWord(catalog, word) }));
  const all: Scored[] = [...brands, ...words];
  if (all.length === 0) return;
  const sums = new Uint16Array(met.length);
  for (const { best } of all)
    for (let ordinal = 0; ordinal < sums.length; ordinal++) sums[ordinal] = (sums[ordinal] ?? 0) + (best[ordinal] ?? 0);
  const share = WORDS / IN_NAME / all.length;
  for (let ordinal = 0; ordinal < sums.length; ordinal++) {
    const sum = sums[ordinal] ?? 0;
    if (sum > 0) points[ordinal] = (points[ordinal] ?? 0) + Math.round(sum * share);
  }
  const anyBrand = bestOf(brands.map(({ best }) => best));
  const conditions = anyBrand ? [{ of: CONDITION.words | SOME_WORDS, best: anyBrand }, ...words] : words;
  for (const bit of [CONDITION.words, CONDITION.details]) addMet(met, conditions, bit);
  if (understood.kinds.length === 0 && all.length > 1) addSome(met, conditions);
}

/** Points of one word by ordinal, and the bits to which it counts; 0 for a wish. */
type Scored = { of: number; best: Uint8Array };

/** Returns the bits to which a word counts. A number does not find goods without the other words. */
function bitsOf({ word, isRequired, isDetail, role = 'thing' }: Word): number {
  if (!isRequired) return 0;
  return (isDetail ? CONDITION.details : CONDITION.words) | (role === 'thing' && !/^\d+$/.test(word) ? SOME_WORDS : 0);
}

/** Sets the bit of a condition for the items that have all its words. */
function addMet(met: Uint16Array, all: readonly Scored[], bit: number): void {
  const [first, ...others] = all.filter(({ of }) => of & bit).map(({ best }) => best);
  if (!first) return;
  for (let ordinal = 0; ordinal < met.length; ordinal++)
    if (first[ordinal] && others.every((best) => best[ordinal])) met[ordinal] = (met[ordinal] ?? 0) | bit;
}

/** Marks the items whose names have one of the words. */
function addSome(met: Uint16Array, all: readonly Scored[]): void {
  for (const { best } of all.filter(({ of }) => of & SOME_WORDS))
    for (let ordinal = 0; ordinal < met.length; ordinal++)
      if ((best[ordinal] ?? 0) >= FORM_IN_NAME) met[ordinal] = (met[ordinal] ?? 0) | SOME_WORDS;
}

function addOccasion(catalog: Catalog, matches: Matches, { words, kinds }: NonNullable<Understood['occasion']>): void {
  const { met, points } = matches;
  const column = catalog.facets.type;
  const levels = levelsOf(
    column,
    new Map(kinds.map((kind, place) => [kind, Math.max(LAST_KIND, OCCASION - LATER_KIND * place)])),
  );
  const best = new Uint8Array(met.length);
  for (let ordinal = 0; ordinal < met.length; ordinal++) best[ordinal] = levels[column.ofItem[ordinal] ?? 0] ?? 0;
  const said = new Uint8Array(met.length);
  for (const word of words) {
    raise(said, catalog.vocabulary.exact(word), OCCASION, 4);
    for (const form of catalog.vocabulary.otherForms(word)) raise(said, form, OCCASION, 4);
  }
  for (let ordinal = 0; ordinal < met.length; ordinal++) {
    const sum = (best[ordinal] ?? 0) + (said[ordinal] ?? 0);
    if (sum === 0) continue;
    met[ordinal] = (met[ordinal] ?? 0) | CONDITION.occasion;
    points[ordinal] = (points[ordinal] ?? 0) + sum;
  }
}

/** Adds points to the items whose names have none of the words that do not suit the occasion. */
function addSuited({ vocabulary }: Catalog, { points }: Matches, words: readonly string[]): void {
  const isUnsuited = new Uint8Array(points.length);
  for (const word of words)
    for (const postings of [vocabulary.exact(word), ...vocabulary.otherForms(word)]) raise(isUnsuited, postings, 1, 0);
  for (let ordinal = 0; ordinal < points.length; ordinal++)
    if (!isUnsuited[ordinal]) points[ordinal] = (points[ordinal] ?? 0) + SUITED;
}

function addPrice(
  { prices }: Catalog,
  { met, points }: Matches,
  { priceMin = 0, priceMax = Number.POSITIVE_INFINITY, isCheap }: Understood,
): void {
  const [min, max] = [Math.round(priceMin * 100), Math.round(priceMax * 100)];
  for (let ordinal = 0; ordinal < met.length; ordinal++) {
    const price = prices[ordinal] ?? 0;
    if (price >= min && price <= max) met[ordinal] = (met[ordinal] ?? 0) | CONDITION.price;
    if (!isCheap) continue;
    // Each doubling of the price above $4 counts three points.
    const height = Math.min(PRICE, Math.round(3 * Math.log2(Math.max(400, price) / 400)));
    points[ordinal] = (points[ordinal] ?? 0) + PRICE - height;
  }
}

/** Returns the bits of the conditions that a query has. */
function requiredOf(understood: Understood): number {
  const { kinds, colors, materials, forWhom, sizes, priceMin, priceMax, occasion, words, brands } = understood;
  const has: Record<ConditionName, boolean> = {
    kind: kinds.length > 0,
    color: colors.length > 0,
    material: materials.length > 0,
    size: sizes.length > 0,
    forWhom: forWhom.length > 0,
    price: priceMin !== undefined || priceMax !== undefined,
    occasion: occasion !== undefined,
    words: brands.length > 0 || words.some((word) => bitsOf(word) & CONDITION.words),
    details: words.some((word) => bitsOf(word) & CONDITION.details),
  };
  return CONDITIONS.reduce((bits, name) => (has[name] ? bits | CONDITION[name] : bits), 0);
}

/** Whether a query states a condition that items meet or not. */
export const hasConditions = (understood: Understood): boolean => requiredOf(understood) !== 0;

function addKinds(catalog: Catalog, matches: Matches, { kinds, kindWords, areEqual, shares }: Understood): void {
  const { type } = catalog.facets;
  adderOf(catalog, matches)(type, levelsOf(type, kindLevels(kinds, areEqual, shares)), CONDITION.kind);
  if (shares) addMixed(catalog, matches.points, kinds, shares);
  else for (const words of kindWords) addKindWords(catalog, matches, words);
}

/** Compares every item with the understood query. */
export function matchItems(catalog: Catalog, understood: Understood): Matches {
  const size = catalog.ids.length;
  const matches = { met: new Uint16Array(size), points: new Uint8Array(size), required: requiredOf(understood) };
  const { size: column } = catalog.facets;
  if (understood.kinds.length > 0) addKinds(catalog, matches, understood);
  addQualities(catalog, matches, understood);
  if (understood.sizes.length > 0) {
    const levels = levelsOf(column, new Map(understood.sizes.map((entry) => [entry, 1])));
    adderOf(catalog, matches)(column, levels, CONDITION.size);
  }
  if (understood.unsuited.length > 0) addSuited(catalog, matches, understood.unsuited);
  if (understood.occasion) addOccasion(catalog, matches, understood.occasion);
  if (matches.required & CONDITION.price || understood.isCheap) addPrice(catalog, matches, understood);
  addWords(catalog, matches, understood);
  return matches;
}
