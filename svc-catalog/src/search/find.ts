import type { SearchCondition } from '@ethereal/contracts/items';
import { itself, mentioned } from './attributes.ts';
import { beginsNames } from './begins-names.ts';
import type { Catalog } from './catalog.ts';
import { CONDITION, CONDITIONS, type Matches } from './condition-bits.ts';
import { detailsOf, withDetails } from './details.ts';
import type { FacetColumn } from './facet-column.ts';
import { fold, tokensOf } from './fold.ts';
import { BEFORE_CLOSE, MEETS_ALL, ranksOf } from './found-ranks.ts';
import { inEnglish } from './language/foreign.ts';
import { lexicon } from './language/lexicon.ts';
import { ADULTS, groupsLike } from './levels.ts';
import { hasConditions, matchItems } from './match.ts';
import { markNames, NAME } from './names.ts';
import { groupsOutgrown, wordsOutgrown } from './persons.ts';
import { queryTokens } from './query-tokens.ts';
import { type Plan, planOf, type Read, read, type SearchOptions, type Without } from './read.ts';
import type { Understood } from './reading.ts';
import { closeOf, countMet, droppedOf, remainingOf } from './relaxing.ts';

export type Found = {
  /** Ranks by ordinal, from 0 (not found) to 255. They depend on the item, the text and the plan only. */
  ranks: Uint8Array;
  plan: Plan;
  understood: Understood;
  corrected: string | undefined;
  relaxed: SearchCondition[];
  /** Conditions that items behind the others lack, because few items meet all. */
  close: SearchCondition[];
};

/**
 * Finds the items for a text. When no item has all its words, words of other languages are read in English, words that
 * some item has are taken for typos of kinds, too, then the kinds give way to wider ones, and a correction that no item
 * has is undone. Input: at most 200 characters.
 */
export function search(catalog: Catalog, typed: string, options: SearchOptions = {}): Found {
  const first = searchOnce(catalog, typed, options);
  if (options.plan || options.exact || (!lacksWords(first) && first.typos.size === 0)) return first;
  const translated = translatedOf(catalog, typed, options, first);
  if (translated) return translated;
  if (!lacksWords(first)) return first;
  const withDoubts = searchOnce(catalog, typed, { ...options, doubts: true });
  if (!lacksWords(withDoubts)) return withDoubts;
  if (!options.spoken && first.understood.kinds.length > 0 && first.plan.dropped & CONDITION.words) {
    const wider = searchOnce(catalog, typed, { ...options, widens: true });
    if (!lacksWords(wider) && hasNamedWider(catalog, wider)) return wider;
  }
  const unmatched = first.understood.words.flatMap(({ word }) =>
    word.split(' ').flatMap((one) => first.typos.get(one) ?? []),
  );
  if (unmatched.length === 0) return first;
  const asTyped = searchOnce(catalog, typed, { ...options, keeps: new Set(unmatched) });
  // The typo of a brand that no item has finds its kinds.
  return hasAny(asTyped.ranks) || !hasAny(first.ranks) ? asTyped : first;
}

/** Returns what a text of another language finds, whose words are no typos: `kleid` is no Klein. */
function translatedOf(catalog: Catalog, typed: string, options: SearchOptions, first: Found): Found | undefined {
  const english = options.spoken ? undefined : inEnglish(queryTokens(typed));
  const found = english && searchOnce(catalog, typed, { ...options, english });
  return found && hasAny(found.ranks) && (!lacksWords(found) || lacksWords(first)) ? found : undefined;
}

/** Whether some item found is named by one of the wider kinds alone, so that it may be of the requested kind. */
function hasNamedWider({ facets: { type } }: Catalog, { ranks, understood }: Found): boolean {
  const isNamed = type.countInSets(understood.kinds.map(itself));
  return ranks.some((rank, ordinal) => rank >= MEETS_ALL && (isNamed[type.ofItem[ordinal] ?? 0] ?? 0) > 0);
}

/** Whether no item has all the words of a text. */
const lacksWords = ({ ranks, relaxed }: Found) => relaxed.includes('words') || !hasAny(ranks);

