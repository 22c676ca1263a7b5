import type { Item } from '@ethereal/contracts/items';
import { plain, wordsOfRefused } from '../care/substances.ts';
import { agesIn } from '../item/ages.ts';
import { mentions, readable } from '../text/mentions.ts';
import type { SearchResult, Tools } from '../tools/tools.ts';
import { agesOfChild, CHILDREN, type Conditions, isForChild, isForToddler, type Wish } from './wish.ts';

/** The result of one wish. `wish` has the conditions that the search understood, for the next refinement. */
export type Found = {
  wish: Wish;
  /** Words that were searched for. */
  said: string;
  items: Item[];
  corrected?: string | undefined;
  relaxed: SearchResult['relaxed'];
  understood: SearchResult['understood'];
  /** Whether only children's things were found although no child was mentioned. */
  isForKidsOnly: boolean;
  /** Whether things for a small child are among the items whose sellers state no age. */
  isCareful: boolean;
};

/** The result of one wish with the items of it that are shown. */
export type Answered = Found & { shown: Item[] };

/** Number of items that are requested, more than are shown, because some are left out afterwards. */
const READ = 60;
/** Maximum number of ids that a search leaves out, as its contract allows. */
const MAX_EXCLUDED = 200;

const isChilds = ({ category }: Item) => category === 'kids';
const isWorn = ({ category, size }: Item): boolean => (category === 'men' || category === 'women') && size.length > 0;

const conditionsOf = ({ parts: _parts, phrase: _phrase, ...conditions }: SearchResult['understood']): Conditions =>
  conditions;

/** Returns conditions without words and occasions that nothing meets: the answer states that once. */
function withoutUnmet({ words, occasion, ...others }: Conditions, relaxed: SearchResult['relaxed']): Conditions {
  const isMet = (of: 'words' | 'occasion') => !relaxed.includes(of);
  return { ...others, ...(words && isMet('words') && { words }), ...(occasion && isMet('occasion') && { occasion }) };
}

/** Returns items by a rank, the highest first. */
export const ranked = (items: readonly Item[], rank: (item: Item) => number): Item[] =>
  items.toSorted((one, other) => rank(other) - rank(one));

/** Returns the forms in which a description may mention a feature: "belt", "belted", "zipped". */
const formsOf = (word: string): string[] => [word, `${word}ed`, `${word}${word.at(-1)}ed`];

/** Returns the words that the text of no shown item may mention, because attributes alone do not state them. */
function unwantedOf({ refused, isHarm = false }: Wish, { without }: Conditions): string[] {
  const unknown = new Set(without?.words ?? []);
  // "T-shirts, no V-necks" refuses a sort of the wanted kind.
  const isOfKind = (without?.kinds ?? []).length > 0;
  return refused.flatMap((text) => {
    const listed = wordsOfRefused(text, isHarm);
    const isByText = listed.length === 0 && (isOfKind || text.split(' ').some((word) => unknown.has(word)));
    return isByText ? formsOf(plain(text)) : listed;
  });
}

/** Whether conditions are for a small child and nothing is stated on the age for which a thing is. */
const isUnstated = ({ name, description, size }: Item, conditions: Conditions): boolean =>
  isForToddler(conditions) && size.length === 0 && agesIn(`${name}. ${description}`) === undefined;

/** Matches what a small child may swallow or be caught in. */
const HAZARD = /\b(?:beads?|strings?|cords?|lines?|tails?|magnets?|marbles?|buttons?|coins?|candles?)\b/i;

/** Whether a thing may be dangerous for a small child. */
const isUnsafe = (item: Item, conditions: Conditions): boolean =>
  isUnstated(item, conditions) && HAZARD.test(`${item.name}. ${item.description}`);

/** Whether an item's text mentions nothing unwanted and suits the age of a child. */
function isAllowed(item: Item, unwanted: readonly string[], conditions: Conditions): boolean {
  const text = readable(`${item.name} . ${item.description}`);
  if (unwanted.some((word) => mentions(text, word))) return false;
  if (conditions.order === 'reduction' && item.formerPrice === undefined) return false;
  const child = agesOfChild(conditions);
  const stated = child && agesIn(`${item.name}. ${item.description}`);
  return !stated || (stated.min <= child.max && (stated.max ?? Number.POSITIVE_INFINITY) >= child.min);
}

/** Returns the rank by which items stand: bestsellers first, or the nearest to a price that none of them meets. */
function rankIn({ order, priceMax }: Conditions, relaxed: SearchResult['relaxed']) {
  if (order === 'bestselling') return ({ isBestseller }: Item) => Number(isBestseller);
  if (!relaxed.includes('price')) return undefined;
  return ({ price }: Item) => (priceMax === undefined ? price : -price);
}

/** Searches the shop for one wish, with children's goods only for a child or where there is nothing else. */
export async function search(wish: Wish, tools: Tools): Promise<Found> {
  const all = await searchOnce(wish, tools);
  const isForKid = isForChild(all.understood);
  if (isForKid === true || all.items.every((item) => !isChilds(item))) return all;
  const grown = await searchOnce(wish, tools, [...CHILDREN]);
  if (isForKid === false) return grown;
  const isFollowUp = Object.keys(wish.before).length > 0;
  return isFollowUp || grown.items.length > 0 ? grown : { ...all, isForKidsOnly: true };
}

async function searchOnce(wish: Wish, tools: Tools, forWhom?: string[]): Promise<Found> {
  const { text, before, sort } = wish;
  const options = { spoken: true, inStock: true, limit: READ, ...(sort && { sort }) };
  const asked = { text, before, ...options, ...(forWhom && { without: { forWhom } }) };
  const allowedOf = ({ items, understood }: SearchResult) => {
    const unwanted = unwantedOf(wish, understood);
    return items.filter((item) => !isUnsafe(item, understood) && isAllowed(item, unwanted, understood));
  };
  const except = (wish.except ?? []).slice(-MAX_EXCLUDED);
  const first = await tools.search({ ...asked, exclude: except });
  // Texts may mention what is refused in all items that meet the conditions best.
  const isVain = first.items.length > 0 && allowedOf(first).length === 0;
  const refused = isVain ? [...except, ...first.items.map(({ _id }) => _id)].slice(-MAX_EXCLUDED) : except;
  const result = isVain ? await tools.search({ ...asked, exclude: refused }) : first;
  const conditions = conditionsOf(result.understood);
  const allowed = allowedOf(result);
  // Without a size for a child, a child is shown no clothes of adults.
  const isForKid = (item: Item) => isChilds(item) || !(result.relaxed.includes('forWhom') || isWorn(item));
  const items = isForChild(conditions) ? allowed.filter(isForKid) : allowed;
  const rank = rankIn(conditions, result.relaxed);
  const described = (wish.parts ?? []).map((label) => ({ of: 'words' as const, label, rest: '' }));
  return {
    said: wish.thing,
    wish: { ...wish, text: '', thing: '', parts: [], before: withoutUnmet(conditions, result.relaxed) },
    items: rank ? ranked(items, rank) : items,
    corrected: result.corrected,
    relaxed: result.relaxed,
    understood: { ...result.understood, parts: [...result.understood.parts, ...described] },
    isForKidsOnly: false,
    isCareful: items.some((item) => isUnstated(item, conditions)),
  };
}
