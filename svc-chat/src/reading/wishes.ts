import { speaksOfHarm, withRefusals } from '../care/refusals.ts';
import { endsOf } from '../goods/heads.ts';
import { isQuality } from '../goods/qualities.ts';
import { quantitiesIn } from '../goods/quantities.ts';
import { phraseOf, tokensOf } from '../goods/tokens.ts';
import { type Order, type Quantity, type Wish, wishFor } from '../goods/wish.ts';
import { SMALL_WORDS } from '../help/small-words.ts';
import { priceIn } from './amounts.ts';
import { BABY, categoriesIn, forWhom, yearsIn } from './for-whom.ts';
import { bareOf, idOf } from './lexicon.ts';
import type { Reading, Span } from './reading.ts';
import { mergeRefused, refusedIn } from './refused.ts';
import { textsOf } from './spans.ts';

const SIZES: Readonly<Record<string, Wish['sizes'][number]>> = {
  s: 'S',
  small: 'S',
  m: 'M',
  medium: 'M',
  l: 'L',
  large: 'L',
  xl: 'XL',
  xxl: 'XXL',
  '2xl': 'XXL',
};
const APART = new Set(['PRICE', 'SIZE', 'REFUSED', 'WHOM', 'AGE']);
/** Words of refusal. They are no search words, because a search for them would find the refused goods. */
const REFUSING = new Set(
  "no not without w except excluding non free allergic allergy allergies intolerant hate avoid don't dont doesn't isn't isnt anything nothing never but".split(
    ' ',
  ),
);

/** Words for gifts. They allow goods of any kind. */
const GIVING: ReadonlySet<string> = new Set(
  'gift gifts present presents birthday christmas xmas anniversary'.split(' '),
);
/** Words of requests and limits. None of them names the wanted thing. */
const ASKING: ReadonlySet<string> = new Set(
  `under below above over beyond than least most max maximum min minimum budget dollar dollars buck bucks usd price
  priced cheap cheaper cheapest expensive dearest priciest best rated newest latest new arrivals arrival
  bestseller bestsellers bestselling sellers popular ones gimme wanna searching browsing idea ideas recommend
  suggest recommendation options option show find shop store sale selling available stock today tomorrow please
  thanks hello hi hey dear spend cost costs tops around about between up go goes kind sort type stuff bit little
  really pretty nice good great lovely thing things site shop whole absolute everything curiosity`.split(/\s+/),
);
const SAYS_NOTHING = (word: string) =>
  REFUSING.has(word) || ASKING.has(word) || GIVING.has(word) || SMALL_WORDS.has(word.replaceAll("'", ''));

const ORDERS: readonly (readonly [Order, readonly string[]])[] = [
  ['cheapest', ['cheapest', 'cheap', 'lowest', 'affordable', 'inexpensive', 'budget']],
  ['dearest', ['priciest', 'dearest', 'expensive', 'costliest', 'highest']],
  ['best-rated', ['rated', 'rating', 'reviews', 'reviewed']],
  ['bestselling', ['bestseller', 'bestsellers', 'sellers', 'popular', 'bestselling']],
  ['newest', ['newest', 'latest', 'arrivals', 'arrival']],
];
function orderOf({ tokens, spans }: Reading): Order {
  const said = new Set(tokens.map(({ text }) => text));
  // A budget with a price is a limit; a budget without a price means the cheapest goods.
  if (spans.some(({ tag }) => tag === 'PRICE')) said.delete('budget');
  const isNews = tokens.some(({ text }, at) => text === 'new' && !/^(?!in$)\p{L}/u.test(tokens[at + 1]?.text ?? ''));
  if (isNews && !spans.some(({ tag }) => tag === 'KIND')) return 'newest';
  if (said.has('not') || said.has('too') || said.has('less')) return 'relevance';
  if (said.has('least') && said.has('expensive')) return 'cheapest';
  // "Everything is expensive" does not request the most expensive goods.
  if (!said.has('most')) said.delete('expensive');
  return ORDERS.find(([, words]) => words.some((word) => said.has(word)))?.[0] ?? 'relevance';
}

/** Maximum number of search words of a message, because each word costs time. */
const WORDS_AT_MOST = 30;
const WISHES_AT_MOST = 6;

/** Returns the tokens outside spans that have fields of their own, such as the price. */
function tokensApart({ tokens, spans }: Reading, from: number, to: number): Reading['tokens'] {
  const apart = spans.filter(({ tag }) => APART.has(tag));
  return tokens.filter((_, at) => at >= from && at < to && !apart.some((span) => span.from <= at && at < span.to));
}

/** Returns the words that name the wanted thing. */
function wordsOf(reading: Reading, from: number, to: number): string {
  const words = tokensApart(reading, from, to)
    .filter(({ text }) => !SAYS_NOTHING(text) && !/^[$€£%?!.,;:&/+\n()<>-]$/.test(text))
    .map(({ text }) => text);
  return [...new Set(words)].slice(0, WORDS_AT_MOST).join(' ');
}

const saysAnimal = (spans: readonly Span[]): boolean =>
  spans.some(({ tag, text }) => tag === 'REFUSED' && text === 'animal');

