import { readBrands, type Shop } from './brands.ts';
import { conditionsApart, readComplement, readConditions, valuesOf } from './conditions.ts';
import { FEATURES, readDegrees } from './degrees.ts';
import { noExclusions } from './exclusions.ts';
import { headsOf } from './heads.ts';
import { lexicon, type Phrase } from './language/lexicon.ts';
import { priceIn } from './language/prices.ts';
import { readNegations } from './negations.ts';
import { readExpensive, readOrder } from './orders.ts';
import { groupsOfAge, readAge } from './persons.ts';
import { places, Reading, type Understood, type Word } from './reading.ts';
import { readSizes } from './sizes.ts';
import {
  type Cued,
  cuesIn,
  endsCue,
  isCuePhrase,
  isGiftOf,
  kindsOf,
  namesNothing,
  suitEqually,
  usesMeant,
  wordsOf,
  wornIf,
} from './uses.ts';

const CHEAP = new Set(['cheap', 'cheaper', 'cheapest', 'affordable', 'inexpensive', 'budget']);

/**
 * Returns the conditions of a query.
 * @param knowsKind whether the kind is known from before: only a kind of the shop's own list replaces it, and a use of
 *   things is a condition that calls for no others
 */
export function understand(tokens: readonly string[], shop: Shop, knowsKind = false): Understood {
  const reading = new Reading(tokens, lexicon());
  const understood: Understood = {
    kinds: [],
    kindWords: [],
    colors: [],
    materials: [],
    forWhom: [],
    brands: [],
    sizes: [],
    unsuited: [],
    isCheap: tokens.some((token) => CHEAP.has(token)),
    without: noExclusions(),
    words: [],
    parts: [],
  };
  readPrice(reading, understood);
  readAge(reading, understood);
  readOrder(reading, understood, shop);
  readExpensive(reading, understood);
  readSizes(reading, understood);
  readDegrees(reading, understood);
  readNegations(reading, understood.without, shop.isBrand);
  readBrands(reading, understood, shop);
  const phrases = phrasesBeside(reading);
  const isNamed = (phrase: Phrase) =>
    !knowsKind || valuesOf(phrase, 'kind').some((kind) => !reading.words.kinds.isGeneral(kind));
  const heads = headsOf(reading, phrases, shop).filter((head) => isNamed(head) && !endsCue(reading, head));
  const isUnnamed = namesNothing(tokens) && !isGiftOf(tokens, heads);
  readOthers(reading, understood, phrases, heads);
  const cued = cuesIn(reading, isUnnamed ? [] : heads);
  const isCalled = !knowsKind && (isUnnamed || heads.length === 0);
  const meant = usesMeant(cued);
  understood.unsuited = [...understood.unsuited, ...(meant[0]?.unsuited ?? [])];
  const callsFor = isCalled ? wornIf(reading, kindsOf(meant)) : [];
  if (callsFor.length > 0) takeOthers(reading, phrases);
  readComplement(reading, understood, phrases, heads);
  const stating = phrases.filter((phrase) => !reading.taken[phrase.from] && !isPurpose(reading, phrase));
  readConditions(reading, understood, stating, callsFor.length > 0 ? [] : heads);
  if (callsFor.length > 0) {
    understood.kinds = callsFor;
    understood.areEqual = suitEqually(meant);
    understood.words.push(...wordsOf(meant).map((word) => ({ word, isRequired: false })));
  } else {
    understood.kindWords = heads.map(({ from, to }) => tokens.slice(from, to));
    understood.areEqual = heads.length > 1;
    understood.apart = conditionsApart(understood, stating, heads);
    readFeatures(reading, understood, shop);
  }
  readOccasion(reading, understood, cued, callsFor.length > 0);
  readWords(reading, understood, isUnnamed && callsFor.length > 0);
  understood.parts = reading.parts();
  understood.forWhom = groupsOfAge(understood.forWhom, understood.age);
  return understood;
}

