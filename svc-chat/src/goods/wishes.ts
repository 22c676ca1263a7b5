import type { Size } from '@ethereal/contracts/fashion';
import { isHarmful, withRefusals } from '../care/refusals.ts';
import { bareOf, placeIn } from '../reading/lexicon.ts';
import type { Reading } from '../reading/reading.ts';
import { SMALL_WORDS } from '../text/words.ts';
import { groupsIn } from './person.ts';
import { COUNTED, priceIn } from './prices.ts';
import { type Conditions, type Sort, type Wish, wishFor } from './wish.ts';

const SIZES: Readonly<Record<string, Size>> = {
  s: 'S',
  small: 'S',
  m: 'M',
  medium: 'M',
  l: 'L',
  large: 'L',
  xl: 'XL',
  xxl: 'XXL',
};
/** Tags whose words have a field of their own and are not searched for. */
const APART: ReadonlySet<string> = new Set(['PRICE', 'SIZE', 'REFUSED', 'AGE']);
/** Tags whose words name the wanted thing. */
const NAMING: ReadonlySet<string> = new Set(['KIND', 'ITEM', 'OCCASION']);
const DESCRIBING: ReadonlySet<string> = new Set(['KIND', 'ITEM', 'OCCASION', 'COLOUR', 'MATERIAL', 'WHOM']);
const GIVING: ReadonlySet<string> = new Set('gift gifts present presents'.split(' '));

/** Words of requests, refusals and orders. None of them names the wanted thing. */
const ASKING: ReadonlySet<string> = new Set(
  `no not without non free allergic allergy intolerant hate avoid never but nothing anything budget cheap cheaper cheapest expensive dearest priciest best rated
  new newest latest arrivals bestseller bestsellers popular trending gimme wanna idea ideas recommend suggest options show find please
  thanks hello hi hey spend cost costs around about between go kind sort type really pretty nice good great lovely
  thing things stuff items site shop everything old year years aged age together total altogether both instead rather other today tomorrow tonight weekend monday tuesday wednesday thursday friday saturday sunday
  january february march april june july august september october november december`.split(/\s+/),
);

/** Words of prices. The search reads them unless the message's price was read already. */
const PRICING: ReadonlySet<string> = new Set(
  '$ under below above over than least less most more max min between dollar dollars buck bucks usd up'.split(' '),
);

const ORDERS: readonly (readonly [Sort | 'bestselling', readonly string[]])[] = [
  ['asc', ['sort', 'cheapest', 'cheap', 'lowest', 'affordable', 'inexpensive', 'budget']],
  ['desc', ['priciest', 'dearest', 'expensive', 'costliest', 'highest']],
  ['rating', ['rated', 'rating', 'reviews', 'reviewed']],
  ['bestselling', ['best', 'bestseller', 'bestsellers', 'sellers', 'popular', 'bestselling', 'trending']],
  ['newest', ['newest', 'latest', 'arrivals', 'arrival']],
];

/** Returns the order that a message requests. */
function orderOf({ tokens, spans }: Reading): Sort | 'bestselling' | undefined {
  const said = new Set(tokens.map(({ text }) => text));
  // A budget with a price is a limit; a budget without a price means the cheapest goods.
  if (spans.some(({ tag }) => tag === 'PRICE')) said.delete('budget');
  const isNews = tokens.some(
    ({ text }, at) => text === 'new' && !/^(?!(?:in|this|here)$)\p{L}/u.test(tokens[at + 1]?.text ?? ''),
  );
  if (isNews && !spans.some(({ tag }) => tag === 'KIND')) return 'newest';
  if (said.has('not') || said.has('too') || said.has('less')) return undefined;
  if (said.has('least') && said.has('expensive')) return 'asc';
  // "Everything is expensive" does not request the most expensive goods.
  if (!said.has('most')) said.delete('expensive');
  return ORDERS.find(([, words]) => words.some((word) => said.has(word)))?.[0];
}

/** Pronouns of a person that was named before. The search would read them as a group: "she likes tea". */
const SUBJECTS: ReadonlySet<string> = new Set(['he', 'she', 'they']);

