import type { Item } from '@ethereal/contracts/items';
import { sizesOf } from '@ethereal/contracts/variants';
import { substancesOf } from '../care/refusals.ts';
import { plain, wordsOfRefused } from '../care/substances.ts';
import type { Person } from '../conversations/conversation.ts';
import { agesIn, suitsAge } from '../item/ages.ts';
import { mentions, readable } from '../text/mentions.ts';
import { foldedName } from '../text/words.ts';
import type { SearchResult, Tools } from '../tools/tools.ts';
import { type Conditions, refusing, type Wish } from './wish.ts';

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
};

/** Number of items that are requested, more than are shown, because some are left out afterwards. */
const READ = 60;
const CHILDREN: ReadonlySet<string> = new Set(['kids', 'boys', 'girls', 'baby']);
/** Categories of goods that a person of the other group does not wear. */
const WORN_BY_OTHERS: Readonly<Record<string, readonly string[]>> = { men: ['women', 'kids'], women: ['men', 'kids'] };

const isForGroup = ({ category }: Item, group: string): boolean =>
  CHILDREN.has(group) ? category === 'kids' : !WORN_BY_OTHERS[group]?.includes(category);

/** Whether an item's text mentions nothing unwanted and suits the age of the child. */
function isAllowed(item: Item, { unwanted }: Wish, person: Person | undefined): boolean {
  const text = readable(`${item.name} . ${item.description}`);
  if (unwanted.some((word) => mentions(text, word))) return false;
  const ages = person?.isChild && person.age !== undefined ? agesIn(`${item.name}. ${item.description}`) : undefined;
  return ages === undefined || person?.age === undefined || suitsAge(ages, person.age);
}

/** Whether an item meets the conditions that can be read from its fields. The search also returns similar names. */
function meets(item: Item, { understood, relaxed }: SearchResult): boolean {
  const { forWhom, sizes, priceMin = 0, priceMax = Number.POSITIVE_INFINITY } = understood;
  if (!relaxed.includes('price') && (item.price < priceMin || item.price > priceMax)) return false;
  if (!relaxed.includes('size') && sizes.length > 0 && !sizesOf(item).some((size) => sizes.includes(size)))
    return false;
  return relaxed.includes('forWhom') || forWhom.length === 0 || forWhom.some((group) => isForGroup(item, group));
}

const isWorn = ({ category, size }: Item): boolean => category in WORN_BY_OTHERS && size.length > 0;

const conditionsOf = ({ parts: _parts, phrase: _phrase, ...conditions }: SearchResult['understood']): Conditions =>
  conditions;

/** Returns items by a rank, the highest first. */
export const ranked = (items: readonly Item[], rank: (item: Item) => number): Item[] =>
  items.toSorted((one, other) => rank(other) - rank(one));

/** Returns the number of words of a text that an item's text has. */
function shared(item: Item, words: readonly string[]): number {
  const text = readable(`${item.name} . ${item.description}`);
  return words.filter((word) => text.includes(` ${readable(word).trim()} `)).length;
}

type Options = Pick<Parameters<Tools['search']>[0], 'without' | 'exclude' | 'sort'>;

/**
 * Searches by a text, then by the conditions that were understood: items whose names resemble the text without meeting
 * the conditions are left out, unless the text is a part of their name.
 */
async function searchTwice({ text, before }: Wish, options: Options, { search }: Tools): Promise<SearchResult> {
  const all = { ...options, inStock: true, limit: READ };
  const first = await search({ text, before, ...all });
  const { kinds, colors, materials, occasion } = first.understood;
  if (text === '' || [kinds, colors, materials, occasion].every((some) => some.length === 0)) return first;
  const exact = await search({ text: '', before: conditionsOf(first.understood), ...all });
  const name = foldedName(text);
  const named = name.includes(' ') ? first.items.filter((item) => foldedName(item.name).includes(name)) : [];
  const others = exact.items.filter(({ _id }) => !named.some((item) => item._id === _id));
  // The second search starts from the wider kinds of the first one, so it does not state that the kind was dropped.
  const isWider = first.relaxed.includes('kind') && !exact.relaxed.includes('kind');
  const relaxed = isWider ? [...exact.relaxed, 'kind' as const] : exact.relaxed;
  return { ...first, items: options.sort ? exact.items : [...named, ...others], relaxed };
}