function readPrice(reading: Reading, understood: Understood): void {
  const price = priceIn(reading.tokens);
  if (!price) return;
  const { min, max, from, to } = price;
  if (min !== undefined) understood.priceMin = min;
  if (max !== undefined) understood.priceMax = max;
  const label = min === undefined ? `under $${max}` : max === undefined ? `over $${min}` : `$${min} to $${max}`;
  reading.take(from, to);
  reading.show('price', label, places(price));
}

/** Returns the known phrases among the tokens without a meaning so far. */
function phrasesBeside(reading: Reading): Phrase[] {
  // A taken word becomes a token that occurs in no phrase, so that the places of the others stay the same.
  const open = reading.tokens.map((token, at) => (reading.taken[at] ? '\u0000' : token));
  return reading.words.phrasesOf(open);
}

/** Takes the colors and materials of things that the wanted goods go with: `what to wear with grey pants`. */
function takeOthers(reading: Reading, phrases: readonly Phrase[]): void {
  const isThing = (phrase: Phrase) => valuesOf(phrase, 'kind').some((kind) => !reading.words.kinds.isGeneral(kind));
  for (const [at, { from, to }] of phrases.entries()) {
    const behind = phrases[at + 1];
    if (behind?.from === to && isThing(behind)) reading.take(from, to);
  }
}

/** Whether a phrase at the end states for what the goods are, and no color: the skin of `sunscreen for oily skin`. */
function isPurpose({ tokens, words }: Reading, phrase: Phrase): boolean {
  if (phrase.to < tokens.length || valuesOf(phrase, 'whom').length > 0) return false;
  const own = tokens.slice(phrase.from);
  const isStated = tokens.slice(0, phrase.from).includes('for') && own.every((word) => words.isCue(word));
  const isNamed = valuesOf(phrase, 'kind').length > 0;
  return isStated || (!isNamed && isCuePhrase(words, [tokens[phrase.from - 1] ?? '', ...own]));
}

/** Words before other goods that the wanted ones go with. */
const GOES_WITH = new Set(['for', 'go', 'goes', 'match', 'matches', 'matching']);

/**
 * Reads other goods that the wanted ones go with as a wish: `braces for trousers`, `earrings to go with a green dress`.
 * Things that call for goods themselves, such as the laptop of a bag, are none of these.
 */
function readOthers(
  reading: Reading,
  { words }: Understood,
  phrases: readonly Phrase[],
  heads: readonly Phrase[],
): void {
  const { tokens, taken } = reading;
  const from = heads.at(-1)?.to ?? tokens.length;
  const isOther = (phrase: Phrase) =>
    phrase.from > from && valuesOf(phrase, 'kind').some((kind) => !reading.words.kinds.isGeneral(kind));
  const to = phrases.find(isOther)?.to ?? from;
  const goesWith = (token: string, at: number) =>
    GOES_WITH.has(token) || (token === 'with' && tokens[at - 1] === 'wear');
  const begins = tokens.findIndex((token, at) => at >= from && at < to && goesWith(token, at));
  if (begins < 0 || tokens.slice(begins, to).some((token) => reading.words.kindsFor(token).length > 0)) return;
  for (let at = begins; at < to; at++)
    if (!taken[at] && !isFiller(reading, at)) words.push({ word: tokens[at] ?? '', isRequired: false });
  reading.take(begins, to);
}

/** Returns places with those between them, if these are filler: `wear to a wedding`. */
function withFillerBetween(reading: Reading, found: readonly number[]): number[] {
  const all = places({ from: found[0] ?? 0, to: (found.at(-1) ?? -1) + 1 });
  return all.every((at) => found.includes(at) || (!reading.taken[at] && isFiller(reading, at))) ? all : [...found];
}