function searchOnce(catalog: Catalog, typed: string, options: SearchOptions): Found & Pick<Read, 'typos'> {
  const reading = read(catalog, typed, options);
  const { corrected, typos } = reading;
  const { plan, spoken = false } = options;
  const understood = withDetails(catalog, reading.understood, plan);
  const inNames = spoken ? new Uint8Array(catalog.names.length) : markNames(catalog, fold(typed));
  const matches = matchItems(catalog, asOpen(understood, spoken));
  dropUnwanted(catalog, understood, options, matches, inNames);
  const counts = countMet(catalog.names, matches);
  // A luggage tag is no `Ugg`.
  const isTyped = understood.isWider ? hasWords : hasAny;
  const dropped = plan?.dropped ?? (isTyped(inNames) ? 0 : droppedOf(counts, matches.required));
  const required = remainingOf(matches.required, dropped, { isThing: reading.kinds?.length === 0, spoken });
  const followed = plan ? (plan.close ?? 0) : closeOf(counts, required, minorOf(catalog, understood, options, inNames));
  const ranks = ranksOf(catalog.names, matches, required, inNames, followed);
  // In a conversation, goods for children of another age meet the condition.
  const stated = spoken ? required & ~CONDITION.forWhom : required;
  const nearly = unmetBy(catalog, understood, stated, ranks, followed);
  const loose = plan?.loose ?? (dropped & CONDITION.details ? detailsOf(understood) : undefined);
  const lacked = dropped | nearly | (lacksKinds(reading, inNames, spoken, dropped) ? CONDITION.kind : 0);
  return {
    ranks,
    plan: planOf(reading, typed, {
      dropped: dropped & ~CONDITION.details,
      loose,
      close: followed,
      details: followed & CONDITION.details ? detailsOf(understood) : undefined,
    }),
    understood,
    corrected,
    typos,
    relaxed: namesOf(loose ? lacked | CONDITION.words : lacked),
    close: namesOf(followed),
  };
}

/** Returns the conditions as answers name them: details as words. */
function namesOf(bits: number): SearchCondition[] {
  const named = bits & CONDITION.details ? bits | CONDITION.words : bits;
  return CONDITIONS.filter((name): name is SearchCondition => name !== 'details' && (named & CONDITION[name]) !== 0);
}

/**
 * Returns the conditions without which goods come close: the material, a property that goods have, and details
 * with which no name begins, unlike a brand. None do when the best matches do not come first, when kinds have
 * conditions apart, or when an item has the text as its name.
 */
function minorOf(
  catalog: Catalog,
  understood: Understood,
  { exact, spoken }: SearchOptions,
  inNames: Uint8Array,
): number {
  const { apart, order, isCheap, occasion, unsuited } = understood;
  if (exact || spoken || apart || isCheap || order !== undefined || inNames.includes(NAME.is)) return 0;
  const isBrand = detailsOf(understood).some((word) => beginsNames(catalog, tokensOf(word), 1));
  const property = occasion?.kinds.length === 0 && unsuited.length === 0 ? CONDITION.occasion : 0;
  return CONDITION.material | property | (isBrand ? 0 : CONDITION.details);
}

/** Leaves out what the request and the text exclude. */
function dropUnwanted(
  catalog: Catalog,
  understood: Understood,
  { without, exclude = [] }: SearchOptions,
  matches: Matches,
  inNames: Uint8Array,
): void {
  if (without) leaveOut(catalog, without, matches, inNames);
  dropExcluded(catalog, understood, matches);
  if (understood.order === 'reduction') keepReduced(catalog, matches);
  for (const ordinal of exclude.map((id) => catalog.ordinalOf(id))) {
    matches.met[ordinal] = 0;
    inNames[ordinal] = 0;
  }
}

/** Whether the shop has none of the kinds: wider ones replace them, or they are read as words. */
function lacksKinds({ kinds, ownKinds }: Read, inNames: Uint8Array, spoken: boolean, dropped: number): boolean {
  if (kinds === undefined || kinds.length > 0) return kinds !== undefined;
  if (spoken) return ownKinds || (dropped & CONDITION.words) > 0;
  // Names that have the words inside other words are of another kind.
  return ownKinds && hasAny(inNames) && !inNames.some((mark) => mark >= NAME.hasWord);
}

