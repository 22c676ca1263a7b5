import { formatMoney } from '@ethereal/contracts/format-money';
import type { SearchCondition, SearchPart } from '@ethereal/contracts/items';
import type { Talk } from '../assistant/talk.ts';
import { isIngredient, wordsOfSubstance } from '../care/substances.ts';
import { NUMBER_WORDS } from '../reading/digits.ts';
import { namesThing } from '../reading/reading.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { mentions, readable } from '../text/mentions.ts';
import { SMALL_WORDS, stem } from '../text/words.ts';
import { listWords, spaced } from './lines.ts';
import { isNamedPerson } from './person.ts';
import type { Answered, Found } from './search.ts';
import { interestsIn, isAttached, isFit } from './thing.ts';
import { type Conditions, isForChild } from './wish.ts';

export const quoted = (text: string): string => `“${escapeMarkdown(text)}”`;

function priceWords({ understood: { priceMin, priceMax } }: Found): string {
  if (priceMin !== undefined && priceMax !== undefined)
    return `from ${formatMoney(priceMin)} to ${formatMoney(priceMax)}`;
  if (priceMax !== undefined) return `under ${formatMoney(priceMax)}`;
  return priceMin === undefined ? '' : `over ${formatMoney(priceMin)}`;
}

const AGES = { baby: 'a baby', boys: 'a boy', girls: 'a girl', kids: 'children' } as const;
const isAgeGroup = (group: string): group is keyof typeof AGES => group in AGES;

/** Returns the age of a child: "for a 7-year-old". */
export function ageWords({ age }: Conditions): string {
  if (age === undefined || isForChild({ age }) === false) return '';
  if (age < 2) return 'for a baby';
  return `for ${/^(?:8|11|18)/.test(String(age)) ? 'an' : 'a'} ${age}-year-old`;
}

/** Words for people of whom somebody has several: "my girls trip". */
const SEVERAL = /^(?:girls|boys|kids|guys|sons|daughters)$/;

