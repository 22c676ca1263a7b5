import { isHarmful, substancesOf, withRefusals } from '../care/refusals.ts';
import { numbersIn, sizesIn } from '../item/fit.ts';
import { NUMBER_WORDS } from '../reading/digits.ts';
import { bareOf } from '../reading/lexicon.ts';
import { namesThing, partOf, type Reading, type Span } from '../reading/reading.ts';
import { isSelf, personWords } from './person.ts';
import { amountsIn, priceWords } from './price.ts';
import { APART, DESCRIBING, INTERESTED, isPerson, LIKING, thingWords } from './thing.ts';
import { partsIn, type Wish, wishFor } from './wish.ts';

/** Maximum number of characters of a text that the search reads. */
const MAX_TEXT = 200;
/** Maximum number of wishes of one message. */
const MAX_WISHES = 4;

/** Matches words behind a refused thing that name none: "golf stuff hes". */
const BEHIND_REFUSAL = /(?: (?:stuff|things?|ones?|i|im|it|its|she|shes|he|hes|they|theyre|we|you))+$/;

/** Returns the refused things of a message; a substance that harms comes with its family, so merino with wool. */
function refusedIn({ spans }: Reading, isHarm: boolean): string[] {
  // "A laptop bag, not a laptop" refuses no bag for laptops.
  const isOfName = (refused: string) =>
    spans.some((span) => namesThing(span) && span.text.split(' ').slice(0, -1).includes(refused));
  const said = spans
    .filter(({ tag }) => tag === 'REFUSED')
    .map(({ text }) => text.replace(BEHIND_REFUSAL, ''))
    .filter((text) => !isOfName(text));
  return [...new Set(said.flatMap((text) => (isHarm ? [text, ...substancesOf(text, true)] : [text])))];
}

/** Returns whether a message asks for a present: by that word, or likely, for a person without a kind of thing. */
function giftIn({ tokens, spans }: Reading, isRefinement: boolean): Wish['isGift'] {
  if (tokens.some(({ text }) => /^(?:gift|present)s?$/.test(text))) return 'stated';
  const isInterest = ({ from }: Span) =>
    tokens.slice(Math.max(0, from - INTERESTED), from).some(({ text }) => LIKING.test(text));
  if (isRefinement || spans.some((span) => namesThing(span) && !isInterest(span))) return undefined;
  const isForPerson = spans.some((span) => span.tag === 'WHOM' && isPerson(span.text) && !isSelf(span, tokens));
  return isForPerson ? 'likely' : undefined;
}

/** Adds the things without a tag that "or" joins to a named one: the bikinis of "any bikinis or swimsuits". */
function withAlternatives(reading: Reading): Reading {
  const { tokens, spans } = reading;
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const isLed = (at: number) => /^an?$/.test(textAt(at - 1));
  const added = tokens.flatMap(({ text }, at) => {
    const [before, behind] = [at - 1, isLed(at + 2) ? at + 2 : at + 1];
    const isAlike = isLed(behind) ? isLed(before) : textAt(before).endsWith('s') && textAt(behind).endsWith('s');
    if (text !== 'or' || !isAlike) return [];
    const spanAt = (place: number) => spans.find((span) => span.from <= place && place < span.to);
    const [one, other] = [spanAt(before), spanAt(behind)];
    if (one && !other && namesThing(one)) return [{ ...one, text: textAt(behind), from: behind, to: behind + 1 }];
    return other && !one && namesThing(other) ? [{ ...other, text: textAt(before), from: before, to: at }] : [];
  });
  return { ...reading, spans: [...spans, ...added].sort((one, other) => one.from - other.from) };
}

/** Returns the positions at which the next wish begins: kinds that no "or" joins are separate wishes. */
function cutsOf({ spans, tokens }: Reading): number[] {
  const kinds = spans.filter(({ tag }) => tag === 'KIND');
  const cuts = kinds.flatMap((head, at) => {
    const before = kinds[at - 1];
    if (!before || bareOf(before.text) === bareOf(head.text)) return [];
    const between = tokens.slice(before.to, head.from).map(({ text }) => text);
    const separator = between.findLastIndex((text) => /^[,;.&+!?\n]$|^and$|^plus$|^also$/.test(text));
    return separator < 0 || between.includes('or') ? [] : [before.to + separator + 1];
  });
  return cuts.slice(0, MAX_WISHES - 1);
}

/** Returns the sizes of a message, as the search reads them. */
function sizeWords(reading: Reading): string {
  const letters = sizesIn(reading).filter((size) => /^\d?X*[SML]$/.test(size));
  return [...new Set([...letters, ...numbersIn(reading)])].map((size) => `size ${size}`).join(' ');
}