/** Returns the conditions that the items found meet only nearly: by another shade, or for children of another age. */
function unmetBy(
  { facets }: Catalog,
  { colors, forWhom }: Understood,
  required: number,
  ranks: Uint8Array,
  followed: number,
): number {
  const least = followed > 0 ? BEFORE_CLOSE : 1;
  const isFound = (column: FacetColumn, values: readonly string[]) => {
    const requested = column.countInSets(values);
    return ranks.some((rank, ordinal) => rank >= least && (requested[column.ofItem[ordinal] ?? 0] ?? 0) > 0);
  };
  const lacksColor = required & CONDITION.color && !isFound(facets.color, [...colors, ...colors.map(mentioned)]);
  const isForChildren = required & CONDITION.forWhom && !forWhom.some((group) => ADULTS.has(group));
  const lacksGroup = isForChildren && !isFound(facets.forWhom, groupsLike(forWhom));
  return (lacksColor ? CONDITION.color : 0) | (lacksGroup ? CONDITION.forWhom : 0);
}

/** Whether a query states something that is no condition of goods: an order, low prices, or what they must not have. */
const asksForAny = ({ order, isCheap, without }: Understood): boolean =>
  order !== undefined || isCheap || Object.values(without).some((values) => values.length > 0);

/** Returns a query that any price meets if it states no condition: `the cheapest`, `something without wool`. */
const asOpen = (understood: Understood, spoken: boolean): Understood =>
  hasConditions(understood) || !(spoken || asksForAny(understood)) ? understood : { ...understood, priceMin: 0 };

/** Whether some name has the text as a word or at the beginning of one. */
const hasWords = (inNames: Uint8Array): boolean => inNames.some((mark) => mark >= NAME.beginsWord);

/** Whether some item is marked. */
export function hasAny(marks: Uint8Array): boolean {
  for (let ordinal = 0; ordinal < marks.length; ordinal++) if (marks[ordinal] !== 0) return true;
  return false;
}

/**
 * Resets the conditions that items with any of these values meet, so that they are not found. Items whose names have
 * the text stay found without `inNames`.
 */
function leaveOut({ facets }: Catalog, without: Without, { met }: Matches, inNames?: Uint8Array): void {
  const lists = [
    [facets.type, without.kinds],
    [facets.color, without.colors?.flatMap((color) => [color, mentioned(color)])],
    [facets.material, without.materials],
    [facets.brand, without.brands],
    [facets.forWhom, without.forWhom],
  ] as const;
  for (const [column, values = []] of lists) {
    if (values.length === 0) continue;
    const excluded = column.countInSets(values);
    for (let ordinal = 0; ordinal < met.length; ordinal++) {
      if (!excluded[column.ofItem[ordinal] ?? 0]) continue;
      met[ordinal] = 0;
      if (inNames) inNames[ordinal] = 0;
    }
  }
}

/** Leaves out what the text excludes: `shoes not leather`. */
function dropExcluded(catalog: Catalog, { kinds: named, without, age }: Understood, matches: Matches): void {
  const { kinds } = lexicon();
  // `sandals instead of shoes` leaves out goods that are shoes and nothing more specific.
  const excluded = without.kinds.map((kind) =>
    named.some((candidate) => kinds.isBelow(candidate, kind)) ? itself(kind) : kind,
  );
  leaveOut(
    catalog,
    {
      ...without,
      kinds: excluded.filter((kind) => !named.some((candidate) => itself(candidate) === kind)),
      forWhom: [...without.forWhom, ...groupsOutgrown(age)],
    },
    matches,
  );
  const { vocabulary } = catalog;
  const brands = without.brands.filter((brand) => !brand.includes(' '));
  for (const word of [...without.words, ...brands, ...wordsOutgrown(age)])
    for (const postings of [vocabulary.exact(word), ...vocabulary.otherForms(word)])
      postings?.each((ordinal, inName) => {
        if (inName) matches.met[ordinal] = 0;
      });
}

/** Resets the conditions that items at their usual price meet: `on sale` asks for reduced goods alone. */
function keepReduced({ reductions }: Catalog, { met }: Matches): void {
  for (let ordinal = 0; ordinal < met.length; ordinal++) if ((reductions[ordinal] ?? 0) <= 0) met[ordinal] = 0;
}