function readOccasion(reading: Reading, understood: Understood, cued: readonly Cued[], isKind: boolean): void {
  const open = cued.filter(({ places: its }) => its.some((at) => !reading.taken[at]));
  if (open.length === 0) return;
  const found = [...new Set(open.flatMap(({ places: its }) => its))]
    .filter((at) => !reading.taken[at])
    .sort((a, b) => a - b);
  const words = found.map((at) => reading.tokens[at] ?? '');
  const { kinds } = reading.words;
  const called = open.flatMap(({ use }) => use.kinds);
  // A gift of jewelry may be earrings, so that all earrings suit.
  const within =
    understood.kinds.length === 0 || isKind
      ? called
      : [
          ...called.filter((candidate) => understood.kinds.some((kind) => kinds.isBelow(candidate, kind))),
          ...understood.kinds.filter((kind) => called.some((candidate) => kinds.isBelow(kind, candidate))),
        ];
  for (const at of found) reading.take(at, at + 1);
  const stated = [...new Set([...(understood.occasion?.words ?? []), ...words, ...wordsOf(usesMeant(open))])];
  if (!isKind) understood.occasion = { words: stated, kinds: [...new Set(within)] };
  const shown = withFillerBetween(reading, found);
  reading.show('occasion', shown.map((at) => reading.tokens[at] ?? '').join(' '), shown);
}

const isFiller = ({ tokens, words }: Reading, at: number): boolean =>
  words.meaningsOf([tokens[at] ?? '']).some(({ type }) => type === 'filler') || CHEAP.has(tokens[at] ?? '');

/** Reads features such as `v neck` as one word: goods with its last part alone have another one. */
function readFeatures(reading: Reading, { words, brands }: Understood, shop: Shop): void {
  const { tokens, taken } = reading;
  const isOpen = (at: number) => at >= 0 && !taken[at] && !isFiller(reading, at);
  for (const [at, token] of tokens.entries()) {
    if (!FEATURES.has(token) || !isOpen(at) || !isOpen(at - 1)) continue;
    const which = tokens[at - 1] ?? '';
    // Names begin with a brand, and with `floral` only before its print.
    if (shop.beginsNames([which]) && !shop.beginsNames([which, token])) {
      brands.push(which);
      reading.take(at - 1, at);
      reading.show('brand', which, [at - 1]);
      continue;
    }
    const word = `${which} ${token}`;
    words.push({ word, isRequired: true }, { word: which, isRequired: false });
    reading.take(at - 1, at + 1);
    reading.show('words', word, [at - 1, at]);
  }
}

/** Returns the last word if the one at a place is an alternative to it: "adidas or puma" is one condition. */
function alternativeTo({ tokens }: Reading, { words }: Understood, at: number): Word | undefined {
  const last = tokens[at - 1] === 'or' ? words.at(-1) : undefined;
  return last && [last.word, ...(last.same ?? [])].includes(tokens[at - 2] ?? '') ? last : undefined;
}

/** Adds the word at a place, unless it is known already. */
function addWord(reading: Reading, understood: Understood, at: number, added: Word): void {
  const other = alternativeTo(reading, understood, at);
  if (other) other.same = [...(other.same ?? []), added.word];
  else if (!understood.words.some(({ word }) => word === added.word)) understood.words.push(added);
}

function readWords(reading: Reading, understood: Understood, isOptional: boolean): void {
  const open = reading.tokens.flatMap((_, at) => (reading.taken[at] || isFiller(reading, at) ? [] : [at]));
  const understoodNothing = reading.spans.length === 0 && understood.order === undefined && !understood.isCheap;
  // A text of filler alone is searched in names, because most descriptions have these words.
  const isInNames = open.length === 0 && understoodNothing;
  for (const at of isInNames ? reading.tokens.keys() : open) {
    const word = reading.tokens[at] ?? '';
    // A number beside a brand is a model that names seldom state.
    const isModel = understood.brands.length > 0 && /^\d+$/.test(word);
    const isBegun = at === reading.tokens.length - 1 && !isInNames;
    const isRequired = !isOptional && !isModel;
    addWord(reading, understood, at, { word, isRequired, isBegun, ...(isInNames && { role: 'inNames' }) });
    if (!isOptional) reading.show('words', word, [at]);
  }
}