/** Matches words by which a price is that of all things together. Input: at most 2,000 characters. */
export const TOGETHER =
  /\b(?:together|total|altogether|combined|overall|both|(?:for|on) everything|outfit|(?:in|for|on) (?:it )?all|all (?:in|of (?:it|them|that|this)|two|three|four)|(?:for|on) the (?:two|three|four|lot))\b/i;
/** Matches a budget, which is that of all named things: "I have $200 for a coat and boots". */
const BUDGET = /\b(?:i have|i've got|i got|budget|spend)\b/i;
/** Matches words for several things that one wish names. */
const WHOLE = /\b(?:(?:for|on) everything|outfit)\b/i;

/** Matches a number of things among which a price is divided: "split it into two things", "two presents". */
const PARTS = /\b(two|three|four|[2-4]) (?:things|items|gifts|presents|pieces|bits)\b/i;

/** Returns the number of things among which a message divides a price; undefined if it names none. */
function partsOfTotal({ text }: Reading): number | undefined {
  const [, said = ''] = PARTS.exec(text) ?? [];
  return said ? (NUMBER_WORDS.get(said.toLowerCase()) ?? Number(said)) : undefined;
}

/**
 * The wishes of a message. `total` is the maximum price of all of them together, in dollars, and `count` the number of
 * things of one wish among which it is divided.
 */
export type Wishes = { wishes: Wish[]; total?: number | undefined; count?: number | undefined };

/** Whether a span changes a condition of the last search. */
const isChanging = ({ tag }: Span) => APART.has(tag) || DESCRIBING.has(tag);

/** Whether a message states what several things may cost together. */
export const statesTotal = (reading: Reading): boolean => totalIn(reading, false, true) !== undefined;

/** Returns the highest amount of a message if it is that of several things together, in dollars. */
function totalIn(reading: Reading, isParted: boolean, isSeveral: boolean): number | undefined {
  const { text, tokens } = reading;
  const amounts = amountsIn(reading).map((at) => Number(tokens[at]?.text.replaceAll(',', '')));
  // Things that a person likes are suggestions: "she loves plants and candles, I can spend 40".
  const isBudget = isParted && BUDGET.test(text) && !tokens.some((token) => LIKING.test(token.text));
  const isTotal =
    (isSeveral || WHOLE.test(text)) &&
    (TOGETHER.test(text) || isBudget || PARTS.test(text)) &&
    !/\b(?:each|apiece)\b/i.test(text);
  return isTotal && amounts.length > 0 ? Math.max(...amounts) : undefined;
}

/**
 * Returns the wishes of a message in their order, at least one. A price, a person and a size apply to the wish beside
 * which they stand and to those without their own, a refusal to all. A change of the last search (`isChange`) has no
 * conditions without a meaning; after a search for several things (`isOfSeveral`), a price may be that of all.
 */
export function wishesIn(
  read: Reading,
  now: { isChange?: boolean; isSamePerson?: boolean; isOfSeveral?: boolean } = {},
): Wishes {
  const { isChange: isRefinement = false, isSamePerson = isRefinement, isOfSeveral = false } = now;
  const reading = withAlternatives(withRefusals(read));
  const isChange = isRefinement && reading.spans.some(isChanging);
  const isGift = giftIn(reading, isRefinement);
  const ends = [0, ...cutsOf(reading), reading.tokens.length];
  const isHarm = isHarmful(reading);
  const refused = refusedIn(reading, isHarm);
  const isParted = ends.length > 2;
  const count = partsOfTotal(reading);
  const total = totalIn(reading, isParted, isOfSeveral || isParted || count !== undefined);
  const without = refused.map((text) => `without ${text}`).join(' ');
  // The price of several things of one kind limits that of each.
  const stated = (of: Reading) => [
    total !== undefined && isParted ? '' : priceWords(of),
    sizeWords(of),
    personWords(of, isSamePerson),
  ];
  const shared = stated(reading);
  const wishes = ends.slice(1).map((to, at) => {
    const from = ends[at] ?? 0;
    const thing = thingWords(reading, from, to, isChange);
    const own = isParted ? stated(partOf(reading, from, to)) : shared;
    const given = isGift && !isRefinement && thing === '' ? 'gift' : thing;
    const conditions = shared.map((all, of) => own[of] || all);
    const text = [given, ...conditions, without].filter(Boolean).join(' ').slice(0, MAX_TEXT);
    return wishFor({
      text,
      thing: given.replace(/^(?:something|anything|gifts?) ?/, ''),
      refused,
      ...(isRefinement && { parts: partsIn(reading, thing) }),
      ...(isHarm && { isHarm }),
      ...(isGift && { isGift }),
    });
  });
  return { wishes, total, count: total === undefined || isParted ? undefined : count };
}