/** Searches by the conditions alone when no item has the words, and puts items first that have some of the words. */
async function searchWider(
  wish: Wish,
  first: SearchResult,
  options: Options,
  { search }: Tools,
): Promise<SearchResult> {
  const { words, ...conditions } = conditionsOf(first.understood);
  const isOpen = Object.values(conditions).every(
    (value) => value === undefined || (Array.isArray(value) && value.length === 0),
  );
  if (isOpen && !wish.sort && !wish.isGift && !wish.isBestselling) return first;
  const before = isOpen ? undefined : conditions;
  const wider = await search({ text: '', ...(before && { before }), ...options, inStock: true, limit: READ });
  const isAbout = words !== undefined && words.length > 0 && !wish.sort && !wish.isGift && !wish.isBestselling;
  const items = isAbout ? ranked(wider.items, (item) => shared(item, words)) : wider.items;
  const relaxed = isAbout ? [...new Set([...wider.relaxed, 'words' as const])] : wider.relaxed;
  return { ...wider, items, relaxed, understood: { ...first.understood, words: isAbout ? words : [] } };
}

/** Returns the forms in which a description may mention a feature: "belt", "belted", "zipped". */
const formsOf = (word: string): string[] => [word, `${word}ed`, `${word}${word.at(-1)}ed`];

/** Returns a wish whose refused things are conditions of the search, as the search itself understands them. */
async function withRefused(wish: Wish, tools: Tools): Promise<Wish> {
  let resolved = wish;
  for (const text of wish.refused.slice(0, 6)) {
    const [substance = text] = substancesOf(text, wish.isHarm === true);
    const { understood, relaxed, corrected = text } = await tools.search({ text: substance.slice(0, 200), limit: 1 });
    const { colors, materials, brands } = understood;
    // The search widens a kind that the shop lacks: minis are skirts, but a refusal of minis is none of skirts.
    const kinds = relaxed.includes('kind') ? [] : understood.kinds;
    const isUnderstood = [kinds, colors, materials, brands].some((some) => some.length > 0);
    const words = [...new Set([text, corrected])].flatMap((name) => wordsOfRefused(name, wish.isHarm === true));
    resolved = refusing(resolved, {
      without: { kinds: materials.length + colors.length > 0 ? [] : kinds, colors, materials, brands },
      unwanted: isUnderstood || words.length > 0 ? words : formsOf(plain(text)),
      refused: [],
    });
  }
  return resolved;
}

const WEAR = /\bwear(?:ing)?\b/;

/**
 * Searches the shop for one wish. When all goods found are for children although no child was mentioned, it searches
 * once more without them. Throws when the catalog is down.
 */
export async function search(wanted: Wish, tools: Tools, person: Person | undefined): Promise<Found> {
  const wish = await withRefused(wanted, tools);
  const first = await searchOnce(wish, tools, person);
  // The use of "something to wear on a flight" may call for luggage, although the wish is for clothes.
  const isOther = WEAR.test(wish.text) && !first.items.some(isWorn);
  const found = isOther
    ? await searchOnce({ ...wish, text: wish.text.replace(WEAR, 'clothes') }, tools, person)
    : first;
  if (!found.isForKidsOnly) return found;
  const { except = [] } = wish;
  const grown = await searchOnce({ ...wish, except: [...except, ...found.items.map(({ _id }) => _id)] }, tools, person);
  const isMet = grown.items.length > 0 && !grown.isForKidsOnly && grown.relaxed.length === 0;
  if (isMet) return { ...grown, wish: { ...grown.wish, except } };
  // Other goods than those shown before are still for a grown-up.
  return except.length > 0 ? { ...found, items: [] } : found;
}

async function searchOnce(wish: Wish, tools: Tools, person: Person | undefined): Promise<Found> {
  const { without, except = [], sort } = wish;
  const options = { without, exclude: except.slice(-200), ...(sort && { sort }) };
  const first = await searchTwice(wish, options, tools);
  const isLoose = wish.isGift && first.understood.kinds.length === 0 && first.understood.words.length > 0;
  const isFound = first.items.length > 0 && !isLoose;
  const result = isFound ? first : await searchWider(wish, first, options, tools);
  const allowed = result.items.filter((item) => isAllowed(item, wish, person) && meets(item, result));
  const asksChild = person?.isChild === true || result.understood.forWhom.some((one) => CHILDREN.has(one));
  const isForAdults = person?.isChild === false || result.understood.forWhom.some((one) => one in WORN_BY_OTHERS);
  const isChilds = ({ category }: Item) => category === 'kids';
  const grown = allowed.filter((item) => !isChilds(item));
  const isForKidsOnly = !asksChild && !isForAdults && grown.length === 0 && allowed.length > 0;
  // Without a size for a child, a child is shown no clothes of adults, and the other way round.
  const childs = allowed.filter((item) => isChilds(item) || !(result.relaxed.includes('forWhom') || isWorn(item)));
  const items = asksChild ? childs : isForKidsOnly ? allowed : grown;
  return {
    said: wish.text,
    wish: { ...wish, text: '', before: conditionsOf(result.understood) },
    items: wish.isBestselling ? ranked(items, ({ isBestseller }) => Number(isBestseller)) : items,
    corrected: result.corrected,
    relaxed: result.relaxed,
    understood: result.understood,
    isForKidsOnly,
  };
}