/** Whether a message asks for a present: by that word, or for a person without a kind of thing. */
const isGiftIn = ({ tokens, spans }: Reading): boolean =>
  tokens.some(({ text }) => GIVING.has(text)) ||
  (!spans.some(({ tag }) => tag === 'KIND' || tag === 'ITEM') &&
    spans.some(({ tag, from }) => tag === 'WHOM' && !/^(?:am|i'm|im)$/.test(tokens[from - 2]?.text ?? '')));

/** Maximum number of search words of a wish, because each word costs time. */
const WORDS_AT_MOST = 20;
const LONGEST = 200;
const WISHES_AT_MOST = 4;
const isMark = (text: string) => /^[^\p{L}\p{N}]/u.test(text);

/** Words that state how others belong together. The search reads them: "purse for a phone" is no phone. */
const JOINING: ReadonlySet<string> = new Set('for with or and to that which of in on from under'.split(' '));

/** Returns the joining word that may follow a word that is not searched for. None joins words across a mark. */
const jointAfter = (joint: string, text: string): string => (JOINING.has(text) ? text : isMark(text) ? '' : joint);

type Way = { isGrouped: boolean; isChange: boolean };

const WEARING: ReadonlySet<string> = new Set(['wear', 'wearing', 'outfit']);
const NUMBER = /^\d+(?:\.\d\d)?$/;

/** Returns a check of whether a token is searched for. */
function saidIn({ tokens, spans }: Reading, from: number, to: number, { isGrouped, isChange }: Way) {
  const tagAt = (at: number) => spans.find((span) => span.from <= at && at < span.to)?.tag ?? '';
  const isNamed = isChange || spans.some((span) => span.from >= from && span.to <= to && NAMING.has(span.tag));
  const isThing = spans.some(({ tag }) => tag === 'KIND' || tag === 'ITEM');
  // Words with a field of their own. "My mum's 60th", "180 cm" and "3 pairs" are no prices.
  const isApart = (text: string, at: number, tag: string) =>
    APART.has(tag) ||
    SUBJECTS.has(text) ||
    COUNTED.has(text) ||
    (NUMBER.test(text) && COUNTED.has(tokens[at + 1]?.text ?? ''));
  const isPriced = spans.some(({ tag }) => tag === 'PRICE') || !tokens.some(({ text }) => NUMBER.test(text));
  const isFiller = (text: string) => isMark(text) || SMALL_WORDS.has(text.replaceAll("'", '')) || ASKING.has(text);
  const place = placeIn({ tokens });
  const isPlace = (at: number) => place !== undefined && at >= place.at && at < place.at + place.words;
  return (text: string, at: number): boolean => {
    const tag = tagAt(at);
    // "Something to wear" is a kind of thing for the search.
    if (WEARING.has(text)) return !isThing;
    // The group by an age is a condition: "my brother, he is 8" would search for men.
    if (isApart(text, at, tag) || (isGrouped && tag === 'WHOM') || isPlace(at)) return false;
    if (PRICING.has(text) || NUMBER.test(text)) return !isPriced;
    return DESCRIBING.has(tag) ? !isMark(text) : !isNamed && !isFiller(text);
  };
}

/** Returns the words of a part of a message that describe the wanted thing, with the words that join them. */
function textOf(reading: Reading, from: number, to: number, way: Way): string {
  const isSaid = saidIn(reading, from, to, way);
  const words: string[] = [];
  let joint = '';
  for (const [at, { text }] of reading.tokens.slice(0, to).entries()) {
    if (at < from || words.length >= WORDS_AT_MOST) continue;
    if (isSaid(text, at)) {
      if (joint && words.length > 0) words.push(joint);
      words.push(text);
      joint = '';
    } else joint = jointAfter(joint, text);
  }
  return words
    .join(' ')
    .replace(/^(?:the )?home$| home$/, ' homeware')
    .trim()
    .slice(0, LONGEST);
}

const LETTERS: ReadonlySet<string> = new Set(['m', 'l', 's']);
/** Words that mean a size wherever they stand. */
const CLEAR: ReadonlySet<string> = new Set(['xl', 'xxl']);

/** Returns the tagged sizes and the letters that must be a size after "in" or "size". */
export function sizesIn({ tokens, spans }: Reading): Size[] {
  const said = spans.filter(({ tag }) => tag === 'SIZE').flatMap(({ text }) => SIZES[text] ?? []);
  const led = tokens.flatMap(({ text }, at) => {
    const before = tokens[at - 1]?.text;
    const isSize =
      CLEAR.has(text) || before === 'size' || (before === 'in' && (LETTERS.has(text) || SIZES[text] !== undefined));
    return isSize ? (SIZES[text] ?? []) : [];
  });
  return [...new Set([...said, ...led])];
}

function partOf(reading: Reading, from: number, to: number, isChange: boolean): Wish {
  const part = { ...reading, spans: reading.spans.filter((span) => span.from >= from && span.to <= to) };
  const groups = groupsIn(reading);
  const before: Conditions = priceIn(part);
  const sizes = sizesIn(part);
  if (sizes.length > 0) before.sizes = sizes;
  if (groups) before.forWhom = groups;
  const order = orderOf(reading);
  const isDescribed = part.spans.some(({ tag }) => DESCRIBING.has(tag));
  return wishFor({
    // "What's new this week" names nothing that could be searched for.
    text:
      order === 'newest' && !isDescribed ? '' : textOf(part, from, to, { isGrouped: groups !== undefined, isChange }),
    before,
    refused: part.spans.filter(({ tag }) => tag === 'REFUSED').map(({ text }) => text),
    ...(isHarmful(reading) && { isHarm: true }),
    ...(order === 'bestselling' ? { isBestselling: true } : order && { sort: order }),
    ...(isGiftIn(reading) && { isGift: true }),
  });
}

/**
 * Returns the positions at which the next wish begins. Kinds that no "or" joins are separate wishes; a repeated kind is
 * the same wish.
 */
function cutsOf({ spans, tokens }: Reading): number[] {
  const kinds = spans.filter(({ tag }) => tag === 'KIND');
  const cuts = kinds.flatMap((kind, at) => {
    const before = kinds[at - 1];
    if (!before || bareOf(before.text) === bareOf(kind.text)) return [];
    const between = tokens.slice(before.to, kind.from).map(({ text }) => text);
    const separator = between.findLastIndex((text) => /^[,;.&+!?\n]$|^and$|^plus$|^also$/.test(text));
    return separator < 0 || between.includes('or') ? [] : [before.to + separator + 1];
  });
  return cuts.slice(0, WISHES_AT_MOST - 1);
}

const TOGETHER: ReadonlySet<string> = new Set(['together', 'total', 'altogether', 'combined', 'overall']);

/** The wishes of a message. `total` is the maximum price of all of them together, in dollars. */
export type Wishes = { wishes: Wish[]; total?: number };

/** Tags that change a condition of the last search. */
const CHANGING: ReadonlySet<string> = new Set([...APART, ...DESCRIBING]);

/**
 * Returns the wishes of a message in their order, at least one. Statements made once apply to all wishes.
 * @param isRefinement whether the message changes the last search; words without a meaning are then no condition
 */
export function wishesIn(read: Reading, isRefinement = false): Wishes {
  const reading = withRefusals(read);
  const isChange = isRefinement && reading.spans.some(({ tag }) => CHANGING.has(tag));
  const ends = [0, ...cutsOf(reading), reading.tokens.length];
  const wishes = ends.slice(1).map((to, at) => partOf(reading, ends[at] ?? 0, to, isChange));
  const price = priceIn(reading);
  const refused = [...new Set(wishes.flatMap((wish) => wish.refused))];
  const isTotal = wishes.length > 1 && reading.tokens.some(({ text }) => TOGETHER.has(text));
  const shared = isTotal ? {} : price;
  const all = wishes.map((wish) => {
    const { priceMin: _min, priceMax: _max, ...others } = wish.before;
    return { ...wish, refused, before: isTotal ? others : { ...shared, ...wish.before } };
  });
  const total = price.priceMax ?? Number(reading.tokens.find(({ text }) => NUMBER.test(text))?.text);
  return isTotal && total > 0 ? { wishes: all, total } : { wishes: all };
}