const LETTERS: ReadonlySet<string> = new Set(['m', 'l', 'xl', 'xxl', 's']);

/** Returns the tagged sizes and the letters that must be a size after "in" or "size". */
function sizesIn({ tokens }: Reading, spans: readonly Span[]): Wish['sizes'] {
  const said = textsOf(spans, 'SIZE').flatMap((text) => SIZES[text] ?? []);
  const led = tokens.flatMap(({ text }, at) => {
    const before = tokens[at - 1]?.text;
    const isSize = before === 'size' || (before === 'in' && (LETTERS.has(text) || SIZES[text] !== undefined));
    return isSize ? (SIZES[text] ?? []) : [];
  });
  return [...new Set([...said, ...led])];
}

/** Returns the amounts of a message, including ages that a word implies. */
function quantitiesOf(said: string, reading: Reading, spans: readonly Span[]): Quantity[] {
  const isBaby = BABY.test(reading.text.toLowerCase());
  const quantities = quantitiesIn(said);
  const isAgeMeasured = quantities.some(({ type }) => type === 'age');
  const ages = isBaby ? [0] : yearsIn(spans);
  const isSaid = isAgeMeasured && ages[0] !== 0;
  const more = (isSaid ? [] : ages).map((age) => ({
    type: 'age' as const,
    min: age,
    max: age,
    said: `age ${age}`,
  }));
  return [...quantities, ...more];
}

function part(reading: Reading, from: number, to: number, isKind: (phrase: string) => boolean): Wish {
  const spans = reading.spans.filter((span) => span.from >= from && span.to <= to);
  const price = priceIn({ ...reading, spans });
  const audience = forWhom(reading, spans);
  const categories = categoriesIn(reading, spans);
  const isHarmful = speaksOfHarm(reading) || saysAnimal(spans);
  const refused = refusedIn(spans, isKind, isHarmful);
  const words = wordsOf(reading, from, to);
  const said = tokensApart(reading, from, to)
    .map(({ text }) => text)
    .join(' ');
  return wishFor({
    words,
    kinds: textsOf(spans, 'KIND').filter((kind) => !categories.some((category) => idOf('shelf', kind) === category)),
    refused,
    colours: [...new Set(textsOf(spans, 'COLOUR').map(knownColour))],
    materials: textsOf(spans, 'MATERIAL'),
    sizes: sizesIn(reading, spans),
    quantities: quantitiesOf(said, reading, spans),
    order: orderOf(reading),
    ...(reading.tokens.some(({ text }) => GIVING.has(text)) ? { isGift: true } : {}),
    ...(audience ? { audience } : {}),
    ...(price ? { price } : {}),
    ...(categories.length > 0 ? { categories } : {}),
    ...(isHarmful ? { allergens: refused.materials } : {}),
  });
}

/** Returns the part of a span that is a color ("dres green"), or the whole span if no part is a known color. */
function knownColour(said: string): string {
  const words = tokensOf(said);
  const ends = endsOf(words).map((end) => phraseOf(end));
  return ends.find((end) => isQuality('colour', end)) ?? said;
}

/**
 * Returns the positions at which the next wish begins. Kinds that no "or" joins are separate wishes; a repeated kind is
 * the same wish.
 */
function cutsOf(reading: Reading): number[] {
  const kinds = reading.spans.filter(({ tag }) => tag === 'KIND');
  const cuts: number[] = [];
  for (const [at, kind] of kinds.entries()) {
    const before = kinds[at - 1];
    if (!before || bareOf(before.text) === bareOf(kind.text)) continue;
    const between = reading.tokens.slice(before.to, kind.from).map(({ text }) => text);
    const separator = between.findLastIndex((text) => /^[,;.&+!?\n]$|^and$|^plus$|^also$/.test(text));
    if (separator < 0 || between.includes('or')) continue;
    cuts.push(before.to + separator + 1);
  }
  return cuts.slice(0, WISHES_AT_MOST - 1);
}

/** Applies statements made once to all wishes: a budget, a person, refusals. */
function share(wishes: readonly Wish[]): Wish[] {
  const prices = wishes.filter(({ price }) => price);
  const audiences = wishes.filter(({ audience }) => audience);
  const [price] = prices.length === 1 && wishes.at(-1) === prices[0] ? prices : [];
  const [audience] = audiences.length === 1 ? audiences : [];
  const refused = mergeRefused(wishes.map((wish) => wish.refused));
  const allergens = [...new Set(wishes.flatMap((wish) => wish.allergens ?? []))];
  return wishes.map((wish) => ({
    ...wish,
    refused,
    ...(allergens.length > 0 ? { allergens } : {}),
    ...(price?.price && !wish.price ? { price: price.price } : {}),
    ...(audience?.audience && !wish.audience ? { audience: audience.audience } : {}),
  }));
}

/** Returns the wishes of a message in their order, at least one. */
export function wishesIn(read: Reading, isKind: (phrase: string) => boolean): Wish[] {
  const reading = withRefusals(read);
  const ends = [0, ...cutsOf(reading), reading.tokens.length];
  return share(ends.slice(1).map((to, at) => part(reading, ends[at] ?? 0, to, isKind)));
}