/** Returns the person for whom something is, as the shopper named them: "for your dad". */
export function personSaid({ reading: { spans, tokens } }: Talk): string {
  const own = spans.find((span) => isNamedPerson(span) && /^(?:my|our)$/.test(tokens[span.from - 1]?.text ?? ''));
  if (!own) return '';
  const name = own.text.replace(/(?: s?hes?|[’']s?)$/, '');
  // "My mums birthday" is that of one mum.
  const isOwner = /^\p{L}{3,}$/u.test(tokens[own.to]?.text ?? '') && !SMALL_WORDS.has(tokens[own.to]?.text ?? '');
  return `for your ${escapeMarkdown(isOwner && name === own.text && !SEVERAL.test(name) ? stem(name) : name)}`;
}

function whomWords({ understood }: Found, talk: Talk): string {
  const [group] = understood.forWhom;
  return (
    ageWords(understood) ||
    (group && (personSaid(talk) || `for ${isAgeGroup(group) ? AGES[group] : escapeMarkdown(group)}`)) ||
    ''
  );
}

/**
 * Returns the sizes of a search: "in size 8 (M)". A number without a system is searched for in each of them, and in the
 * letters of the chart.
 */
export function sizesSaid({ understood: { sizes } }: Found): string[] {
  const plain = new Set(sizes.map((size) => size.replace(/^(?:US|Ring) /, '')));
  const joined = (form: RegExp) =>
    listWords(
      [...plain].filter((one) => form.test(one)),
      'or',
    );
  const [numbers, letters] = [joined(/^\d/), joined(/^\D/)];
  if (numbers && letters) return [`in size ${numbers} (${letters})`];
  return plain.size > 0 ? [`in size ${numbers || letters}`] : [];
}

const isKept = ({ relaxed }: Found, of: SearchCondition): boolean => !relaxed.includes(of);

/** Returns the person and the size that hold. */
export const keptPerson = (found: Found, talk: Talk): string =>
  spaced(isKept(found, 'forWhom') ? whomWords(found, talk) : '', ...(isKept(found, 'size') ? sizesSaid(found) : []));

/** Returns the price that holds. */
export const keptPrice = (found: Found): string => (isKept(found, 'price') ? priceWords(found) : '');

/** Returns the conditions that hold, for the sentence before the items: "For a 7-year-old under $30". */
export const kept = (found: Found, talk: Talk): string => spaced(keptPerson(found, talk), keptPrice(found));

/** Returns the colors and materials that hold and that a name doesn't have: the "white" of "white shirt in linen". */
export const keptLooks = (found: Found, name: string): string =>
  listWords(
    (['color', 'material'] as const)
      .filter((of) => isKept(found, of))
      .flatMap((of) => labelsOf(found, of))
      .filter((label) => !name.includes(label)),
    'or',
  );

/** Returns the shopper's words for the conditions of some sorts. */
export const labelsOf = ({ understood }: Found, ...of: SearchPart['of'][]): string[] =>
  understood.parts.filter((part) => of.includes(part.of)).map(({ label }) => label);

/** Words that do not stand between an attached word and its "with" or "for". */
const LEADS = /^(?:with|for)$/;
/** Maximum number of words of a phrase from its "with" or "for" on. */
const LONGEST_PHRASE = 5;

/** Returns the phrase of the message that attaches a word to the thing: "for a garden party"; blank if none does. */
export function attachedPhrase(word: string, talk: Talk): string {
  const { tokens } = talk.reading;
  const at = tokens.findIndex(({ text }, place) => text === word && isAttached(tokens, place));
  if (at < 0) return '';
  const before = tokens.slice(Math.max(0, at + 1 - LONGEST_PHRASE), at);
  const from = at - before.length + before.findLastIndex(({ text }) => LEADS.test(text));
  const to = isAttached(tokens, at + 1) ? at + 2 : at + 1;
  return escapeMarkdown(
    tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  );
}

/** Maximum number of kinds that a name of a thing means. */
const MOST_KINDS = 3;

/** Returns the shopper's name of the wanted thing, with what describes it: "gym leggings"; blank without one. */
export function nameSaid(found: Found, { reading: { tokens, spans, text: message } }: Talk): string {
  const labels = labelsOf(found, 'kind').map((label) => label.split(' ').at(-1) ?? label);
  const span = spans.find((one) => namesThing(one) && labels.some((label) => one.text.includes(label)));
  const isUse = (at: number) => spans.some(({ tag, from, to }) => tag === 'OCCASION' && from <= at && at < to);
  // Many kinds are those that a use calls for, and no name.
  const isNamed = found.understood.kinds.length <= MOST_KINDS;
  const at = isNamed ? tokens.findIndex(({ text }, place) => labels.includes(text) && !isUse(place)) : -1;
  let from = span?.from ?? at;
  const described = labelsOf(found, 'words', 'occasion').flatMap((label) => label.split(' '));
  // "Two candles" are candles.
  if (span && NUMBER_WORDS.has(tokens[from]?.text ?? '') && from + 1 < span.to) from += 1;
  while (from > 0 && described.includes(tokens[from - 1]?.text ?? '')) from -= 1;
  const to = span?.to ?? at + 1;
  return from < 0 ? '' : escapeMarkdown(message.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0).toLowerCase());
}

/** Returns the shopper's name of the wanted thing, else that of its kinds; blank for many kinds. */
export function nameOf(found: Found, talk: Talk): string {
  const { kinds } = found.understood;
  const ofKinds = kinds.length > MOST_KINDS ? [] : kinds.map((kind) => kind.replace(/!$/, ''));
  return nameSaid(found, talk) || escapeMarkdown(listWords(ofKinds, 'or'));
}

/** Returns the beginning of a sentence on what nothing meets: "No other white shirt". */
export function noneOf({ wish }: Found, name: string, looks: string): string {
  const isMore = (wish.except ?? []).length > 0;
  return name ? spaced('No', isMore ? 'other' : '', looks, name) : spaced('Nothing', isMore ? 'else' : '');
}

/** Whether nothing has the shopper's name of the thing: its kind or a word of the name was dropped. */
export function isUnsold(found: Found, talk: Talk): boolean {
  const name = nameSaid(found, talk);
  const isIn = ({ of, label }: SearchPart) => found.relaxed.some((one) => one === of) && name.includes(label);
  return found.relaxed.includes('kind') ? nameOf(found, talk) !== '' : found.understood.parts.some(isIn);
}

/** Maximum number of words of a message of which each counts. */
const FEW_SAID = 4;

/** Whether a prepared text mentions a word; of an ingredient, also one of its family: almond oil for "nuts". */
export const isMentioned = (text: string, word: string): boolean =>
  (isIngredient(word) ? wordsOfSubstance(word) : [readable(word).trim()]).some((one) => mentions(text, one));

/** Returns a phrase on a missing word. An ingredient is only not mentioned by the sellers. */
const ofText = (word: string, phrase: string): string =>
  isIngredient(word) ? phrase.replace(/^with (?:any )?/, 'with any mention of ') : phrase;

/**
 * Returns the stated words that the best item does not mention: "with sleeves", "in petite", of a short message also
 * "described as “warmer”".
 */
function wordsMissing(found: Found, talk: Talk): string[] {
  const [best] = found.items;
  const text = best ? readable(`${best.name} . ${best.description}`) : '';
  const name = nameOf(found, talk);
  const openIn = (of: 'words' | 'occasion') =>
    (found.relaxed.includes(of) ? labelsOf(found, of) : [])
      .flatMap((label) => label.split(' '))
      .filter((word) => !name.includes(word) && !isMentioned(text, word));
  const isShort = talk.reading.tokens.length <= FEW_SAID;
  const isOther = (word: string) => isShort && !isFit(word) && attachedPhrase(word, talk) === '';
  const others = [...openIn('words'), ...openIn('occasion')].filter(isOther);
  return [
    ...[...openIn('words'), ...openIn('occasion').filter(isFit)].map((word) =>
      isFit(word) ? `in ${word === 'plus' ? 'plus sizes' : word}` : ofText(word, attachedPhrase(word, talk)),
    ),
    others.length > 0 ? `described as ${quoted(others.join(' '))}` : '',
  ];
}

/** Returns the phrase for a dropped condition: "in black", "in size 10", "under $15.00". */
function missing(found: Found, of: SearchCondition, talk: Talk): string[] {
  const { colors, materials } = found.understood;
  const name = nameOf(found, talk);
  const said = (own: readonly string[], condition: 'color' | 'material') => {
    const labels = labelsOf(found, condition);
    const values = (labels.length > 0 ? labels : own.slice(0, 2)).filter((one) => !name.includes(one));
    return values.length > 0 ? [`in ${listWords(values.map(escapeMarkdown), 'or')}`] : [];
  };
  if (of === 'price') return [priceWords(found)];
  if (of === 'forWhom') return [whomWords(found, talk)];
  if (of === 'color') return said(colors, of);
  if (of === 'material') return said(materials, of);
  if (of === 'size') return sizesSaid(found);
  return [];
}

/** Returns the dropped conditions that the shopper stated, as phrases behind the name of the thing. */
export const droppedIn = (found: Found, talk: Talk): string[] =>
  [...new Set([...found.relaxed.flatMap((of) => missing(found, of, talk)), ...wordsMissing(found, talk)])].filter(
    Boolean,
  );

/** Returns what a person likes and what no shown present is for. */
export function interestsMissing({ wish, shown, understood, relaxed }: Answered, { reading }: Talk): string[] {
  if (!wish.isGift) return [];
  const texts = shown.map(({ name, description }) => readable(`${name} . ${description}`));
  const isDropped = (of: SearchPart['of']) => relaxed.some((one) => one === of);
  const isMet = (word: string) => understood.parts.some(({ of, label }) => label.includes(word) && !isDropped(of));
  return interestsIn(reading).filter((word) => !isMet(word) && !texts.some((text) => mentions(text, stem(word))));
}
